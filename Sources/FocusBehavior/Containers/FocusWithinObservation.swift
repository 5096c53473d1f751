import UIKit

/// Observes, for `observeFocusWithin(_:perform:)`, whether any screen inside a container has focus. Ends when it is deallocated.
@MainActor
final class FocusWithinObservation {
  let options: FocusOptions
  private(set) var hasFocus = false
  private weak var container: UIViewController?
  private var handler: ((_ hasFocus: Bool) -> Void)?
  /// The monitors of the screens inside that have focus under `options`.
  private var focused: Set<ObjectIdentifier> = []

  init(_ container: UIViewController, _ options: FocusOptions, _ handler: @escaping (_ hasFocus: Bool) -> Void) {
    self.container = container
    self.options = options
    self.handler = handler
  }

  /// Ends the observation, also while changes are being reported.
  func end() {
    handler = nil
  }

  /// Decides whether one of the screens inside has focus.
  /// - Parameters:
  ///   - monitors: the monitors of all screens that have appeared.
  ///   - reader: the reader of the sample.
  ///   - mayGain: false leaves a gain to a later decision.
  /// - Returns: whether there is a change to report.
  func decide(_ monitors: [FocusMonitor], _ reader: inout FocusReader, mayGain: Bool) -> Bool {
    guard let container else { return false }
    var now: Set<ObjectIdentifier> = []
    for monitor in monitors where monitor.screen?.isContained(in: container) == true {
      let identity = ObjectIdentifier(monitor)
      let hadFocus = focused.contains(identity)
      if hadFocus || mayGain, monitor.hasFocus(under: options, &reader, was: hadFocus) { now.insert(identity) }
    }
    focused = now
    guard hasFocus == now.isEmpty else { return false }
    hasFocus.toggle()
    return true
  }

  func report() {
    handler?(hasFocus)
  }
}
