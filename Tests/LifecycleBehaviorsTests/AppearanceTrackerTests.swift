import Testing

@testable import LifecycleBehaviors

@Suite struct AppearanceTrackerTests {
  /// Callbacks in the shorthand w, i, d (will, is, did appear) and W, D (will, did disappear).
  private func moments(_ callbacks: String) -> String {
    var tracker = AppearanceTracker()
    var result: [String] = []
    for letter in callbacks {
      let moments = tracker.handle(Self.callback[letter]!)
      result += moments.map { Self.short["\($0)"]! + (tracker.undoesCancelledTransition ? "*" : "") }
    }
    return result.joined()
  }

  private static let callback: [Character: AppearanceTracker.Callback] = [
    "w": .willAppear, "i": .isAppearing, "d": .didAppear, "W": .willDisappear, "D": .didDisappear,
  ]
  private static let short = [
    "beforeAppearing": "w", "duringAppearing": "i", "afterAppearing": "d", "beforeDisappearing": "W",
    "afterDisappearing": "D",
  ]

  @Test(
    "UIKit's callbacks become legal moments; an asterisk marks those that undo a cancelled transition",
    arguments: [
      ("widWD", "widWD"),  // one appearance
      ("widWDwidWD", "widWDwidWD"),  // two
      ("wwidd", "wid"),  // R17: a repeated begin(true) is dropped
      ("widwid", "wid"),  // R17: and so is one on a screen that has appeared
      ("widWWDD", "widWD"),  // repeated disappearance is dropped
      ("WD", ""),  // the screen is off screen
      ("wd", "wid"),  // viewIsAppearing skipped
      ("d", "wid"),  // only the end of it
      ("i", "wi"),
      ("widD", "widWD"),  // viewWillDisappear skipped
      ("wiWD", "wiW*D*"),  // R34: the screen that never arrived
      ("wD", "wW*D*"),
      ("widWwid", "widWw*i*d*"),  // R34: the screen that stays
      ("widWd", "widWw*i*d*"),
      ("widWwidWD", "widWw*i*d*WD"),  // and then leaves for real
      ("wiWwidWD", "wiW*w*i*d*WD"),  // turned back twice
      ("wiWDwid", "wiW*D*wid"),  // a new try after a cancelled one
    ])
  func legalPaths(callbacks: String, expected: String) {
    #expect(moments(callbacks) == expected)
  }

  @Test("A screen that turns back before it is visible has never been visible")
  func turnsBack() {
    var tracker = AppearanceTracker()
    for callback in [AppearanceTracker.Callback.willAppear, .willDisappear] {
      _ = tracker.handle(callback)
      #expect(tracker.state == .loaded)
    }
  }

  @Test("Every sequence of up to seven callbacks yields a legal path")
  func everySequenceIsLegal() {
    let all: [AppearanceTracker.Callback] = [.willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear]
    func visit(_ tracker: AppearanceTracker, _ stage: LifecycleStage, _ depth: Int) -> Bool {
      guard depth < 7 else { return true }
      return all.allSatisfy { callback in
        var tracker = tracker
        var stage = stage
        for moment in tracker.handle(callback) {
          guard let next = stage.after(moment) else { return false }
          stage = next
        }
        return stage == tracker.stage && visit(tracker, stage, depth + 1)
      }
    }
    #expect(visit(AppearanceTracker(), .loaded, 0))
  }
}
