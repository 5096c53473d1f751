import UIKit

/// The visits of one screen, one after the other. A visit lasts from the opening of the screen to its closing.
@MainActor
final class ScreenVisit {
  /// How the screen was opened; nil between visits.
  private(set) var opening: ScreenOpening?
  /// Where the screen was when it was last in place and in no transition.
  private var place: Placement?
  /// Why the screen is no longer in place, as determined when first found: changes before the end of the transition do not affect
  /// it.
  private var candidate: Candidate?
  private var hadAppeared = false
  private var isFirst = true
  /// Why the screen was closed last.
  private var lastReason: ScreenClosing.Reason?

  private struct Candidate {
    let departure: (reason: ScreenClosing.Reason, isInteractive: Bool)
    /// Set while the closing waits for the disappearance that UIKit owes.
    var owed: OwedDisappearance?
  }

  /// Whether the screen is in place, or its closing has not been delivered yet.
  var isOpen: Bool { opening != nil }

  // MARK: What UIKit reports

  /// - Precondition: the screen is in no visit.
  func screenWillAppear(_ screen: UIViewController, among screens: AttachedScreens) {
    screens.containers.setNeedsReading()
    if let place = read(screen, screens.containers, at: .appearing) { begin(place, among: screens) }
  }

  func screenDidAppear() {
    hadAppeared = true
  }

  private func read(
    _ screen: UIViewController, _ containers: Containers, at occasion: Placement.Occasion
  ) -> Placement? {
    Placement(of: screen, since: place, containers, at: occasion)
  }

  private func begin(_ place: Placement, among screens: AttachedScreens) {
    opening = ScreenOpening(place.reasonOfOpening(wereInPlace: screens.areInPlace), isFirst: isFirst)
    self.place = place
    isFirst = false
  }

  /// Whether the screen is in place, and its placement ends with these steps.
  func isInside(_ steps: ArraySlice<Placement.Step>) -> Bool {
    isOpen && place?.ends(with: steps) == true
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
    let screen = host.screen
    if let screen, let current = read(screen, screens.containers, at: isOpen ? .iteration : .closing) {
      candidate = nil
      // The most common case.
      if isOpen, current == place { return nil }
      if host.isBusy || current.isInTransition { return nil }
      if isOpen { place = current } else { begin(current, among: screens) }
      return nil
    }
    guard let opening, let place else { return nil }
    // UIKit takes a child out of its parent while a menu shows it as a preview.
    if screen?.isInMenu == true { return nil }
    let candidate = candidate ?? Candidate(departure: place.departure(screens.containers))
    self.candidate = candidate
    if host.isBusy || place.isInTransition { return nil }
    if awaitsDisappearance(of: screen, host, place, screens.containers) { return nil }
    if let screen, let listed = read(screen, screens.containers, at: .closing) {
      self.place = listed
      self.candidate = nil
      return nil
    }
    let closing = ScreenClosing(
      candidate.departure.reason, isInteractive: candidate.departure.isInteractive, hadAppeared: hadAppeared,
      opening: opening, screen: screen)
    lastReason = closing.reason
    end()
    return Closed(host: host, closing: closing, depth: place.steps.count)
  }

  /// Whether UIKit has still to call the screen, or one that has left with it, with its disappearance. The transition may begin
  /// in a later iteration than the code that has caused it.
  private func awaitsDisappearance(
    of screen: UIViewController?, _ host: BehaviorHost, _ place: Placement, _ containers: Containers
  ) -> Bool {
    let isShown = host.hasBegunToAppear && screen?.viewIfLoaded?.window != nil
    guard isShown || place.hasLeftWithShownScreen(containers) else { return false }
    let owed = candidate?.owed ?? OwedDisappearance()
    candidate?.owed = owed
    return !owed.isOverdue
  }

  private func end() {
    opening = nil
    candidate = nil
    hadAppeared = false
  }

  // MARK: In between

  /// How the screen was held when it was in place last.
  var lastSteps: ArraySlice<Placement.Step> { place?.steps ?? [] }

  /// Whether something holds the screen now. The check may not have noticed it yet.
  func isInPlace(_ screen: UIViewController, _ containers: Containers) -> Bool {
    containers.setNeedsReading()
    return read(screen, containers, at: .closing) != nil
  }

  func disappearance(of screen: UIViewController, _ containers: Containers) -> ScreenDisappearance {
    guard isOpen, let place else { return lastReason.map { .closed($0) } ?? .other }
    containers.setNeedsReading()
    if let current = read(screen, containers, at: .closing) { return current.disappearance }
    return .closed(candidate?.departure.reason ?? place.reasonOfDeparture(containers))
  }
}
