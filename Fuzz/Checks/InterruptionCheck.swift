import Journey
import UIKit

/// After Control Center, a call, a prompt, a memory warning, or a turn of the device and back the user sees what was there before.
final class InterruptionCheck: FuzzCheck {
  private struct State: Equatable {
    var place: String
    var texts: [String]
    var offsets: [CGPoint]
    var orientation: Bool
  }

  private var isAtRest = false
  private var before: State?
  private var names: [String] = []

  func willPlay(_ command: JourneyCommand, in app: FuzzedApp) {
    if command.isInterruption, isAtRest || before != nil {
      if before == nil { before = state(of: app) }
      names.append(command.text)
    } else if case .wait = command {
      // Time passes during an interruption.
    } else {
      before = nil
      names = []
    }
    isAtRest = false
  }

  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] {
    isAtRest = true
    guard let before, before.orientation == app.device.orientation.isLandscape else { return [] }
    let after = state(of: app)
    let steps = names.map { "'\($0)'" }.joined(separator: " and ")
    self.before = nil
    names = []
    if after.place != before.place {
      return [
        FuzzFault(
          .interruption, of: before.place, "After \(steps) the user is at \(after.place), and was at \(before.place).")
      ]
    }
    guard after != before else { return [] }
    let change =
      after.texts != before.texts
      ? "the text of its fields is \(after.texts), and was \(before.texts)"
      : "its lists are at \(after.offsets), and were at \(before.offsets)"
    return [FuzzFault(.interruption, of: before.place, "After \(steps) at \(before.place) \(change).")]
  }

  private func state(of app: FuzzedApp) -> State {
    let views = app.visibleScreen?.viewIfLoaded?.viewsInside ?? []
    return State(
      place: app.place,
      texts: views.compactMap { ($0 as? UITextField)?.text ?? ($0 as? UITextView)?.text },
      offsets: views.compactMap { ($0 as? UIScrollView)?.contentOffset },
      orientation: app.device.orientation.isLandscape)
  }
}

extension UIView {
  fileprivate var viewsInside: [UIView] { [self] + subviews.flatMap(\.viewsInside) }
}

extension JourneyCommand {
  fileprivate var isInterruption: Bool {
    switch self {
    case .system(.controlCenter), .system(.call), .system(.endCall), .system(.prompt), .system(.endPrompt),
      .system(.memoryWarning), .system(.rotate):
      true
    default: false
    }
  }
}
