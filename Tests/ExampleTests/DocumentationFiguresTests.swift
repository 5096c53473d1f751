import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import OverlayBehavior
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// The figures of the documentation are SVG files that are edited by hand, each light and dark. The description in a figure has
/// the facts that it shows; here they are compared with what the framework does.
@MainActor
@Suite(.oneDevice)
struct DocumentationFiguresTests {
  private let device = HeadlessDevice().drivingLifecycleTime()

  /// - Returns: the description in the figure, and the texts that are drawn, in their order in the file.
  private func figure(_ name: String, of module: String) throws -> (description: String, texts: [String]) {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.appendingPathComponent("Sources/\(module)/\(module).docc/Resources")
    let figures = try ["", "~dark"].map { suffix in
      let svg = try String(contentsOf: folder.appendingPathComponent("\(name)\(suffix).svg"), encoding: .utf8)
      let description = try #require(try #/<desc>([^<]*)</desc>/#.firstMatch(in: svg)).output.1
      return (
        description: String(description), texts: svg.matches(of: #/<text[^>]*>([^<]*)</#).map { String($0.output.1) }
      )
    }
    #expect(figures[0].description == figures[1].description)
    #expect(figures[0].texts == figures[1].texts)
    return figures[0]
  }

  private func text(_ number: Double) -> String {
    let hundredths = (number * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  @Test("The calls of one appearance with two behaviors")
  func orderOfCalls() throws {
    let log = LifecycleTranscript()
    let screen = LoggedViewController("screen", in: log)
    screen.inside["viewDidLoad"] = { screen in
      screen.addBehaviors([RecordingBehavior("A", in: log), RecordingBehavior("B", in: log)])
    }
    let window = device.launch(showing: screen)
    device.advance(by: 1)
    window.rootViewController = UIViewController()
    device.advance(by: 1)
    let names = [
      "viewDidLoad": "viewDidLoad()", "wA": "viewWillAppear(_:)", "iA": "viewIsAppearing(_:)",
      "dA": "viewDidAppear(_:)", "wD": "viewWillDisappear(_:)", "dD": "viewDidDisappear(_:)",
    ]
    // The closing is no call of the appearance.
    let calls = log.flush().filter { !$0.contains("afterClosing") }.map { line in
      let words = line.split { " .(".contains($0) }.map(String.init)
      return "\(words[0]) \(names[words[1]] ?? words[1])"
    }
    let figure = try figure("order-of-calls", of: "LifecycleBehaviors")
    #expect(figure.description == "From top to bottom in order of time: \(calls.joined(separator: ", ")).")
    #expect(figure.texts.dropFirst(3) == calls.map { String($0.split(separator: " ")[1]) }[...])
  }

  @Test("What takes the focus from a screen, by preset")
  func attention() throws {
    // Nil for what takes the focus under all options.
    let situations: KeyValuePairs<String, FocusInterruption?> = [
      "another screen is pushed, another tab": nil, "fullScreen over it": nil, "a sheet": .sheet,
      "a sheet beside which it can be used": .undimmedSheet,
      "overFullScreen, a custom presentation": .transparent, "a popover": .popover, "an alert": .alert,
      "a search": .search, "another key window, an overlay": .keyWindowLoss, "Control Center, a call": .inactive,
      "the app in the background": nil,
    ]
    let presets: KeyValuePairs<String, FocusOptions> = [
      "attention": .attention, "media": .media, "analytics": .analytics, "privacy": .privacy,
    ]
    let sentences = presets.map { name, options in
      let taken = situations.filter { $0.value.map(options.interruptions.contains) ?? true }.map(\.key)
      return "Under \(name) the screen loses focus to: \(taken.joined(separator: "; "))."
    }
    #expect(try figure("attention", of: "FocusBehavior").description == sentences.joined(separator: " "))
  }

  @Test("The steps into suspension and back, with their times")
  func suspensionLadder() throws {
    device.launch(showing: UIViewController())
    device.advance(by: 1)
    let beginning = device.now
    var steps = ["in the foreground, the app is active"]
    var times: [String] = []
    let subscription = SuspendMonitor.shared.subscribe(
      SuspendOptions(accuracy: 0.1, backgroundTime: .infinity)
    ) { event in
      switch event {
      case .willSuspend(let warning):
        let note =
          switch warning {
          case .possible: "in didEnterBackground; save here"
          case .imminent(let seconds): "\(text((seconds * 10).rounded() / 10)) s of background time are left"
          case .expired: "the background time is over"
          }
        steps.append("willSuspend(.\(warning.name)), \(note)")
      case .didUnsuspend(let suspension):
        let seconds = (suspension.seconds * 10).rounded() / 10
        steps.append("didSuspend, didUnsuspend, \(text(seconds)) s suspended; it runs again")
      case .didSuspend: steps.append("suspended, no code runs, no event")
      default: return
      }
      if case .didSuspend = event { return }
      times.append("\(text(((device.now - beginning) * 10).rounded() / 10)) s")
    }
    device.pressHome()
    while !device.isSuspended { device.advance(by: 0.1) }
    let suspended = device.now - beginning
    device.advance(by: 60 - suspended)
    device.openApp()
    device.advance(by: 1)
    subscription.cancel()
    let figure = try figure("suspension-ladder", of: "SuspendBehavior")
    #expect(
      figure.description == "After each step: " + steps.joined(separator: "; ")
        + ". From each warning the app may return, which is averted. A suspended process may be killed without a call.")
    times.insert("\(text((suspended * 10).rounded() / 10)) s", at: 3)
    #expect(figure.texts.filter { $0.wholeMatch(of: #/[0-9.]+ s/#) != nil } == times)
  }

  @Test("The life of an overlay, also when the condition changes back while the overlay is being shown")
  func overlayLife() throws {
    device.launch(showing: UIViewController())
    device.advance(by: 1)
    let beginning = device.now
    let connection = Connection()
    var events: [String] = []
    let condition = OverlayCondition { connection.isLost }
    let options = OverlayOptions(
      eventHandler: { event in events.append("\(event.name) after \(text(device.now - beginning)) s") })
    let overlay = OverlayController(while: condition, options: options) { _ in UIViewController() }
    for change in [0.3, 1.2, 2, 2.1] {
      device.advance(by: beginning + change - device.now)
      connection.isLost.toggle()
      condition.setNeedsCheck()
      device.turn()
    }
    device.advance(by: 1)
    overlay.cancel()
    #expect(
      try figure("overlay-life", of: "OverlayBehavior").description
        == "The condition becomes true: \(events.joined(separator: ", ")). When the condition becomes false while the "
        + "overlay is being shown, it is shown first and hidden then.")
  }
}

@MainActor
private final class Connection {
  var isLost = false
}
