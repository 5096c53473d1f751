import Foundation
import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@testable import LifecycleFuzz

/// Budgets: what an app may do while nobody looks, and how much it may keep.
@MainActor
@Suite(.oneDevice)
struct FuzzBudgetTests {
  @Test("Work while the app is not in front is found, with what is at work")
  func workNotInFront() async throws {
    let fuzz = LifecycleFuzz { HomeScreen.app { AnimatedScreen() } }.except(.notReleased, .growth)
    let finding = try #require(await Self.findings(of: fuzz.expecting(.noWork(while: .notInFront))).first)
    #expect(finding.fault.kind == .budget)
    #expect(finding.fault.message.contains("while not in front at UINavigationController > "))
    #expect(finding.fault.message.contains("a display link of AnimatedScreen"))
    #expect(finding.steps.count <= 7)
  }

  @Test("A repeated behavior that runs in the background is found, and one that stops is not")
  func workInBackground() async throws {
    func fuzz(_ screen: @escaping @MainActor () -> UIViewController) -> LifecycleFuzz {
      LifecycleFuzz { UINavigationController(rootViewController: screen()) }
        .onDevice { $0.suspendsInBackground = false }
        .expecting(.noWork(while: .background))
    }
    let finding = try #require(await Self.findings(of: fuzz { PulsingScreen(stops: false) }).first)
    #expect(finding.fault.message.contains("in the background at UINavigationController > PulsingScreen"))
    #expect(await Self.findings(of: fuzz { PulsingScreen(stops: true) }).isEmpty)
  }

  @Test("As many turns as the budget has are no fault")
  func turns() async {
    let fuzz = LifecycleFuzz { UINavigationController(rootViewController: PulsingScreen(stops: false)) }
    #expect(await Self.findings(of: fuzz.expecting(.turns(atMost: 10, while: .inFront))).isEmpty)
    #expect(await !Self.findings(of: fuzz.expecting(.turns(atMost: 0, while: .inFront))).isEmpty)
  }

  @Test("An app that keeps something of each launch exceeds a budget of memory, and another does not")
  func memory() async {
    // In a process of its own, because other tests use and release memory in this one meanwhile.
    await #expect(processExitsWith: .success) { try await Self.playWithMemory() }
  }

  private static func playWithMemory() async throws {
    var kept: [[UInt8]] = []
    let keeping = LifecycleFuzz {
      kept.append([UInt8](repeating: 1, count: 1_000_000))
      return UINavigationController(rootViewController: PlainDetail())
    }
    let finding = try #require(await findings(of: keeping.expecting(.memory(growsAtMost: 5_000_000))).first)
    #expect(finding.fault.message.contains("each journey leaves something behind"))
    #expect(finding.steps.isEmpty)
    kept = []
    let plain = LifecycleFuzz { HomeScreen.app { PlainDetail() } }
    #expect(await findings(of: plain.expecting(.memory(growsAtMost: 5_000_000))).isEmpty)
  }

  private static func findings(of fuzz: LifecycleFuzz) async -> [FuzzFinding] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var run = FuzzRun(fuzz.operations(600), saved: SavedJourneys(of: "budget()", beside: folder.path + "/Test.swift"))
    await run.playAll()
    return run.findings
  }
}

/// A screen that does something each second, in the time of behaviors.
private final class PulsingScreen: ButtonScreen {
  private let stops: Bool
  private var timer: LifecycleSubscription?

  init(stops: Bool) {
    self.stops = stops
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("PulsingScreen is not made from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pulse()
  }

  private func pulse() {
    timer = LifecycleTime.current.schedule(after: 1) { [weak self] in self?.pulse() }
    if stops, UIApplication.shared.applicationState == .background { timer?.cancel() }
  }
}
