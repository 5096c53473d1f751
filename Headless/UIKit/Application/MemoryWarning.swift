/// The system runs short of memory. The application delegate is called first, then the notification is posted, then
/// every controller in the windows whose view is loaded is called.
@MainActor
package enum MemoryWarning {
  package static func deliver(in world: World) {
    let application = world.application
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    let name = UIApplication.didReceiveMemoryWarningNotification
    world.aroundPosting(name) { NotificationCenter.default.post(name: name, object: application) }
    let roots = world.scenes.flatMap(\.windows).compactMap(\.rootViewController)
    for controller in roots.flatMap(\.wholeTree) where controller.isViewLoaded {
      controller.didReceiveMemoryWarning()
    }
  }
}

extension UIViewController {
  fileprivate var wholeTree: [UIViewController] {
    [self] + children.flatMap(\.wholeTree) + (modal.presented?.wholeTree ?? [])
  }
}
