import TestSupport
import Testing
import UIKit

@testable import LifecycleBehaviors

@Suite struct LifecycleStageTests {
  @Test("These steps are legal, and no other")
  func steps() {
    let steps = LifecycleStage.allCases.flatMap { stage in
      ActingBehavior.moments.compactMap { moment in stage.after(moment).map { "\(stage): \(moment) leads to \($0)" } }
    }
    #expect(
      steps == [
        "unattached: afterAttaching leads to attached",
        "attached: afterLoading leads to loaded",
        "attached: beforeDetaching leads to detached",
        "loaded: beforeAppearing leads to beforeAppearing",
        "loaded: beforeDetaching leads to detached",
        "beforeAppearing: duringAppearing leads to duringAppearing",
        "beforeAppearing: beforeDisappearing leads to beforeDisappearing",
        "beforeAppearing: beforeDetaching leads to detached",
        "duringAppearing: afterAppearing leads to appeared",
        "duringAppearing: beforeDisappearing leads to beforeDisappearing",
        "duringAppearing: beforeDetaching leads to detached",
        "appeared: beforeDisappearing leads to beforeDisappearing",
        "appeared: beforeDetaching leads to detached",
        "beforeDisappearing: beforeAppearing leads to beforeAppearing",
        "beforeDisappearing: afterDisappearing leads to loaded",
        "beforeDisappearing: beforeDetaching leads to detached",
      ])
  }

  @Test(
    "Layout and the environment change no stage, and are legal while the view is loaded",
    arguments: [
      .beforeLayingOutSubviews, .afterLayingOutSubviews, .beforeChangingSize(to: .zero), .duringChangingSize(to: .zero),
      .afterChangingSize(to: .zero), .afterChangingTraits(from: nil), .afterReceivingMemoryWarning,
    ] as [LifecycleMoment])
  func environment(moment: LifecycleMoment) {
    for stage in LifecycleStage.allCases {
      let isLoaded = ![.unattached, .attached, .detached].contains(stage)
      #expect(stage.after(moment) == (isLoaded ? stage : nil))
    }
  }

  @Test("A behavior added to a screen that is disappearing catches up to loaded, not to appearing")
  func catchUpGoal() {
    #expect(
      LifecycleStage.allCases.map(\.catchUpGoal) == [
        .unattached, .attached, .loaded, .beforeAppearing, .duringAppearing, .appeared, .loaded, .detached,
      ])
  }
}
