import UIKit

/// The successive visits of one screen, each from its opening, while it is in place, to its closing.
@MainActor
final class ScreenVisit {
  /// How the screen was opened; nil between visits.
  private(set) var opening: ScreenOpening?
  /// The link that held the screen when it was last in place and in no transition.
  private var link: ScreenLink?
  /// Why the screen is no longer in place, as determined when first found: changes before the end of the transition don't
  /// affect it.
  private var candidate: (reason: ScreenClosing.Reason, isInteractive: Bool)?
  /// Set while the closing waits for the disappearance that UIKit owes.
  private var owed: OwedDisappearance?
  private var hadAppeared = false
  private var isFirst = true
  /// Why the screen was closed last.
  private var lastReason: ScreenClosing.Reason?

  /// Whether the screen is in place, or its closing has not been delivered yet.
  var isOpen: Bool { opening != nil }

  // MARK: What UIKit reports

  /// - Precondition: the screen is in no visit.
  func screenWillAppear(_ screen: UIViewController, _ screens: AttachedScreens) {
    screens.reader.beginSample(isAppearing: true)
    defer { screens.reader.endSample() }
    if let link = screens.reader.link(of: screen) { begin(link, among: screens) }
  }

  /// Whether the screen is in place, and a link holds it, directly or not.
  func isHeld(by link: ScreenLink) -> Bool {
    isOpen && self.link?.chain.contains { $0 === link } == true
  }

  func screenDidAppear() {
    hadAppeared = true
  }

  private func begin(_ link: ScreenLink, among screens: AttachedScreens) {
    opening = ScreenOpening(link.reasonOfOpening(wasInPlace: screens.isInPlace), isFirst: isFirst)
    self.link = link
    isFirst = false
  }

  // MARK: Checking

  /// A closing that is certain, and the behaviors to which it is delivered.
  struct Closed {
    let host: BehaviorHost
    let closing: ScreenClosing
    /// How deep in its containers the screen was.
    let depth: Int
  }

  /// Checks whether the screen is in place, at the end of a run-loop iteration.
  /// - Returns: its closing, once that is certain.
  func check(_ host: BehaviorHost, among screens: AttachedScreens) -> Closed? {
    let reader = screens.reader
    // The most common case.
    if isOpen, candidate == nil, let link, reader.isUnchanged(link) { return nil }
    let screen = host.screen
    if let screen,
      let present = isOpen ? reader.link(of: screen, known: link) : reader.listedLink(of: screen, known: link)
    {
      candidate = nil
      owed = nil
      if host.isBusy || present.isInTransition { return nil }
      if isOpen { link = present } else { begin(present, among: screens) }
      return nil
    }
    guard let opening, let link else { return nil }
    // UIKit takes a child out of its parent while a menu shows it as a preview.
    if screen?.isInMenu == true { return nil }
    let candidate = candidate ?? Self.candidate(reader.departure(after: link))
    self.candidate = candidate
    if host.isBusy || link.isInTransition || awaitsDisappearance(of: screen, host, link, reader) { return nil }
    if let screen, let listed = reader.listedLink(of: screen, known: link) {
      self.link = listed
      self.candidate = nil
      owed = nil
      return nil
    }
    let closing = ScreenClosing(
      candidate.reason, isInteractive: candidate.isInteractive, hadAppeared: hadAppeared, opening: opening,
      screen: screen)
    lastReason = candidate.reason
    end()
    return Closed(host: host, closing: closing, depth: link.depth)
  }

  private static func candidate(
    _ departure: ScreenLink?
  ) -> (reason: ScreenClosing.Reason, isInteractive: Bool) {
    (departure?.reasonOfClosing ?? .removed, departure?.isMovedByGesture == true)
  }

  /// Whether UIKit has still to call the screen, or one that has left with it, with its disappearance. The transition may begin in a
  /// later iteration than that of the code that has caused it.
  private func awaitsDisappearance(
    of screen: UIViewController?, _ host: BehaviorHost, _ link: ScreenLink, _ reader: ContainerReader
  ) -> Bool {
    let isShown = host.hasBegunToAppear && screen?.viewIfLoaded?.window != nil
    guard isShown || link.hasLeftWithShownScreen(reader.sample) else { return false }
    let owed = owed ?? OwedDisappearance()
    self.owed = owed
    return !owed.isOverdue
  }

  private func end() {
    opening = nil
    candidate = nil
    owed = nil
    hadAppeared = false
  }

  // MARK: In between

  /// Whether something holds the screen now. The check may not have noticed it yet.
  func isInPlace(_ screen: UIViewController, _ reader: ContainerReader) -> Bool {
    reader.beginSample()
    defer { reader.endSample() }
    return reader.listedLink(of: screen, known: link) != nil
  }

  func disappearance(of screen: UIViewController, _ reader: ContainerReader) -> ScreenDisappearance {
    guard isOpen, let link else { return lastReason.map { .closed($0) } ?? .other }
    reader.beginSample()
    defer { reader.endSample() }
    guard let present = reader.listedLink(of: screen, known: link) else {
      return .closed(candidate?.reason ?? reader.departure(after: link)?.reasonOfClosing ?? .removed)
    }
    return present.chain.lazy.compactMap(\.disappearance).first ?? .other
  }
}
