import UIKit

extension ControlTarget {
  #if canImport(ObjectiveC)
    static let selector = #selector(wasUsed(_:))

    @objc private func wasUsed(_ sender: AnyObject) {
      perform(sender)
    }
  #else
    /// Without Objective-C the stand-in's `Selector` names the method itself.
    static var selector: Selector { Selector(ControlTarget.perform) }
  #endif
}
