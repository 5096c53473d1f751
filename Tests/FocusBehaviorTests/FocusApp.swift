import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// An app on a device, and the changes that its screens report: `"A lost covered by sheet"`.
@MainActor
final class FocusApp {
  let device: HeadlessDevice
  let log = LifecycleTranscript()
  private let options: FocusOptions

  init(_ options: FocusOptions, on idiom: UIUserInterfaceIdiom) {
    device = HeadlessDevice(idiom: idiom)
    self.options = options
    FocusDecision.forgetRecent()
  }

  func screen(_ name: String) -> Screen {
    let screen = Screen([
      FocusBehavior(options) { [log] change in
        log.record(name + " " + Self.line(change))
      }
    ])
    screen.title = name
    return screen
  }

  private static func line(_ change: FocusChange) -> String {
    let cover = change.reason == .windowNotKey ? nil : change.cover
    return "\(change.kind) \(change.reason.name)" + (cover.map { " by \($0.kind)" } ?? "")
  }

  func launch(showing screen: UIViewController) {
    device.launch(showing: screen)
    settle()
  }

  /// Waits until every transition has ended, and for the frame after it.
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

/// The presets by name.
enum FocusPreset: CaseIterable {
  case attention, media, analytics, privacy

  var options: FocusOptions {
    switch self {
    case .attention: .attention
    case .media: .media
    case .analytics: .analytics
    case .privacy: .privacy
    }
  }
}

/// The changes that the screens should report under each preset.
struct ExpectedFocus {
  let byPreset: [(preset: FocusPreset, lines: [String])]

  static func always(_ lines: [String]) -> ExpectedFocus {
    ExpectedFocus(attention: lines, media: lines, analytics: lines, privacy: lines)
  }

  init(attention: [String], media: [String], analytics: [String], privacy: [String]) {
    byPreset = [(.attention, attention), (.media, media), (.analytics, analytics), (.privacy, privacy)]
  }

  /// `counted` under the presets that count the cause, and `others` under the others.
  static func lines(_ counted: [String], for presets: [FocusPreset], others: [String]) -> ExpectedFocus {
    func of(_ preset: FocusPreset) -> [String] { presets.contains(preset) ? counted : others }
    return ExpectedFocus(
      attention: of(.attention), media: of(.media), analytics: of(.analytics), privacy: of(.privacy))
  }

  /// Plays the cause under each preset with both engines, and compares everything that is reported.
  @MainActor
  func check(
    on idiom: UIUserInterfaceIdiom = .phone, sourceLocation: SourceLocation = #_sourceLocation,
    _ play: (FocusApp) -> Void
  ) {
    for (preset, lines) in byPreset {
      for sampling in [nil, FocusSampling.displayLink(framesPerSecond: 60)] {
        let app = FocusApp(preset.options.sampled(sampling), on: idiom)
        play(app)
        #expect(
          app.log.flush() == lines, "\(preset), \(sampling as Any?)\n\(FocusDecision.log)",
          sourceLocation: sourceLocation)
      }
    }
  }
}
