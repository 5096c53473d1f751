import LifecycleBehaviors
import UIKit

/// A behavior that writes every moment into a ``Transcript``: `"name beforeAppearing"`.
///
/// Animation, catch-up and undoing are appended when they hold: `"name beforeAppearing animated undo"`. Layout is
/// left out unless asked for, since UIKit may repeat it.
public struct RecordingBehavior: ViewControllerLifecycleBehavior {
  private let name: String
  private let recordsLayout: Bool
  private let transcript: Transcript

  /// - Parameters:
  ///   - name: what each line starts with.
  ///   - transcript: where the moments are written.
  ///   - recordsLayout: whether the layout moments are written too.
  public init(_ name: String, in transcript: Transcript, recordsLayout: Bool = false) {
    self.name = name
    self.transcript = transcript
    self.recordsLayout = recordsLayout
  }

  private func record(_ moment: String, _ context: Context) {
    var words = [name, moment]
    if context.isAnimated { words.append("animated") }
    if context.isCatchUp { words.append("catch-up") }
    if context.undoesCancelledTransition { words.append("undo") }
    transcript.record(words.joined(separator: " "))
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    record("afterAttaching", context)
  }
  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    record("beforeDetaching", context)
  }
  public func afterLoading(_ viewController: UIViewController, context: Context) {
    record("afterLoading", context)
  }
  public func beforeAppearing(_ viewController: UIViewController, context: Context) {
    record("beforeAppearing", context)
  }
  public func duringAppearing(_ viewController: UIViewController, context: Context) {
    record("duringAppearing", context)
  }
  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    record("afterAppearing", context)
  }
  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    record("beforeDisappearing", context)
  }
  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    record("afterDisappearing", context)
  }
  public func beforeLayingOutSubviews(_ viewController: UIViewController, context: Context) {
    if recordsLayout { record("beforeLayingOutSubviews", context) }
  }
  public func afterLayingOutSubviews(_ viewController: UIViewController, context: Context) {
    if recordsLayout { record("afterLayingOutSubviews", context) }
  }
  public func beforeTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    record("beforeTransition(to: \(size.width)x\(size.height))", context)
  }
  public func duringTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    record("duringTransition(to: \(size.width)x\(size.height))", context)
  }
  public func afterTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    record("afterTransition(to: \(size.width)x\(size.height))", context)
  }
  public func afterReceivingMemoryWarning(_ viewController: UIViewController, context: Context) {
    record("afterReceivingMemoryWarning", context)
  }
  public func afterChangingTraits(
    _ viewController: UIViewController, from previousTraits: UITraitCollection?, context: Context
  ) {
    record("afterChangingTraits", context)
  }
}
