import FocusBehavior
import LifecycleBehaviors
import SuspendBehavior
import UIKit

// Adopting scenes.

@MainActor
final class ExamClock {
  var isRunning = false {
    didSet { if isRunning != oldValue { didChange(isRunning) } }
  }
  var didChange: @MainActor (Bool) -> Void = { _ in }
}

@MainActor
final class ExamAnswers {
  var didSave: @MainActor () -> Void = {}

  func save() {
    didSave()
  }
}

final class ExamScreen: UIViewController {
  let clock = ExamClock()
  let answers = ExamAnswers()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      FocusBehavior { [clock] change in
        clock.isRunning = change.hasFocus
      }
      SuspendBehavior { [answers] event in
        if case .willSuspend(.possible) = event { answers.save() }
      }
    }
  }
}

/// For a window that the user closes while another one is in front.
struct SaveWhenClosedBehavior {
  var answers: ExamAnswers
}

extension SaveWhenClosedBehavior: ViewControllerLifecycleBehavior {
  func afterClosing(_ closing: ScreenClosing) {
    if closing.reason == .windowClosed { answers.save() }
  }
}
