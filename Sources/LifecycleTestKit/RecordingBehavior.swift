import LifecycleBehaviors
import UIKit

/// A behavior that writes every moment into a ``LifecycleTranscript``: `"name beforeAppearing"`.
///
/// ```swift
/// screen.addBehaviors([RecordingBehavior("a", in: transcript)])
/// ```
///
/// `animated`, `catch-up` and `undo` are appended where they are true, in this order: `"name beforeAppearing animated undo"`. A
/// change of size is written as `"name beforeChangingSize(to: 844.0x390.0)"`, a closing as `"name afterClosing popped by
/// gesture"`. Layout is left out unless `recordsLayout` is true,
/// because UIKit may repeat it.
///
/// ## Topics
///
/// ### Creating one
///
/// - ``init(_:in:recordsLayout:)``
///
/// ### As a behavior
///
/// - ``receive(_:on:context:)``
/// - ``receive(_:context:)``
public struct RecordingBehavior: ViewControllerLifecycleBehavior {
  private let name: String
  private let recordsLayout: Bool
  private let transcript: LifecycleTranscript

  /// Creates a recording behavior.
  /// - Parameters:
  ///   - name: what each line starts with.
  ///   - transcript: where the moments are written.
  ///   - recordsLayout: whether the layout moments are written too.
  public init(_ name: String, in transcript: LifecycleTranscript, recordsLayout: Bool = false) {
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

  /// Writes the moment into the transcript.
  public func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .beforeLayingOutSubviews, .afterLayingOutSubviews:
      if recordsLayout { record("\(moment)", context) }
    default: record("\(moment)", context)
    }
  }

  /// Writes the closing into the transcript.
  public func receive(_ closing: ScreenClosing, context: Context) {
    transcript.record("\(name) afterClosing \(closing)")
  }
}
