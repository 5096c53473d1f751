/// The coordinates of a view or of a scene. Left out: converting from one to another.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension World {
  /// The coordinates of a scene begin at its own corner.
  func coordinateSpace(of scene: UIWindowScene) -> any UICoordinateSpace {
    SceneSpace(bounds: CGRect(origin: .zero, size: size(of: scene)))
  }

  private final class SceneSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) {
      self.bounds = bounds
      super.init()
    }
  }
}
