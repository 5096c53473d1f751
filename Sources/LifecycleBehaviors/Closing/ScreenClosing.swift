import UIKit

/// How a screen went for good: it was popped, dismissed, replaced, removed, or its window was closed.
///
/// ```swift
/// func afterClosing(_ closing: ScreenClosing) {
///   if closing.reason == .dismissed, closing.isInteractive { log("dragged down") }
/// }
/// ```
///
/// UIKit says that a screen disappears, not whether it comes back. The framework reads the containers instead: while the chain of a
/// screen's parents and presenters ends in a window, the screen is in place, also where it is covered, in another tab or in
/// a hidden window. It is closed when, after all transitions, the chain does not end in a window any more. See <doc:HowAScreenGoes>.
///
/// ## Topics
///
/// ### How it went
///
/// - ``reason-swift.property``
/// - ``Reason-swift.struct``
/// - ``isInteractive``
///
/// ### The screen
///
/// - ``screen``
/// - ``hadAppeared``
/// - ``opening``
///
/// ### In a test
///
/// - ``init(_:isInteractive:hadAppeared:opening:screen:)``
public struct ScreenClosing: Hashable, Sendable {
  /// What happened to the screen, or to the container or presented controller that took it along.
  ///
  /// More reasons may be added: write a `default` where you switch over them.
  public struct Reason: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The reason's name, for logs and statistics: `"popped"`.
    public let rawValue: String

    /// Makes a reason from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The navigation controller shows a screen again that was below: `popViewController`, the Back button, a swipe back.
    public static let popped = Reason(rawValue: "popped")
    /// The presented controller was dismissed, by code, by a drag, or with the controller that presented it.
    public static let dismissed = Reason(rawValue: "dismissed")
    /// Something new is in its place: another root view controller, another stack, another page, another detail.
    public static let replaced = Reason(rawValue: "replaced")
    /// It was taken out of its container, and nothing new has its place.
    public static let removed = Reason(rawValue: "removed")
    /// Its window was released, or has lost its scene or, hidden, its root; or the scene was disconnected. Whether the scene
    /// comes back later is not known then.
    public static let windowClosed = Reason(rawValue: "windowClosed")

    public var description: String { rawValue }
  }

  /// What happened to the outermost controller that went with the screen. All screens of a navigation controller that was
  /// dismissed are ``Reason-swift.struct/dismissed``.
  public let reason: Reason

  /// Whether a gesture moved the screen away: a swipe back, a drag of a sheet. False for code and for what UIKit shows as
  /// code: a tap on Back, beside a popover, or on a button of an alert.
  public let isInteractive: Bool

  /// Whether `afterAppearing` was reported in this stay. A screen that was put into a stack below its top may go unseen.
  public let hadAppeared: Bool

  /// How the screen came.
  public let opening: ScreenOpening

  private let reference: WeakReference?

  /// The screen; nil if it has been released already, as screens below the top of a stack are that is popped to its root.
  @MainActor public var screen: UIViewController? { reference?.object as? UIViewController }

  /// Makes a value, for tests of code that takes one.
  /// - Parameters:
  ///   - reason: what happened.
  ///   - isInteractive: whether a gesture moved the screen away.
  ///   - hadAppeared: whether the screen was seen.
  ///   - opening: how the screen had come; nil for the way that fits the reason, such as ``ScreenOpening/Reason-swift.struct/presented`` for
  ///     ``Reason-swift.struct/dismissed``.
  ///   - screen: the screen. It is not kept.
  public init(
    _ reason: Reason, isInteractive: Bool = false, hadAppeared: Bool = true,
    opening: ScreenOpening? = nil, screen: UIViewController? = nil
  ) {
    self.reason = reason
    self.isInteractive = isInteractive
    self.hadAppeared = hadAppeared
    self.opening = opening ?? ScreenOpening(reason.usualOpening)
    reference = screen.map { WeakReference($0) }
  }

  /// Compares what happened, and the screens by identity.
  public static func == (left: ScreenClosing, right: ScreenClosing) -> Bool {
    left.reason == right.reason && left.isInteractive == right.isInteractive && left.hadAppeared == right.hadAppeared
      && left.opening == right.opening && left.reference?.address == right.reference?.address
  }

  /// Hashes what happened, and the address of the screen.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(reason)
    hasher.combine(isInteractive)
    hasher.combine(hadAppeared)
    hasher.combine(opening)
    hasher.combine(reference?.address)
  }
}

extension ScreenClosing.Reason {
  /// How a screen most often came that goes in this way.
  fileprivate var usualOpening: ScreenOpening.Reason {
    switch self {
    case .popped: .pushed
    case .dismissed: .presented
    case .windowClosed: .root
    default: .added
    }
  }
}

extension ScreenClosing: CustomStringConvertible {
  /// For a log: `"popped"`, `"dismissed by gesture"`, `"removed unseen"`.
  public var description: String {
    reason.rawValue + (isInteractive ? " by gesture" : "") + (hadAppeared ? "" : " unseen")
  }
}
