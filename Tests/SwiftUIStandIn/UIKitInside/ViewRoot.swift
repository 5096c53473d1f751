/// The views of one hosting controller.
@MainActor
final class ViewRoot {
  private var top: ViewNode?
  private var isUpdating = false
  private var leaving: [ViewNode] = []
  private let needsUpdate: () -> Void
  /// What to do when the update is over, such as `onAppear`.
  var afterUpdate: [() -> Void] = []
  /// What SwiftUI warns of, or what does not work in SwiftUI.
  private(set) var faults: [String] = []

  init(needsUpdate: @escaping () -> Void) {
    self.needsUpdate = needsUpdate
  }

  /// The hosting controller is released.
  isolated deinit {
    if UnknownOrder.dismantlesReleasedViews { top?.dismantleAll() }
  }

  func update(_ view: some View) -> [ViewNode] {
    isUpdating = true
    let watch = watchFirstResponders()
    let top = top ?? ViewNode(type(of: view), root: self)
    self.top = top
    view.place(at: top, EnvironmentValues())
    top.endUpdate()
    watch.forEach(NotificationCenter.default.removeObserver)
    isUpdating = false
    return top.all
  }

  // MARK: Removed views

  /// The view at the node is removed from the hierarchy.
  func leave(_ node: ViewNode) {
    if UnknownOrder.dismantlesBeforeRemoving { node.dismantleAll() } else { leaving.append(node) }
  }

  /// The UIKit views of the removed views have left UIKit's hierarchy.
  func didRemove() {
    leaving.forEach { $0.dismantleAll() }
    leaving = []
  }

  nonisolated static func stateDidChange(_ root: ViewRoot?) {
    MainActor.assumeIsolated { root?.stateDidChange() }
  }

  private func stateDidChange() {
    if isUpdating { faults.append("State was set inside an update") }
    needsUpdate()
  }

  private func watchFirstResponders() -> [any NSObjectProtocol] {
    [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.faults.append("The first responder changed inside an update") }
      }
    }
  }
}
