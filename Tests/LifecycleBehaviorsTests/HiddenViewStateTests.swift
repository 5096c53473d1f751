import Testing

@testable import LifecycleBehaviors

/// What is decided about the hidden view. What comes of it for behaviors: HiddenViewReturnTests, ReplacedViewTests.
struct HiddenViewStateTests {
  private var state = HiddenViewState()
  private let outside = HiddenViewState.Facts(isInScreen: false, isFirst: false, isBetweenCalls: false)
  private let first = HiddenViewState.Facts(isInScreen: true, isFirst: true, isBetweenCalls: false)

  @Test("A view that was removed is put back at once, and a second later the next time; the first time is reported")
  mutating func removedTwice() {
    let removals = [state.viewWillMove(staysInScreen: true), state.viewWillMove(staysInScreen: false)]
    #expect(removals == [false, true])
    let first = (state.waitBeforeReturn(at: 10), state.action(outside, isReturn: true, at: 10))
    #expect(first == (0, .putBack(isReported: true)))
    let call = state.didReturn(isGone: false)
    #expect(call == nil)
    let isRemoved = state.viewWillMove(staysInScreen: false)
    #expect(isRemoved && state.waitBeforeReturn(at: 10.25) == 0.75 && state.waitBeforeReturn(at: 12) == 0)
    let second = state.action(outside, isReturn: true, at: 11)
    #expect(second == .putBack(isReported: false))
  }

  @Test("A view that stays behind in the former view follows the screen's new one, but not between two calls of UIKit")
  mutating func leftBehind() {
    let between = HiddenViewState.Facts(isInScreen: false, isFirst: false, isBetweenCalls: true)
    let actions = [between, outside].map { state.action($0, isReturn: false, at: 0) }
    #expect(actions == [nil, .follow])
  }

  @Test("After ten moves from index 0 in a second the view is left there for good")
  mutating func reordered() {
    let actions = (0..<12).map { _ in state.action(first, isReturn: false, at: 5) }
    #expect(actions == Array(repeating: .bringToFront, count: 10) + [.giveUp, nil])
    let later = state.action(first, isReturn: false, at: 60)
    #expect(later == nil)
  }

  @Test("The moves of a second count until it is over")
  mutating func reorderedInTwoSeconds() {
    let times = Array(repeating: 5.0, count: 10) + Array(repeating: 6, count: 11)
    let actions = times.map { state.action(first, isReturn: false, at: $0) }
    #expect(actions == Array(repeating: .bringToFront, count: 20) + [.giveUp])
  }

  @Test("Calls of a child whose view is out do not apply to the screen, until it appears")
  mutating func calls() {
    var applies: [Bool] = []
    _ = state.viewWillMove(staysInScreen: false)
    for callback in [AppearanceTracker.Callback.willDisappear, .didDisappear, .willAppear, .isAppearing] {
      applies.append(state.childIsCalled(callback))
    }
    #expect(applies == [false, false, true, true])
  }

  @Test("The end of a hidden child that is being removed is none of the screen; one that stays is as before")
  mutating func leaving() {
    state.childWillMove(toParent: false)
    var applies = [state.childIsCalled(.willDisappear)]
    let isRemoved = state.viewWillMove(staysInScreen: false)
    applies += [.willDisappear, .didDisappear, .willAppear, .didAppear].map { state.childIsCalled($0) }
    #expect(!isRemoved && applies == [true, false, false, true, true])
    state.childWillMove(toParent: true)
    let isRemovedLater = state.viewWillMove(staysInScreen: false)
    #expect(!state.isLeaving && isRemovedLater)
  }

  @Test("A view that is out when its child is to be removed is out during that, and after it if the child stays")
  mutating func leavingWhileOut() {
    _ = state.viewWillMove(staysInScreen: false)
    state.childWillMove(toParent: false)
    var applies = [state.childIsCalled(.willDisappear)]
    state.childWillMove(toParent: true)
    applies.append(state.childIsCalled(.didDisappear))
    #expect(applies == [false, false])
  }

  @Test(
    "When the view is back, the screen is told of the appearance that UIKit does not repeat, or of its end",
    arguments: [
      (AppearanceTracker.Callback.didAppear, false, AppearanceTracker.Callback?.some(.didAppear)),
      (.didAppear, true, .didAppear), (.didDisappear, true, .didDisappear), (.didDisappear, false, nil),
      (.willAppear, true, nil),
    ])
  mutating func returned(
    _ call: AppearanceTracker.Callback, isGone: Bool, expected: AppearanceTracker.Callback?
  ) {
    _ = state.viewWillMove(staysInScreen: false)
    _ = state.childIsCalled(call)
    let told = state.didReturn(isGone: isGone)
    #expect(told == expected)
  }
}
