import Foundation

extension Story {
  /// What the user sees when an action has been carried out, and what has come of it.
  struct Still: Equatable {
    /// That of the action, beginning with 1.
    var number: Int
    var action: Caption
    var outcome: Caption?
    var phone: PhoneState
    /// Nil if the screen plays nothing.
    var isPlaying: Bool?

    var outline: PhoneState.Outline { phone.outline(isPlaying: isPlaying) }
  }

  /// A still for each action after which the phone looks as it has not before.
  func stills(in range: ClosedRange<TimeInterval>?) -> [Still] {
    actions.indices.filter { range?.contains(actions[$0].time) ?? true }.reduce(into: []) { stills, index in
      guard let still = still(after: index) else { return }
      if !stills.contains(where: { $0.outline == still.outline }) { stills.append(still) }
    }
  }

  /// - Parameter index: that of an action.
  /// - Returns: what is seen before the next one; nil if that follows at once.
  private func still(after index: Int) -> Still? {
    let action = actions[index]
    let next = actions.dropFirst(index + 1).first?.time ?? .infinity
    guard next > action.time, let frame = frames.last(where: { $0.time < next }) else { return nil }
    let nextOrder = actions.dropFirst(index + 1).first?.order ?? .max
    let outcome = outcomes.last { action.order < $0.order && $0.order < nextOrder }
    let isPlaying = active.contains { $0.lowerBound < next && $0.upperBound >= min(next, end) }
    return Still(
      number: index + 1, action: action, outcome: outcome, phone: frame.phone,
      isPlaying: plays && frame.phone.screen == hero ? isPlaying : nil)
  }
}
