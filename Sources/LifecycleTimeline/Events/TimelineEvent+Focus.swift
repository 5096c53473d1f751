import FocusBehavior
import Foundation

extension TimelineEvent {
  /// A change of a screen's focus.
  public struct Focus: Hashable, Sendable {
    /// What changed.
    public enum Change: String, Hashable, Sendable {
      /// The screen has focus now.
      case gained
      /// The screen has no focus any more.
      case lost
      /// The screen is without focus, as before, for another reason.
      case reasonChanged
    }

    /// What changed.
    public var change: Change
    /// Why.
    public var reason: Reason
    /// How long the state before lasted, in seconds.
    public var previous: TimeInterval
    /// The seconds of suspension within the state before, which ``previous`` leaves out.
    public var suspended: TimeInterval
    /// The name of the screen, alert or window that took the focus.
    public var cover: String?

    /// Makes a change, for a test.
    /// - Parameters:
    ///   - change: what changed.
    ///   - reason: why.
    ///   - previous: how long the state before lasted, in seconds.
    ///   - suspended: the seconds of suspension within the state before.
    ///   - cover: the name of what took the focus.
    public init(
      _ change: Change, _ reason: Reason, previous: TimeInterval = 0, suspended: TimeInterval = 0, cover: String? = nil
    ) {
      self.change = change
      self.reason = reason
      self.previous = previous
      self.suspended = suspended
      self.cover = cover
    }

    /// Makes the change that a `FocusBehavior` reports.
    /// - Parameters:
    ///   - change: the change.
    ///   - cover: the name of what took the focus.
    public init(_ change: FocusChange, cover: String?) {
      self.init(
        change.isReasonChange ? .reasonChanged : change.hasFocus ? .gained : .lost, Reason(change.reason),
        previous: change.previousDuration.toTheMicrosecond, suspended: change.previousSuspended.toTheMicrosecond,
        cover: cover)
    }

    var details: [Detail] {
      var details: [Detail] = [.init("reason", .text(reason.rawValue)), .init("previous", .number(previous))]
      if suspended > 0 { details.append(.init("suspended", .number(suspended))) }
      if let cover { details.append(.init("by", .text(cover))) }
      return details
    }

    init?(named name: String, _ members: inout EventMembers) throws(TimelineReadingError) {
      guard let change = Change(rawValue: name) else { return nil }
      let reasonName = try members.requiredText("reason")
      guard let reason = Reason(rawValue: reasonName) else {
        throw members.error(.unexpectedValue(member: "reason", expected: "the name of a FocusReason"))
      }
      self.init(
        change, reason, previous: try members.number("previous") ?? 0, suspended: try members.number("suspended") ?? 0,
        cover: try members.text("by"))
    }

    /// A `FocusReason` without the object that it carries, so that it can be read from a file.
    #if hasAttribute(nonexhaustive)
      @nonexhaustive
    #endif
    public enum Reason: String, CaseIterable, Hashable, Sendable {
      /// As `FocusReason.appeared`.
      case appeared
      /// As `FocusReason.uncovered`.
      case uncovered
      /// As `FocusReason.appActive`.
      case appActive
      /// As `FocusReason.sceneActive`.
      case sceneActive
      /// As `FocusReason.windowKey`.
      case windowKey
      /// As `FocusReason.windowVisible`.
      case windowVisible
      /// As `FocusReason.mostRecentlyUsed`.
      case mostRecentlyUsed
      /// As `FocusReason.notAppeared`.
      case notAppeared
      /// As `FocusReason.disappeared` with `ScreenDisappearance.popped`.
      case popped
      /// As `FocusReason.disappeared` with `ScreenDisappearance.dismissed`.
      case dismissed
      /// As `FocusReason.disappeared` with `ScreenDisappearance.replaced`.
      case replaced
      /// As `FocusReason.disappeared` with `ScreenDisappearance.removed`.
      case removed
      /// As `FocusReason.disappeared` with `ScreenDisappearance.windowClosed`.
      case windowClosed
      /// As `FocusReason.disappeared` with `ScreenDisappearance.pushedOver`.
      case pushedOver
      /// As `FocusReason.disappeared` with `ScreenDisappearance.tabChanged`.
      case tabChanged
      /// As `FocusReason.disappeared` with `ScreenDisappearance.pageTurned`.
      case pageTurned
      /// As `FocusReason.disappeared` with any other `ScreenDisappearance`.
      case disappeared
      /// As `FocusReason.covered`; ``TimelineEvent/Focus/cover`` is the name of the cover.
      case covered
      /// As `FocusReason.alert`; ``TimelineEvent/Focus/cover`` is the name of the alert.
      case alert
      /// As `FocusReason.appInactive`.
      case appInactive
      /// As `FocusReason.appBackground`.
      case appBackground
      /// As `FocusReason.sceneInactive`.
      case sceneInactive
      /// As `FocusReason.sceneBackground`.
      case sceneBackground
      /// As `FocusReason.windowNotKey`; ``TimelineEvent/Focus/cover`` is the name of the root of the key window.
      case windowNotKey
      /// As `FocusReason.windowHidden`.
      case windowHidden
      /// As `FocusReason.lessRecentlyUsed`.
      case lessRecentlyUsed
      /// As `FocusReason.detached`.
      case detached
      /// As `FocusReason.deinitialized`.
      case deinitialized

      /// Makes the reason without its cover.
      /// - Parameter reason: the reason of a `FocusChange`.
      public init(_ reason: FocusReason) {
        self =
          switch reason {
          case .appeared: .appeared
          case .uncovered: .uncovered
          case .appActive: .appActive
          case .sceneActive: .sceneActive
          case .windowKey: .windowKey
          case .windowVisible: .windowVisible
          case .mostRecentlyUsed: .mostRecentlyUsed
          case .notAppeared: .notAppeared
          case .disappeared(let how): Reason(rawValue: how.rawValue) ?? .disappeared
          case .covered: .covered
          case .alert: .alert
          case .appInactive: .appInactive
          case .appBackground: .appBackground
          case .sceneInactive: .sceneInactive
          case .sceneBackground: .sceneBackground
          case .windowNotKey: .windowNotKey
          case .windowHidden: .windowHidden
          case .lessRecentlyUsed: .lessRecentlyUsed
          case .detached: .detached
          case .deinitialized: .deinitialized
          }
      }
    }
  }
}
