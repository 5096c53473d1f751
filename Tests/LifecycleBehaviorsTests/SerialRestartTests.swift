import Testing

@testable import LifecycleBehaviors

@Suite
struct SerialRestartTests {
  private enum Step {
    case enter, exit, finish
  }

  /// - Returns: for each step whether work is to be started or cancelled.
  private func play(_ steps: Step...) -> [Bool] {
    var restart = SerialRestart()
    return steps.map { step in
      switch step {
      case .enter: restart.enter()
      case .exit: restart.exit()
      case .finish: restart.finish()
      }
    }
  }

  @Test("Work starts on entry, is cancelled on exit, and starts again after it has returned")
  func visits() {
    #expect(play(.enter, .exit, .finish, .enter) == [true, true, false, true])
  }

  @Test("Entering again while cancelled work has not returned starts no work until it has")
  func serial() {
    #expect(play(.enter, .exit, .enter, .finish, .exit) == [true, true, false, true, true])
  }

  @Test("A visit that has ended before cancelled work has returned starts no work")
  func missedVisit() {
    #expect(play(.enter, .exit, .enter, .exit, .finish, .enter) == [true, true, false, false, false, true])
  }

  @Test("Work that returns by itself is neither cancelled nor started again within the visit")
  func returned() {
    #expect(play(.enter, .finish, .enter, .exit, .enter) == [true, false, false, false, true])
  }
}
