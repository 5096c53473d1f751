import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// The value, its handlers, and the log while there is none.
@MainActor
@Suite(.oneDevice)
struct LifecycleIssueTests {
  private let log = LifecycleTranscript()

  /// Reports an issue with this message.
  private func report(_ message: String, at line: UInt? = nil) {
    LifecycleIssue.report(
      .invalidInterval, message, at: line.map { CallSite(file: "App/Player.swift", line: $0) })
  }

  private func subscribe(
    _ name: String, _ act: @escaping @MainActor () -> Void = {}
  ) -> LifecycleSubscription {
    LifecycleIssue.subscribe { [log] issue in
      log.record("\(name) \(issue)")
      act()
    }
  }

  // MARK: The value

  @Test("An issue is described by its message, after the place of the app's call where there is one")
  func description() {
    let issue = LifecycleIssue(kind: .addedTwice, message: "What happened, and what to write.")
    #expect("\(issue)" == "What happened, and what to write.")
    let placed = LifecycleIssue(kind: .addedTwice, message: "What.", fileID: "App/Player.swift", line: 12)
    #expect("\(placed)" == "App/Player.swift:12: What.")
    #expect("\(placed.kind)" == "addedTwice" && placed.kind.name == "addedTwice")
  }

  @Test("Issues are equal when all their parts are")
  func equality() {
    final class Player: UIViewController {}
    func issue(
      _ kind: LifecycleIssue.Kind = .addedTwice, _ message: String = "a",
      _ screenType: UIViewController.Type? = Player.self, _ behaviorType: (any Any.Type)? = Int.self,
      _ fileID: String? = "f", _ line: Int? = 1
    ) -> LifecycleIssue {
      LifecycleIssue(
        kind: kind, message: message, screenType: screenType, behaviorType: behaviorType, fileID: fileID, line: line)
    }
    let different = [
      issue(), issue(.wrongScreen), issue(.addedTwice, "b"), issue(.addedTwice, "a", UIViewController.self),
      issue(.addedTwice, "a", nil), issue(.addedTwice, "a", Player.self, String.self),
      issue(.addedTwice, "a", Player.self, Int.self, "g"), issue(.addedTwice, "a", Player.self, Int.self, "f", 2),
    ]
    for (index, issue) in different.enumerated() { #expect(different.firstIndex(of: issue) == index) }
  }

  // MARK: Handlers

  @Test("Handlers receive each issue, in the order of their subscriptions, until they are cancelled or released")
  func several() {
    let a = subscribe("a")
    let c = subscribe("c")
    do {
      let b = subscribe("b")
      report("1")
      withExtendedLifetime(b) {}
    }
    report("2")
    #expect(log.flush() == ["a 1", "c 1", "b 1", "a 2", "c 2"])
    a.cancel()
    a.cancel()
    report("3")
    #expect(log.flush() == ["c 3"])
    c.cancel()
  }

  @Test("A handler that is cancelled within another or itself is not called any more; an added one gets the next issue")
  func changedWithin() {
    var b: LifecycleSubscription?
    var c: LifecycleSubscription?
    var d: LifecycleSubscription?
    let a = subscribe("a") {
      b?.cancel()
      if d == nil { d = subscribe("d") }
    }
    b = subscribe("b")
    c = subscribe("c") { c = nil }
    report("1")
    #expect(log.flush() == ["a 1", "c 1"])
    report("2")
    #expect(log.flush() == ["a 2", "d 2"])
    withExtendedLifetime((a, b, c, d)) {}
  }

  @Test("What is reported once for each type reaches every handler once, also one that subscribes later")
  func oncePerType() {
    let screen = UIViewController()
    func reportOnce() { LifecycleIssue.reportOnce(.wrongScreen, "once", on: screen, of: Self.self) }
    let a = subscribe("a")
    for _ in 1...2 { reportOnce() }
    #expect(log.flush() == ["a once"])
    a.cancel()
    let b = subscribe("b")
    for _ in 1...2 { reportOnce() }
    #expect(log.flush() == ["b once"])
    b.cancel()
  }

  // MARK: The log

  /// How often a text is in the output of an exit test.
  private func count(_ text: String, in result: ExitTest.Result?) -> Int {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).components(separatedBy: text).count - 1
  }

  @Test("Each distinct issue is logged once while there is no handler: none yet, or none any more")
  func logged() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let suite = LifecycleIssueTests()
      for _ in 1...3 {
        suite.report("first", at: 12)
        suite.report("first", at: 13)
      }
      do {
        let handler = suite.subscribe("a")
        suite.report("handled")
        suite.report("again")
        withExtendedLifetime(handler) {}
      }
      suite.report("again")
      precondition(suite.log.flush() == ["a handled", "a again"])
    }
    #expect(count("LifecycleBehaviors, invalidInterval: App/Player.swift:12: first", in: result) == 1)
    #expect(count("LifecycleBehaviors, invalidInterval: App/Player.swift:13: first", in: result) == 1)
    #expect(count("invalidInterval: handled", in: result) == 0)
    #expect(count("invalidInterval: again", in: result) == 1)
  }
}
