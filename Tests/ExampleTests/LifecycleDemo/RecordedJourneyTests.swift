import Foundation
import HeadlessDevice
import Journey
import LifecycleTimeline
import TestSupport
import Testing
import UIKit

@testable import LifecycleDemo

/// A journey that is written from a recording, and what is recorded when it is played.
@MainActor
@Suite(.oneDevice)
struct RecordedJourneyTests {
  private func recording(of journey: Journey) throws -> TimelineRecording {
    let recorder = TimelineRecorder(TimelineOptions(nameOfScreen: { $0.journeyName }))
    let player = DemoPlayer(on: .virtual(for: journey))
    recorder.start()
    try player.play(journey)
    return recorder.stop()
  }

  /// The events of a recording, those of one time in the order of their text: who hears a notification first is not settled.
  private func lines(_ recording: TimelineRecording) -> [String] {
    var lines: [(time: TimeInterval, line: String)] = []
    for event in recording.events { lines.append((event.time, event.jsonLine)) }
    return lines.sorted { ($0.time, $0.line) < ($1.time, $1.line) }.map(\.line)
  }

  /// - Returns: what the journey that is written from a recording cannot play, and what is recorded otherwise when it is
  /// played: lines that are missing with `-`, new ones with `+`.
  private func outcome(of journey: Journey) throws -> (missing: [String], differences: [String]) {
    let recorded = try recording(of: journey)
    let written = RecordedJourney(recorded)
    let again = try recording(of: Journey(parsing: written.text, file: "written.journey"))
    let changes = lines(again).difference(from: lines(recorded)).map { change in
      switch change {
      case .remove(_, let line, _): "- " + line
      case .insert(_, let line, _): "+ " + line
      }
    }
    return (written.missing, changes)
  }

  @Test("What is written from a journey of the gallery plays the same", arguments: Gallery.journeys.map(\.name))
  func gallery(name: String) throws {
    let partly = ["focus-covers", "focus-scenes", "focus-demo", "suspension"]
    let (missing, differences) = try outcome(of: #require(Gallery.journey(named: name)).journey())
    #expect(missing.isEmpty && differences.isEmpty || partly.contains(name))
  }

  @Test("A search, and an alert in another scene than the one in front, cannot be played")
  func missing() throws {
    func missing(_ name: String) throws -> [String] {
      try outcome(of: #require(Gallery.journey(named: name)).journey()).missing
    }
    #expect(try missing("focus-covers") == ["16.414 search covers List, and is no screen of the recording"])
    #expect(try missing("focus-scenes") == ["3.362 the alert Rate over Film, which is not in front"])
  }

  @Test("Another app plays with its own overlay, and when a process ended is not recorded")
  func otherApp() throws {
    func differences(_ name: String) throws -> [String] {
      let (missing, differences) = try outcome(of: #require(Gallery.journey(named: name)).journey())
      #expect(missing == [])
      return differences.sorted()
    }
    // The wall of another class, and suspensions that this app watches less closely than the demo does.
    func lines(_ sign: String, wall: String, suspended: Double, _ player: Double, _ library: Double) -> [String] {
      [
        #"{"t": 34, "kind": "focus", "subject": "Player", "event": "gained", "reason": "appActive", "#
          + #""previous": \#(player), "suspended": \#(suspended)}"#,
        #"{"t": 34, "kind": "suspend", "subject": "app", "event": "didUnsuspend", "seconds": \#(suspended)}"#,
        #"{"t": 36.35, "kind": "focus", "subject": "Library", "event": "gained", "reason": "appeared", "#
          + #""previous": \#(library), "suspended": \#(suspended)}"#,
        #"{"t": 41, "kind": "focus", "subject": "Profile", "event": "lost", "reason": "windowNotKey", "#
          + #""previous": 0.65, "by": "\#(wall)"}"#,
      ].map { "\(sign) \($0)" }
    }
    #expect(
      try differences("focus-demo")
        == lines("+", wall: "UIViewController", suspended: 19.7, 1.3, 15.3)
        + lines("-", wall: "OfflineViewController", suspended: 19.8, 1.2, 15.2))
    let released = ["Lap", "Timer"].map { "\"kind\": \"behavior\", \"subject\": \"\($0)\", \"event\": \"released\"}" }
    #expect(
      try differences("suspension") == released.map { "+ {\"t\": 4289, " + $0 }
        + released.map { "- {\"t\": 4288, " + $0 })
  }

  /// The journey of what an app does, whose screens are named by their titles.
  private func journey(_ app: (UINavigationController, HeadlessDevice) -> Void) throws -> String {
    let device = HeadlessDevice().drivingLifecycleTime()
    let recorder = TimelineRecorder(TimelineOptions(nameOfScreen: { $0.title }))
    let stack = UINavigationController(rootViewController: Self.screen("Home"))
    recorder.start()
    device.launch(showing: stack)
    device.advance(by: 1)
    app(stack, device)
    device.advance(by: 1)
    return try RecordedJourney(TimelineRecording(jsonLines: recorder.stop().jsonLines)).text
  }

  private static func screen(_ title: String) -> UIViewController {
    let screen = Screen()
    screen.title = title
    return screen
  }

  @Test("What no command does is a comment in its place, and so is what comes over it")
  func comments() throws {
    let text = try journey { stack, device in
      let inside = UINavigationController(rootViewController: Self.screen("Inside"))
      stack.present(inside, animated: true)
      device.advance(by: 1)
      inside.pushViewController(Self.screen("Deep"), animated: true)
      device.advance(by: 1)
      stack.dismiss(animated: true)
      device.advance(by: 1)
      stack.pushViewController(Self.screen("Two words"), animated: false)
    }
    #expect(
      text == """
        root nav Home
        # 1 s: cannot be played: Inside came, presented: in a container
        # 2 s: cannot be played: Deep came, pushed: over Inside, which the journey does not show
        # 3 s: cannot be played: Deep was dismissed, which the journey does not show
        # 3.35 s: cannot be played: Inside went, dismissed, which the journey does not show
        wait 4
        push Two-words instantly
        wait 1

        """)
  }

