import LifecycleBehaviors
import TestSupport
import UIKit

/// Hears everything that a random journey causes and checks it on the spot.
@MainActor
final class Witness {
  private(set) var failure: String?
  var liveScreens = 0
  fileprivate(set) var liveCoordinators = 0
  /// Everything that was heard, operations among it.
  private(set) var transcript: [String] = []
  /// The behaviors of each screen in the order they were added.
  fileprivate var behaviors: [String: [WitnessedBehavior]] = [:]

  func record(_ line: String) {
    transcript.append(line)
  }

  func fail(_ message: String) {
    if failure == nil { failure = message }
  }

  fileprivate func hear(
    _ moment: LegalTranscript.Moment, _ behavior: WitnessedBehavior, _ screen: WitnessScreen
  ) {
    record("\(behavior.name) \(moment)")
    if let wrong = behavior.transcript.hear(moment) { fail("\(behavior.name): \(wrong)") }
    checkNesting(moment, behavior, on: screen)
  }

  /// G1: no behavior added earlier lies behind on the way up, and none added later is left up on the way down. One that
  /// is being brought down alone is beside the order: what it adds meanwhile goes to where the screen is.
  private func checkNesting(
    _ moment: LegalTranscript.Moment, _ behavior: WitnessedBehavior, on screen: WitnessScreen
  ) {
    let all = (behaviors[screen.name] ?? []).filter { !$0.transcript.isOver }
    guard let index = all.firstIndex(where: { $0 === behavior }) else { return }
    switch moment {
    case .beforeAppearing, .duringAppearing, .afterAppearing:
      for earlier in all[..<index]
      where !earlier.isLeaving && earlier.transcript.height < behavior.transcript.height {
        fail("\(behavior.name): \(moment) ahead of \(earlier.name)")
      }
    case .afterDisappearing where !behavior.isLeaving:
      for later in all[(index + 1)...] where later.transcript.height > 0 {
        fail("\(behavior.name): \(moment) while \(later.name) is still up")
      }
    default:
      return
    }
  }

  /// From here on the behaviors of these names are not to be told anything.
  func didRemove(_ names: [String]) {
    for behavior in behaviors.values.joined() where names.contains(behavior.name) {
      behavior.transcript.remove()
    }
  }

  /// When nothing moves, every behavior is where its screen is.
  func checkSettled() {
    for (_, behaviors) in behaviors {
      for behavior in behaviors {
        // A screen that UIKit itself leaves between on and off is no measure.
        guard let screen = behavior.screen, !behavior.transcript.isOver, screen.isSettled else { continue }
        let height = behavior.transcript.height
        if height != screen.settledHeight {
          let names = ["off screen", "about to appear", "appearing", "appeared"]
          fail("\(behavior.name) is \(names[height]), its screen \(names[screen.settledHeight])")
        }
      }
    }
    behaviors = behaviors.filter { $0.value.contains { $0.screen != nil } }
  }
}

/// One attachment of a witness behavior.
@MainActor
final class WitnessedBehavior {
  let name: String
  weak var screen: WitnessScreen?
  var transcript = LegalTranscript()
  /// It is being brought down alone, so nothing is said about the others.
  var isLeaving = false
  private let witness: Witness

  init(_ name: String, on screen: WitnessScreen, _ witness: Witness) {
    self.name = name
    self.screen = screen
    self.witness = witness
    witness.liveCoordinators += 1
    witness.behaviors[screen.name, default: []].append(self)
  }

  func forget() {
    witness.liveCoordinators -= 1
  }

  func hear(_ moment: LegalTranscript.Moment, _ screen: WitnessScreen) {
    witness.hear(moment, self, screen)
  }
}
