/// The callbacks of controllers that are on the call stack. A presentation that is asked for inside one depends on it.
@MainActor
final class CallsUnderWay {
  private var willCalls = 0
  private var didAppears = 0

  /// Inside `viewDidLoad`, `viewWillAppear`, `viewIsAppearing` or `viewWillDisappear`: a transition is being prepared.
  var isInWillCall: Bool { willCalls > 0 }
  /// R132: inside `viewDidAppear`.
  var isInDidAppear: Bool { didAppears > 0 }

  func inWillCall(_ body: () -> Void) {
    willCalls += 1
    body()
    willCalls -= 1
  }

  func inDidAppear(_ body: () -> Void) {
    didAppears += 1
    body()
    didAppears -= 1
  }
}
