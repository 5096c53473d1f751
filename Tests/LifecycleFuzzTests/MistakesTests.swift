import Foundation
import TestSupport
import Testing
import UIKit

@testable import LifecycleFuzz

/// Mistakes of real apps are found, and the journey to each is short.
@MainActor
@Suite(.oneDevice)
struct MistakesTests {
  @Test("Each mistake is found, in at most 7 steps; one that needs three visits in at most 10", arguments: Mistake.all)
  func find(_ mistake: Mistake) async throws {
    let findings = await findings(of: mistake.fuzz(), mistake.operations)
    let finding = try #require(findings.first { $0.fault.kind == mistake.kind })
    #expect(finding.fault.message.contains(mistake.message), "\(finding.fault.message)")
    #expect(finding.steps.count <= (mistake.kind == .growth ? 10 : 7))
    // The steps alone lead to it, too.
    let again = await mistake.fuzz().play(finding.steps.commands)
    #expect(again.faults.contains { $0.isSame(as: finding.fault) })
  }

  @Test("An app without a mistake has no fault")
  func noFault() async {
    let found = await findings(of: LifecycleFuzz { HomeScreen.app { PlainDetail() } })
    #expect(found.map(\.fault.message) == [])
  }

  private func findings(of fuzz: LifecycleFuzz, _ operations: Int = 800) async -> [FuzzFinding] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let saved = SavedJourneys(of: "mistake()", beside: folder.path + "/Test.swift")
    var run = FuzzRun(fuzz.operations(operations), saved: saved)
    await run.playAll()
    return run.findings
  }
}
