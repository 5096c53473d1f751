import Testing

@testable import LifecycleBehaviors

@Suite struct LifecycleStageTests {
  @Test(
    "The path between two stages leaves no moment out",
    arguments: [
      (.detached, .appeared, "afterAttaching afterLoading beforeAppearing duringAppearing afterAppearing"),
      (.loaded, .beforeAppearing, "beforeAppearing"),
      (.loaded, .appeared, "beforeAppearing duringAppearing afterAppearing"),
      (.beforeAppearing, .appeared, "duringAppearing afterAppearing"),
      (.beforeAppearing, .loaded, "beforeDisappearing afterDisappearing"),
      (.duringAppearing, .beforeDisappearing, "beforeDisappearing"),
      (.appeared, .loaded, "beforeDisappearing afterDisappearing"),
      (.beforeDisappearing, .appeared, "beforeAppearing duringAppearing afterAppearing"),
      (.beforeDisappearing, .loaded, "afterDisappearing"),
      (.appeared, .detached, "beforeDisappearing afterDisappearing beforeDetaching"),
      (.appeared, .appeared, ""),
    ] as [(LifecycleStage, LifecycleStage, String)])
  func path(from start: LifecycleStage, to goal: LifecycleStage, expected: String) {
    #expect(start.path(to: goal).map { "\($0)" }.joined(separator: " ") == expected)
  }

  @Test("From every stage there is a path to every other, of at most five moments, that ends there")
  func everyPairIsConnected() {
    for start in LifecycleStage.allCases {
      for goal in LifecycleStage.allCases {
        let path = Array(start.path(to: goal))
        var stage = start
        for moment in path {
          guard let next = stage.after(moment) else {
            Issue.record("\(moment) is not legal in \(stage), on the way from \(start) to \(goal)")
            return
          }
          stage = next
        }
        #expect(stage == goal)
        #expect(path.count <= 5, "\(start) to \(goal)")
      }
    }
  }

  @Test("A behavior added to a screen that is disappearing catches up to loaded, not to appearing")
  func catchUpGoal() {
    #expect(
      LifecycleStage.allCases.map(\.catchUpGoal) == [
        .detached, .attached, .loaded, .beforeAppearing, .duringAppearing, .appeared, .loaded,
      ])
  }
}
