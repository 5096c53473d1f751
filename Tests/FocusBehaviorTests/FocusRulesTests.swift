import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

@MainActor
struct FocusRulesTests {
  private func verdict(_ policy: FocusPolicy = .attention, _ change: (inout FocusFacts) -> Void) -> FocusVerdict {
    var facts = FocusFacts()
    change(&facts)
    return FocusRules.verdict(facts, policy)
  }

  private func cover(_ style: UIModalPresentationStyle) -> FocusCover {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    return FocusCover(controller, kind: controller.coverKind)
  }

  @Test("A screen that has appeared in a visible key window of an active app has focus")
  func nothingInTheWay() {
    #expect(verdict { _ in } == .focused)
  }

  @Test(
    "A modal takes the focus if the policy counts its kind",
    arguments: [
      (.fullScreen, [.attention, .media, .analytics, .privacy, []]),
      (.currentContext, [.attention, .media, .analytics, .privacy, []]),
      (.overFullScreen, [.attention, .media, .analytics]),
      (.overCurrentContext, [.attention, .media, .analytics]),
      (.custom, [.attention, .media, .analytics]),
      (.pageSheet, [.attention, .media, .analytics]),
      (.formSheet, [.attention, .media, .analytics]),
      (.automatic, [.attention, .media, .analytics]),
      (.popover, [.attention, .analytics]),
    ] as [(UIModalPresentationStyle, [FocusPolicy])])
  func modals(style: UIModalPresentationStyle, losing: [FocusPolicy]) {
    let cover = cover(style)
    for policy in [FocusPolicy.attention, .media, .analytics, .privacy, []] {
      let expected: FocusVerdict = losing.contains(policy) ? .unfocused(.covered(by: cover)) : .focused
      #expect(verdict(policy) { $0.cover = cover } == expected, "\(style) under \(policy)")
    }
  }

  @Test("During its transition a screen remains a candidate of its group, or none")
  func candidateOnItsWay() {
    var facts = FocusFacts()
    facts.isInTransition = true
    for was in [true, false] {
      #expect(FocusRules.isCandidate(facts, .attention, was: was) == was)
    }
    facts.isInTransition = false
    #expect(FocusRules.isCandidate(facts, .attention, was: false))
    facts.isOutranked = true
    #expect(FocusRules.isCandidate(facts, .attention, was: false), "the group alone keeps it from focus")
    facts.app = .background
    #expect(!FocusRules.isCandidate(facts, .attention, was: true))
  }

  @Test("An alert is a reason of its own, and only where the policy counts it")
  func alert() {
    let alert = FocusCover(UIAlertController(title: nil, message: nil, preferredStyle: .alert), kind: .alert)
    #expect(verdict { $0.cover = alert } == .unfocused(.alert(by: alert)))
    #expect(verdict(.media) { $0.cover = alert } == .focused)
    #expect(verdict(.analytics) { $0.cover = alert } == .focused)
  }

  @Test(
    "The app and the scene: background always takes the focus, inactive where the policy counts it",
    arguments: [
      (.active, .active, nil, nil),
      (.active, .inactive, .sceneInactive, nil),
      (.active, .background, .sceneBackground, .sceneBackground),
      (.inactive, .active, .appInactive, nil),
      (.inactive, .inactive, .appInactive, nil),
      (.inactive, .background, .sceneBackground, .sceneBackground),
      (.background, .active, .appBackground, .appBackground),
      (.background, .inactive, .appBackground, .appBackground),
      (.background, .background, .appBackground, .appBackground),
    ] as [(FocusFacts.Activity, FocusFacts.Activity, FocusReason?, FocusReason?)])
  func states(app: FocusFacts.Activity, scene: FocusFacts.Activity, attention: FocusReason?, media: FocusReason?) {
    for (policy, reason) in [(FocusPolicy.attention, attention), (.media, media)] {
      let verdict = verdict(policy) {
        $0.app = app
        $0.scene = scene
      }
      #expect(verdict == reason.map { .unfocused($0) } ?? .focused)
    }
  }

  @Test("Another key window takes the focus where the policy counts it")
  func keyWindow() {
    #expect(verdict { $0.isWindowKey = false } == .unfocused(.windowNotKey(by: nil)))
    #expect(verdict(.media) { $0.isWindowKey = false } == .unfocused(.windowNotKey(by: nil)))
    #expect(verdict(.analytics) { $0.isWindowKey = false } == .focused)
    #expect(verdict([]) { $0.window = .hidden } == .unfocused(.windowHidden))
    #expect(verdict([]) { $0.window = .none } == .unfocused(.disappeared))
  }

  @Test("During a transition only a completed presentation and the app in the background take the focus")
  func transition() {
    let sheet = cover(.pageSheet)
    #expect(verdict { $0.isInTransition = true } == .undecided)
    let covered = verdict {
      $0.isCoverInTransition = true
      $0.cover = sheet
    }
    #expect(covered == .undecided)
    let coveredMeanwhile = verdict {
      $0.isInTransition = true
      $0.cover = sheet
    }
    #expect(coveredMeanwhile == .interrupted(.covered(by: sheet)))
    let away = verdict {
      $0.isInTransition = true
      $0.app = .background
    }
    #expect(away == .interrupted(.appBackground))
  }

  @Test("A screen loses focus as soon as it has disappeared, and a modal that removed its view is the reason")
  func disappeared() {
    let modal = cover(.fullScreen)
    let sheet = cover(.pageSheet)
    let gone = verdict {
      $0.appearance = .disappeared
      $0.isInTransition = true
    }
    #expect(gone == .unfocused(.disappeared))
    let behindModal = verdict {
      $0.appearance = .disappeared
      $0.cover = modal
    }
    #expect(behindModal == .unfocused(.covered(by: modal)))
    let behindSheet = verdict {
      $0.appearance = .disappeared
      $0.cover = sheet
    }
    #expect(behindSheet == .unfocused(.disappeared))
  }

  @Test("Reasons of the screen precede those of the app, for every combination of states")
  func precedence() {
    let sheet = cover(.pageSheet)
    for app in [FocusFacts.Activity.active, .inactive, .background] {
      for scene in [FocusFacts.Activity.active, .inactive, .background] {
        func both(_ change: (inout FocusFacts) -> Void) -> FocusVerdict {
          verdict {
            $0.app = app
            $0.scene = scene
            change(&$0)
          }
        }
        #expect(both { $0.appearance = .notAppeared } == .unfocused(.notAppeared))
        #expect(both { $0.appearance = .disappeared } == .unfocused(.disappeared))
        #expect(both { $0.window = .hidden } == .unfocused(.windowHidden))
        #expect(both { $0.cover = sheet } == .unfocused(.covered(by: sheet)))
        #expect(both { $0.isWindowKey = false } == .unfocused(.windowNotKey(by: nil)))
      }
    }
  }
}
