import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// A device on which something takes the focus, and what its screens have been told: `"A lost covered by sheet"`.
@MainActor
final class FocusStage {
  let device: HeadlessDevice
  let log = LifecycleTranscript()
  private let policy: FocusPolicy
  private let sampling: FocusSampling

  init(_ policy: FocusPolicy, _ sampling: FocusSampling, on idiom: UIUserInterfaceIdiom) {
    device = HeadlessDevice(idiom: idiom).drivingLifecycleTime()
    self.policy = policy
    self.sampling = sampling
    FocusDecision.forgetRecent()
  }

  func screen(_ name: String) -> Screen {
    let screen = Screen([
      FocusBehavior(FocusOptions(policy: policy, sampling: sampling)) { [log] change in
        log.record(name + " " + Self.line(change))
      }
    ])
    screen.title = name
    return screen
  }

  private static func line(_ change: FocusChange) -> String {
    let kind = change.isReasonChange ? "still lost" : change.hasFocus ? "gained" : "lost"
    let cover = if case .windowNotKey = change.reason { "" } else { change.reason.cover.map { " by \($0.kind)" } ?? "" }
    return "\(kind) \(change.reason.name)\(cover)"
  }

  func launch(showing screen: UIViewController) {
    device.launch(showing: screen)
    settle()
  }

  /// Everything comes to its end, and the frame after it.
  func settle() {
    device.advance(by: 1)
  }

  func present(_ screen: UIViewController, _ style: UIModalPresentationStyle, on presenter: UIViewController) {
    screen.modalPresentationStyle = style
    presenter.present(screen, animated: true)
    settle()
  }

  func dismiss(_ screen: UIViewController) {
    screen.dismiss(animated: true)
    settle()
  }
}

/// What the screens of each preset should be told.
struct ExpectedFocus {
  let byPreset: [(policy: FocusPolicy, lines: [String])]

  static func always(_ lines: [String]) -> ExpectedFocus {
    ExpectedFocus(attention: lines, media: lines, analytics: lines, privacy: lines)
  }

  init(attention: [String], media: [String], analytics: [String], privacy: [String]) {
    byPreset = [(.attention, attention), (.media, media), (.analytics, analytics), (.privacy, privacy)]
  }

  /// What presets that count the cause hear, and what the others do.
  static func lines(_ counted: [String], for presets: [FocusPolicy], others: [String]) -> ExpectedFocus {
    func of(_ preset: FocusPolicy) -> [String] { presets.contains(preset) ? counted : others }
    return ExpectedFocus(
      attention: of(.attention), media: of(.media), analytics: of(.analytics), privacy: of(.privacy))
  }

  /// Plays the cause under each preset with both engines, and compares the whole of what is told.
  @MainActor
  func check(
    on idiom: UIUserInterfaceIdiom = .phone, sourceLocation: SourceLocation = #_sourceLocation,
    _ play: (FocusStage) -> Void
  ) {
    for (policy, lines) in byPreset {
      for sampling in [FocusSampling.standard, .eventDriven] {
        let stage = FocusStage(policy, sampling, on: idiom)
        play(stage)
        #expect(
          stage.log.flush() == lines, "\(policy), \(sampling)\n\(FocusDecision.log)", sourceLocation: sourceLocation)
      }
    }
  }
}
