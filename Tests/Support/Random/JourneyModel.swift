import LifecycleBehaviors
import UIKit

/// Receives all moments that a random journey causes and checks each of them immediately.
@MainActor
public final class JourneyModel {
  public private(set) var failure: String?
  public internal(set) var liveScreens = 0
  public fileprivate(set) var liveCoordinators = 0
  /// The last moments and operations, in order.
  public private(set) var transcript: [String] = []
  /// The behaviors of each screen in the order they were added.
  fileprivate var behaviors: [String: [BehaviorRecord]] = [:]

  public init() {}

  public func record(_ line: String) {
    transcript.append(line)
    if transcript.count > 2_000 { transcript.removeFirst(1_000) }
  }

  public func fail(_ message: String) {
    if failure == nil { failure = message }
  }

  fileprivate func receive(
    _ moment: LegalTranscript.Moment, _ behavior: BehaviorRecord, _ screen: ModelledScreen
  ) {
    record("\(behavior.name) \(moment)")
    if let wrong = behavior.transcript.receive(moment) { fail("\(behavior.name): \(wrong)") }
    checkNesting(moment, behavior, on: screen)
  }

  /// G1: on the way up no behavior that was added earlier is behind, and on the way down none that was added later is
  /// ahead. A behavior that is being removed alone is not compared: what it adds meanwhile catches up to the screen.
  private func checkNesting(
    _ moment: LegalTranscript.Moment, _ behavior: BehaviorRecord, on screen: ModelledScreen
  ) {
    let all = (behaviors[screen.name] ?? []).filter { !$0.transcript.hasEnded }
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

  /// From here on the behaviors with these names must not be called.
  func didRemove(_ names: [String]) {
    for behavior in behaviors.values.joined() where names.contains(behavior.name) {
      behavior.transcript.remove()
    }
  }

  /// Without a transition in progress, every behavior is at the stage of its screen.
  public func checkSettled() {
    for (_, behaviors) in behaviors {
      for behavior in behaviors {
        // A screen that UIKit itself leaves in the middle of a transition is not compared.
        guard let screen = behavior.screen, !behavior.transcript.hasEnded, screen.isSettled else { continue }
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

/// One attachment of a modelled behavior.
@MainActor
final class BehaviorRecord {
  let name: String
  weak var screen: ModelledScreen?
  var transcript = LegalTranscript()
  /// It is being removed alone, so it is not compared with the others.
  var isLeaving = false
  /// Weak, because the model has the records.
  private weak var model: JourneyModel?

  init(_ name: String, on screen: ModelledScreen, _ model: JourneyModel) {
    self.name = name
    self.screen = screen
    self.model = model
    model.liveCoordinators += 1
    model.behaviors[screen.name, default: []].append(self)
  }

  func forget() {
    model?.liveCoordinators -= 1
  }

  func receive(_ moment: LegalTranscript.Moment, _ screen: ModelledScreen) {
    model?.receive(moment, self, screen)
  }
}
