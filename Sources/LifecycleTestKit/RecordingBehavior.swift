import LifecycleBehaviors
import UIKit

/// A behavior that records every moment in a ``LifecycleTranscript``: `"name beforeAppearing"`.
///
/// ```swift
/// screen.addBehaviors([RecordingBehavior("a", in: transcript)])
/// ```
///
/// If the facts of the moment are true, `animated`, `catch-up` and `undo` are appended, in this order:
/// `"name beforeAppearing animated undo"`. A change of size is `"name beforeChangingSize(to: 844.0x390.0)"`. A closing is
/// `"name afterClosing popped by gesture"`. The moments of layout are recorded only if `recordsLayout` is true, because UIKit
/// may repeat them.
///
/// ## Topics
///
/// ### Creating a behavior
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
  ///   - name: the beginning of each line.
  ///   - transcript: the transcript in which the moments are recorded.
  ///   - recordsLayout: whether the moments of layout are recorded, too.
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

  /// Records the moment.
  /// - Parameters:
  ///   - moment: the moment.
  ///   - viewController: the screen to which the behavior was added.
  ///   - context: the circumstances of the moment.
  public func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .beforeLayingOutSubviews, .afterLayingOutSubviews:
      if recordsLayout { record("\(moment)", context) }
    default: record("\(moment)", context)
    }
  }

  /// Records the closing.
  /// - Parameters:
  ///   - closing: how the screen was closed.
  ///   - context: the coordinator.
  public func receive(_ closing: ScreenClosing, context: Context) {
    transcript.record("\(name) afterClosing \(closing)")
  }
}