  @Test("Several screens at once: a stack that is set, a pop of more than one, and two that are dismissed together")
  func several() throws {
    let text = try journey { stack, device in
      let first = stack.viewControllers
      stack.setViewControllers(first + [Self.screen("A"), Self.screen("B"), Self.screen("C")], animated: false)
      device.advance(by: 1)
      stack.popToViewController(stack.viewControllers[1], animated: false)
      device.advance(by: 1)
      stack.popToRootViewController(animated: false)
      device.advance(by: 1)
      stack.present(Self.screen("Lower"), animated: false)
      stack.presentedViewController?.present(Self.screen("Upper"), animated: false)
      device.advance(by: 1)
      stack.dismiss(animated: false)
      device.warnOfMemory()
    }
    #expect(
      text == """
        root nav Home
        # 1 s: cannot be played: C came, pushed: it is not on top of Home
        # 2 s: cannot be played: C went from its container, which the journey does not show
        # 2 s: cannot be played: A came, added: to a container that no command adds to
        # 3 s: cannot be played: A went from its container, which the journey does not show
        wait 4
        present formSheet Lower instantly
        present formSheet Upper instantly
        wait 1
        dismiss instantly
        # 5 s: cannot be played: Lower was dismissed, in a way that no command has
        # 5 s: cannot be played: a memory warning
        wait 1

        """)
  }

  @Test("A recording that does not say how screens came has no journey")
  func olderRecording() throws {
    let line = #"{"t": 0, "kind": "behavior", "subject": "A", "event": "afterAppearing", "animated": false}"#
    #expect(
      try RecordedJourney(TimelineRecording(jsonLines: line)).text
        == "# 0 s: cannot be played: the recording does not say how screens came and went\n")
  }

  @Test("What is written from a random journey plays the same, but for what it says", arguments: RandomBudget.seeds(12))
  func random(seed: UInt64) throws {
    var lines = RandomLines(seed: seed)
    let journey = try lines.journey(of: 25)
    let (missing, differences) = try outcome(of: journey)
    if missing.isEmpty { #expect(differences == [], "\(journey.text)") }
  }
}

/// Draws lines that can be played.
@MainActor
private struct RandomLines {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func journey(of count: Int) throws -> Journey {
    let roots = ["root nav A", "root tabs A B", "root A", "root pages A B C", "root split A B"]
    let root = roots.randomElement(using: &generator) ?? roots[0]
    let start = try Journey(parsing: root, file: "random.journey")
    var lines = start.lines
    let player = DemoPlayer(on: .virtual(for: start))
    try player.play(lines[0])
    let second = JourneyLine(.wait(1))
    try player.play(second)
    lines.append(second)
    for number in 1...count {
      let candidates = try Self.candidates(number).compactMap { try JourneyLine($0) }
      // An alert that takes no focus, or goes while there is none, leaves no trace.
      let isActive = UIApplication.shared.applicationState == .active
      let traced = candidates.filter { isActive || !["alert", "dismiss"].contains($0.text.prefix { $0 != " " }) }
      guard let line = traced.filter({ player.refusal(of: $0) == nil }).randomElement(using: &generator) else {
        continue
      }
      try player.play(line)
      let wait = JourneyLine(.wait([0.5, 1, 2.5].randomElement(using: &generator) ?? 1))
      try player.play(wait)
      lines += [line, wait]
    }
    return try Journey(parsing: lines.map { $0.text + "\n" }.joined(), file: "random.journey")
  }

  private static func candidates(_ number: Int) -> [String] {
    [
      "push P\(number)", "push P\(number) instantly", "pop", "pop instantly", "pop to root", "swipe back",
      "swipe back cancel", "tab A", "tab B", "page A", "page B cancel", "page B", "page C",
      "present pageSheet S\(number)",
      "present formSheet S\(number) undimmed", "present fullScreen S\(number)", "present popover S\(number) instantly",
      "dismiss", "dismiss instantly", "sheet drag", "sheet drag cancel", "alert X\(number)", "embed E\(number) in A",
      "unembed E\(number - 3)", "field F\(number)", "field G\(number)", "end editing", "window W\(number)",
      "window close W\(number - 4)",
      "window forget W\(number - 2)", "home", "open", "control-center open", "control-center close", "lock", "unlock",
      "overlay show", "overlay hide", "scene N\(number)", "scene close N\(number - 3)", "root nav R\(number)",
    ]
  }
}
