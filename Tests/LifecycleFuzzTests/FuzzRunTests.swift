import Foundation
import Journey
import LifecycleBehaviors
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@testable import LifecycleFuzz

/// A run: which journeys it plays, what it makes of their faults, and what it keeps.
@MainActor
@Suite(.oneDevice)
struct FuzzRunTests {
  @Test("The same app has the same faults in the same journeys, each time")
  func repeatable() async {
    let first = await played(LifecycleFuzz { HomeScreen.app { DelegatingScreen() } }.operations(200))
    let second = await played(LifecycleFuzz { HomeScreen.app { DelegatingScreen() } }.operations(200))
    #expect(first.findings.map { FuzzReport($0).text } == second.findings.map { FuzzReport($0).text })
    #expect(first.summary.description == second.summary.description)
    let other = await played(LifecycleFuzz { HomeScreen.app { DelegatingScreen() } }.operations(200).seed(1_000))
    #expect(other.findings.first?.seed != first.findings.first?.seed)
  }

  @Test("A report has the fault, the steps with their screens, and the same as a test")
  func report() async throws {
    let run = await played(LifecycleFuzz { HomeScreen.app { DelegatingScreen() } }.operations(300))
    var finding = try #require(run.findings.first)
    finding.count = 3
    #expect(
      FuzzReport(finding).text.replacing(/from \d+, \d+ plays, seed \d+/, with: "from N, N plays, seed N") == """
        DelegatingScreen is still in memory a second after 'tap back' closed it. DelegatingScreen.list.delegate leads back to it, \
        and retains the screen unless the property is weak.
        3 steps (from N, N plays, seed N, 3 journeys lead to it):
          tap Open  # HomeScreen
          wait 1    # DelegatingScreen
          tap back  # DelegatingScreen
        As a test of its own:
          @Test func delegatingScreenIsReleased() async throws {
            try await app.play("tap Open; wait 1; tap back")
          }
        """)
  }

  @Test("A step is printed in one line, whatever is written on what it touched")
  func step() {
    let step = FuzzStep(command: .touch(.tap("a\u{1b}")), screen: "HomeScreen", label: "Buy\n\u{202e}now")
    #expect(step.line(width: 0) == #"tap a\u{1b}  # HomeScreen, "Buy\n\u{202e}now""#)
  }

  @Test("A frequent fault hides no rare one: both are found in one run")
  func severalFaults() async {
    let run = await played(LifecycleFuzz { HomeScreen.app { LoudScreen() } }.operations(1_000))
    #expect(Set(run.findings.map(\.fault.kind)).isSuperset(of: [.missedSuper, .notReleased]))
    #expect(run.findings.allSatisfy { $0.count > 1 })
  }

  @Test(
    "A fault is reported with those that it causes: a screen that its timer keeps, with one more timer after each visit"
  )
  func consequences() async throws {
    let run = await played(LifecycleFuzz { HomeScreen.app { TimedScreen() } }.operations(1_000))
    let finding = try #require(run.findings.first)
    #expect(run.findings.map(\.fault.kind) == [.notReleased])
    #expect(
      FuzzReport(finding).text.split(separator: "\n").dropFirst().first == """
        With it comes: Each visit of UINavigationController > TimedScreen adds a Timer of Foundation, which is not removed when the \
        visit ends.
        """)
  }

  @Test("A screen that leaks is reported once, also where the app watches for leaks itself")
  func leakOnce() async {
    final class WatchedScreen: UIViewController {
      private lazy var onChange: () -> Void = { self.title = "" }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        onChange()
        addBehaviors([LeakWatchBehavior()])
      }
    }
    let run = await played(LifecycleFuzz { HomeScreen.app { WatchedScreen() } }.operations(1_000))
    #expect(run.findings.map(\.fault.kind) == [.notReleased])
  }

  @Test("Kept screens, ignored targets and known kinds of faults do not fail a run")
  func exceptions() async {
    let fuzz = LifecycleFuzz { HomeScreen.app { DelegatingScreen() } }.operations(300)
    #expect(await played(fuzz.keeping(DelegatingScreen.self)).findings.isEmpty)
    #expect(await played(fuzz.except(.notReleased)).findings.isEmpty)
    let ignoring = await played(fuzz.ignoring("Open"))
    #expect(ignoring.findings.isEmpty)
    #expect(ignoring.summary.screens == ["HomeScreen"])
    #expect(ignoring.complaints == [])
    #expect(await !played(fuzz).findings.isEmpty)
  }

  @Test("A name that is ignored, and that nothing has, is reported")
  func unknownName() async {
    let run = await played(LifecycleFuzz { HomeScreen.app { PlainDetail() } }.operations(100).ignoring("Opne"))
    #expect(
      run.complaints == [
        """
        Nothing has the name "Opne", which the test ignores. There was HomeScreen "Open", PlainDetail "back". Write a name \
        as the steps of a journey have it.
        """
      ])
  }

  @Test("A journey that failed is saved as text beside the test, and played first")
  func saving() async throws {
    let folder = TemporaryFolder()
    let saved = SavedJourneys(of: "shop()", beside: folder.url.path + "/ShopTests.swift")
    var first = FuzzRun(LifecycleFuzz { HomeScreen.app { DelegatingScreen() } }.operations(300), saved: saved)
    await first.playAll()
    withKnownIssue { first.report(at: #_sourceLocation) }
    let file = folder.url.appendingPathComponent("Fuzz/shop.journeys")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == """
        # DelegatingScreen is still in memory a second after 'tap back' closed it. DelegatingScreen.list.delegate leads back to it, \
        and retains the screen unless the property is weak.
        root app
        tap Open
        wait 1
        tap back


        """)

    // The first journey of the next run is the saved one. It is not shortened, and not saved again.
    let again = SavedJourneys(of: "shop()", beside: folder.url.path + "/ShopTests.swift")
    #expect(again.journeys == [[.touch(.tap("Open")), .wait(1), .touch(.tap("back"))]])
    var second = FuzzRun(LifecycleFuzz { HomeScreen.app { DelegatingScreen() } }.operations(1), saved: again)
    await second.playAll()
    #expect(second.findings.map(\.isSaved) == [true])
    withKnownIssue { second.report(at: #_sourceLocation) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)

    // The fault is mended: the journey stays, and passes.
    var third = FuzzRun(LifecycleFuzz { HomeScreen.app { PlainDetail() } }.operations(1), saved: again)
    await third.playAll()
    #expect(third.findings.isEmpty)
  }

  @Test("A saved journey that cannot be played any more is reported, and so is a file that cannot be read")
  func rot() async throws {
    let folder = TemporaryFolder()
    let path = folder.url.path + "/ShopTests.swift"
    try folder.write("root app\ntap Open\nwait 1\ntap Pay\n", to: "Fuzz/shop.journeys")
    let plain = LifecycleFuzz { HomeScreen.app { PlainDetail() } }.operations(1)
    var run = FuzzRun(plain, saved: SavedJourneys(of: "shop()", beside: path))
    await run.playAll()
    #expect(
      run.complaints == [
        """
        A journey of Fuzz/shop.journeys has 'tap Pay', which cannot be played: 'PlainDetail' has no 'Pay' that can be touched \
        now; there are: back
        """
      ])
    try folder.write("root app\ntpa Open\n", to: "Fuzz/shop.journeys")
    #expect(
      SavedJourneys(of: "shop()", beside: path).complaints == [
        """
        Fuzz/shop.journeys cannot be read, so none of its journeys was played: unknown command 'tpa'; did you mean 'tap'?
        """
      ])
  }

  @Test("RealTime: a block of asyncAfter keeps its screen for a while, which is no fault")
  func machineTime() async {
    let run = await played(LifecycleFuzz { HomeScreen.app { DelayedScreen() } }.operations(200))
    #expect(run.findings.map(\.fault.message) == [])
    #expect(run.summary.screens.contains("DelayedScreen"))
  }

  @Test("Text that an interruption clears is a fault, and text that stays is none", arguments: ["call", "prompt"])
  func interruption(_ name: String) async throws {
    let fuzz = LifecycleFuzz { UINavigationController(rootViewController: FormScreen()) }
    let steps = try [JourneyCommand](steps: "tap Email; type a; wait 1; \(name); wait 1; end \(name); wait 1")
    let play = await fuzz.play(steps)
    #expect(play.steps.commands == steps)
    #expect(play.faults.map(\.kind) == [.interruption])
    let without = await fuzz.play(Array(steps.dropFirst(2)))
    #expect(without.faults.isEmpty)
  }

  @Test("The second tap of two that comes during a transition touches nothing, in a journey of a test too")
  func secondTap() async throws {
    let fuzz = LifecycleFuzz { HomeScreen.app { PlainDetail() } }
    try await fuzz.play("tap Open; tap Open; wait 1; tap back")
  }

  @Test("The journey in which a process ended is played first by the next one")
  func endedProcess() {
    let folder = TemporaryFolder()
    let path = folder.url.path + "/ShopTests.swift"
    let ended = SavedJourneys(of: "shop()", beside: path)
    ended.begin([.assume("W3")])
    ended.add(.touch(.tap("Open")))
    ended.begin([])
    ended.add(.touch(.tap("Log out")))
    ended.add(.system(.home))
    let next = SavedJourneys(of: "shop()", beside: path)
    #expect(next.journeys == [[.touch(.tap("Log out")), .system(.home)]])
    next.noteEnd()
    #expect(SavedJourneys(of: "shop()", beside: path).journeys.isEmpty)
  }

  @Test("A saved journey in which a process ends is noted, and played once and first by the next one")
  func endedProcessInSavedJourney() async throws {
    let folder = TemporaryFolder()
    let path = folder.url.path + "/ShopTests.swift"
    try folder.write("root app\nwait 1\n\nroot app\ntap Open\n", to: "Fuzz/shop.journeys")
    var noted: [[[JourneyCommand]]] = []
    let fuzz = LifecycleFuzz {
      noted.append(SavedJourneys(of: "shop()", beside: path).journeys)
      return HomeScreen.app { PlainDetail() }
    }
    var run = FuzzRun(fuzz.operations(1), saved: SavedJourneys(of: "shop()", beside: path))
    await run.playAll()
    // The journeys that a process would read if it began while the first, and then the second, was being played.
    let (rest, tap) = ([JourneyCommand.wait(1)], [JourneyCommand.touch(.tap("Open"))])
    #expect(Array(noted.prefix(2)) == [[rest, tap], [tap, rest]])
  }

  @Test("A journey of a test fails with a step that cannot be played, and says what is there instead")
  func refusal() async throws {
    let fuzz = LifecycleFuzz { HomeScreen.app { PlainDetail() } }
    try await fuzz.play("tap Open; wait 1; tap back")
    try await withKnownIssue {
      try await fuzz.play("tap Open; wait 1; tap Pay")
    } matching: { issue in
      issue.comments.first?.rawValue
        == "'tap Pay' cannot be played: 'PlainDetail' has no 'Pay' that can be touched now; there are: back"
    }
    await #expect(throws: JourneyRefusal.self) { try await fuzz.play("tpa Open") }
  }

  @Test("A fault that the same steps do not lead to again is reported as such, and not shortened")
  func notRepeatable() async throws {
    var launches = 0
    let run = await played(
      LifecycleFuzz {
        launches += 1
        let isFaulty = launches == 2
        return HomeScreen.app { isFaulty ? DelegatingScreen() : PlainDetail() }
      }.operations(300))
    let finding = try #require(run.findings.first)
    #expect(run.findings.map(\.fault.kind) == [.notRepeatable])
    #expect(finding.fault.message.contains("The same steps did not lead to it again"))
    #expect(finding.playCount == 0)
  }

  @Test("A run that never comes to a place that it should come to, fails")
  func sometimes() async {
    let fuzz = LifecycleFuzz { HomeScreen.app { PlainDetail() } }.operations(200)
    await fuzz.sometimes("the detail is open") { $0.screen(PlainDetail.self) != nil }.run()
    await withKnownIssue {
      await fuzz.sometimes("an editor is open") { $0.screen(EditorScreen.self) != nil }.run()
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("It was never so that an editor is open.") == true
    }
  }

  @Test("The summary names the screens, and what was never touched")
  func summary() async {
    let run = await played(LifecycleFuzz { HomeScreen.app { FlowScreen() } }.operations(300))
    #expect(run.summary.screens == ["FlowScreen", "HomeScreen"])
    #expect(run.summary.untouchedTargets.isEmpty)
    #expect(run.summary.operations >= 300)
    #expect(run.summary.description.hasSuffix(", 2 screens, 3 of 3 targets."))
  }

  private func played(_ fuzz: LifecycleFuzz) async -> FuzzRun {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var run = FuzzRun(fuzz, saved: SavedJourneys(of: "run()", beside: folder.path + "/Test.swift"))
    await run.playAll()
    return run
  }
}

/// A screen with a frequent fault, and a rare one.
private final class LoudScreen: ButtonScreen {
  private var keeper: (() -> Void)?

  override func viewWillAppear(_ animated: Bool) {}

  override func addButtons() {
    for index in 0..<6 { addButton("Nothing \(index)") {} }
    addButton("Keep") { self.keeper = { self.view.setNeedsLayout() } }
  }
}

/// A screen that its timer keeps.
private final class TimedScreen: ButtonScreen {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { self.view.setNeedsLayout() }
    }
  }
}

/// A screen that does something after a delay of the machine's.
private final class DelayedScreen: ButtonScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.view.setNeedsLayout() }
  }
}
