import UIKit

/// The stays of one screen, one after the other: from its opening, while it is in place, to its closing.
@MainActor
final class ScreenStay {
  /// How the screen came; nil between stays.
  private(set) var opening: ScreenOpening?
  /// The links that held the screen when it was last in place and in no transition. They are kept after the closing, because a
  /// popped screen has its parent for a while longer.
  private var chain: [ScreenLink] = []
  /// Why the screen is not in place any more, as it was when that was noticed first: what happens before the transition has
  /// ended does not change the reason.
  private var candidate: (reason: ScreenClosing.Reason, isInteractive: Bool)?
  private var hadAppeared = false
  private var isFirst = true
  /// Why the screen was closed last.
  private var lastReason: ScreenClosing.Reason?

  /// Whether the screen is in place, or was and its closing has not been told yet.
  var isOpen: Bool { opening != nil }

  // MARK: What UIKit reports

  func screenWillAppear(_ screen: UIViewController, _ reader: ContainerReader) {
    guard opening == nil else { return }
    reader.beginLook()
    if let chain = reader.chain(of: screen, after: [], isBeginning: true) { begin(chain, reader) }
  }

  func screenDidAppear() {
    hadAppeared = true
  }

  private func begin(_ chain: [ScreenLink], _ reader: ContainerReader) {
    opening = ScreenOpening(reader.opening(chain), isFirst: isFirst)
    self.chain = chain
    isFirst = false
  }

  // MARK: Looking

  /// A closing that is certain, with what it is told to.
  struct Closed {
    let host: BehaviorHost
    let closing: ScreenClosing
    /// How deep in its containers the screen was.
    let depth: Int
  }

  /// Looks whether the screen is in place, at the end of a turn.
  /// - Returns: its closing, once that is certain.
  func look(at host: BehaviorHost, _ reader: ContainerReader) -> Closed? {
    if let screen = host.screen, let present = reader.chain(of: screen, after: chain) {
      candidate = nil
      // As after most turns.
      if isOpen, present == chain { return nil }
      guard !isMoving(host, present) else { return nil }
      if opening == nil { begin(present, reader) } else { chain = present }
      return nil
    }
    guard let opening else { return nil }
    let candidate =
      candidate ?? (reader.reason(after: chain), chain.contains { $0.child?.isMovedByGesture == true })
    self.candidate = candidate
    guard !isMoving(host, []) else { return nil }
    let closing = ScreenClosing(
      candidate.reason, isInteractive: candidate.isInteractive, hadAppeared: hadAppeared, opening: opening,
      screen: host.screen)
    let depth = chain.count
    lastReason = candidate.reason
    end()
    return Closed(host: host, closing: closing, depth: depth)
  }

  /// Whether something holds the screen now. The end of the turn may not have noticed it yet.
  func isInPlace(_ screen: UIViewController, _ reader: ContainerReader) -> Bool {
    reader.beginLook()
    return reader.chain(of: screen, after: chain) != nil
  }

  func disappearance(of screen: UIViewController, _ reader: ContainerReader) -> ScreenDisappearance {
    guard isOpen else { return lastReason.map { ScreenDisappearance($0) } ?? .other }
    reader.beginLook()
    guard let present = reader.chain(of: screen, after: chain) else {
      return ScreenDisappearance(candidate?.reason ?? reader.reason(after: chain))
    }
    return present.lazy.compactMap(\.otherContent).first ?? .other
  }

  private func end() {
    opening = nil
    candidate = nil
    hadAppeared = false
  }

  /// Whether a transition is under way that may still bring the screen back. Controllers that were released hold up nothing.
  private func isMoving(_ host: BehaviorHost, _ present: [ScreenLink]) -> Bool {
    host.isBusy || (chain + present).contains { $0.child?.isInTransition == true }
  }
}

extension UIViewController {
  fileprivate var isInTransition: Bool { transitionCoordinator != nil || isBeingPresented || isBeingDismissed }

  fileprivate var isMovedByGesture: Bool { transitionCoordinator?.initiallyInteractive == true }
}
