import UIKit

/// A target that calls a closure, for controls, gesture recognizers and display links.
///
/// Controls and gesture recognizers do not retain their target, so its user does. A display link retains its target until it is
/// invalidated, which is why it retains this and not the user.
@MainActor
package final class ActionTarget: NSObject {
  private let action: @MainActor (_ sender: AnyObject) -> Void

  package init(_ action: @escaping @MainActor (_ sender: AnyObject) -> Void) {
    self.action = action
    super.init()
  }

  #if canImport(ObjectiveC)
    package static let selector = #selector(receive(_:))

    @objc private func receive(_ sender: AnyObject) {
      action(sender)
    }
  #else
    /// Without Objective-C the stand-in's `Selector` names the method itself.
    package static var selector: Selector { Selector(ActionTarget.receive) }

    private func receive(_ sender: AnyObject) {
      action(sender)
    }
  #endif
}
