/// A frame of reference on the screen: a view's, a screen's or a scene's.
@available(iOS 8.0, *)
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// The coordinates of a screen, or those of a scene on it, in which the frames of the scene's windows are given (R183).
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
  /// In the coordinates of the screen.
  private let frame: () -> CGRect

  init(frame: @escaping () -> CGRect) {
    self.frame = frame
    super.init()
  }

  var bounds: CGRect { CGRect(origin: .zero, size: frame().size) }

  fileprivate var toScreen: CGAffineTransform {
    let origin = frame().origin
    return CGAffineTransform(translationX: origin.x, y: origin.y)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let way = way(to: coordinateSpace) else { return coordinateSpace.convert(point, from: self) }
    return point.applying(way)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let way = way(to: coordinateSpace) else { return coordinateSpace.convert(point, to: self) }
    return point.applying(way.inverted())
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let way = way(to: coordinateSpace) else { return coordinateSpace.convert(rect, from: self) }
    return rect.mapped(by: way)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let way = way(to: coordinateSpace) else { return coordinateSpace.convert(rect, to: self) }
    return rect.mapped(by: way.inverted())
  }

  /// - Returns: nil for a space of the app's own, which itself converts.
  private func way(to space: any UICoordinateSpace) -> CGAffineTransform? {
    let other = (space as? UIView)?.toScreen ?? (space as? ScreenSpace)?.toScreen
    return other.map { toScreen.concatenating($0.inverted()) }
  }
}

extension UIScreen {
  @available(iOS 8.0, *)
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace { self.bounds } }
}

@available(iOS 13.0, *)
extension UIWindowScene {
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  public var coordinateSpace: any UICoordinateSpace {
    ScreenSpace { CGRect(origin: World.current.origin(of: self), size: World.current.size(of: self)) }
  }
}
