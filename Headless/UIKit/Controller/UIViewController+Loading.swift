// R4-R6: the view is loaded when it is first read.

extension UIViewController {
  var loadedView: UIView {
    if let viewStorage { return viewStorage }
    loadView()
    guard let view = viewStorage else {
      preconditionFailure("\(type(of: self)).loadView() returned without setting the view")
    }
    World.current.calls.inWillCall { viewDidLoad() }
    // viewDidLoad may have set another.
    return viewStorage ?? view
  }

  func replaceView(with new: UIView?) {
    if let new { checkOwnership(of: new) }
    if let old = viewStorage, old !== new { old.controller = nil }
    viewStorage = new
    new?.controller = self
  }

  /// The window of a root whose view is not in it, because a modal covers it or because it was not shown yet.
  var rootWindow: UIWindow? {
    World.current.scenes.lazy.flatMap(\.windows).first { $0.rootViewController === self }
  }
}
