import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

// What the table of FocusRulesTableTests does not say.

@MainActor
struct FocusRulesTests {
  private let attention = FocusOptions.attention.interruptions

  @Test("During its transition a screen remains a candidate of its group, or none")
  func candidateOnItsWay() {
    var facts = FocusFacts()
    facts.isInTransition = true
    for was in [true, false] {
      #expect(FocusRules.isCandidate(facts, attention, was: was) == was)
    }
    facts.isInTransition = false
    #expect(FocusRules.isCandidate(facts, attention, was: false))
    facts.isOutranked = true
    #expect(FocusRules.isCandidate(facts, attention, was: false), "the group alone keeps it from focus")
    facts.app = .background
    #expect(!FocusRules.isCandidate(facts, attention, was: true))
  }
}
