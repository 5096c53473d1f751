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

/// The coordinates of a screen, in which the frames of windows are given. The coordinates of a scene are the same here.
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
  private let currentBounds: () -> CGRect

  init(bounds: @escaping () -> CGRect) {
    currentBounds = bounds
    super.init()
  }

  var bounds: CGRect { currentBounds() }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: point.applying(view.toScreen.inverted())
    case is ScreenSpace: point
    default: coordinateSpace.convert(point, from: self)
    }
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: point.applying(view.toScreen)
    case is ScreenSpace: point
    default: coordinateSpace.convert(point, to: self)
    }
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: rect.mapped(by: view.toScreen.inverted())
    case is ScreenSpace: rect
    default: coordinateSpace.convert(rect, from: self)
    }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: rect.mapped(by: view.toScreen)
    case is ScreenSpace: rect
    default: coordinateSpace.convert(rect, to: self)
    }
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
    ScreenSpace { CGRect(origin: .zero, size: World.current.size(of: self)) }
  }
}
