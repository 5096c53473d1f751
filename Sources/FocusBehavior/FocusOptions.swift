import LifecycleBehaviors
import UIKit

/// How the focus of a screen is watched: what takes it, which screens share it, and when to look.
///
/// They are the first parameter, and have a default, of every function that watches focus. Name a preset, add a group to it, or set
/// what you need:
///
/// ```swift
/// addBehaviors([
///   FocusBehavior(.media) { [player] change in
///     player.isPaused = !change.hasFocus
///   },
///   FocusBehavior(.media.in(players)) { [player] change in
///     player.isMuted = !change.hasFocus
///   },
///   FocusBehavior(FocusOptions(policy: [.sheet, .alert], sampling: .eventDriven)) {
///     print($0.reason)
///   },
/// ])
/// ```
///
/// ## Topics
///
/// ### Presets
///
/// - ``attention``
/// - ``media``
/// - ``analytics``
/// - ``privacy``
///
/// ### Making options
///
/// - ``in(_:)``
/// - ``ignoringCovers(where:)``
/// - ``init(policy:group:sampling:)``
///
/// ### The options
///
/// - ``policy``
/// - ``group``
/// - ``sampling``
public struct FocusOptions: Sendable {
  /// The causes that take the user's attention from the screen.
  public var policy: FocusPolicy

  /// The screens of which only the most recently used has focus; nil for a screen that shares it with no other one.
  public var group: FocusGroup?

  /// How the screen is looked at between the events that UIKit announces.
  /// - Precondition: see ``FocusSampling/displayLink(framesPerSecond:)``.
  public var sampling: FocusSampling {
    didSet { sampling.check() }
  }

  /// Returns whether a presented controller is passed over.
  private(set) var ignoresCover: @MainActor @Sendable (UIViewController) -> Bool = { _ in false }

  /// False for a behavior of the framework's own that only records: `focus`, `hasFocusWithin` and ``FocusDecision/recent``
  /// are as if it did not exist.
  private(set) var isOfApp = true

  /// Makes options.
  ///
  /// ```swift
  /// let options = FocusOptions(policy: [.attention, .undimmedSheet], sampling: .eventDriven)
  /// ```
  /// - Parameters:
  ///   - policy: what takes the user's attention from the screen.
  ///   - group: the screens of which only the most recently used has focus; nil for a screen that shares it with no other
  ///     one.
  ///   - sampling: how the screen is looked at between the events that UIKit announces.
  /// - Precondition: see ``FocusSampling/displayLink(framesPerSecond:)``.
  public init(
    policy: FocusPolicy = .attention, group: FocusGroup? = nil, sampling: FocusSampling = .standard
  ) {
    sampling.check()
    self.policy = policy
    self.group = group
    self.sampling = sampling
  }

  /// Adds a group to the options.
  /// - Parameter group: the screens of which only the most recently used has focus.
  /// - Returns: these options, with the group.
  public func `in`(_ group: FocusGroup) -> FocusOptions {
    var options = self
    options.group = group
    return options
  }

  /// Passes over covers that take nobody's attention, whatever their kind: a toast, a sheet of an SDK.
  ///
  /// ```swift
  /// addBehaviors([
  ///   FocusBehavior(.attention.ignoringCovers { $0 is ToastViewController }) { [timer] change in
  ///     timer.isPaused = !change.hasFocus
  ///   }
  /// ])
  /// ```
  ///
  /// A controller that is presented over such a cover counts as its own kind. A full-screen presentation that removes the
  /// screen's view cannot be passed over: the screen has then disappeared.
  /// - Parameter isIgnored: called on the main thread with a presented controller, at every look while it is presented.
  /// - Returns: these options, which pass over the covers for which any such condition returns true.
  public func ignoringCovers(
    where isIgnored: @escaping @MainActor @Sendable (_ presented: UIViewController) -> Bool
  ) -> FocusOptions {
    var options = self
    options.ignoresCover = { [ignoresCover] in ignoresCover($0) || isIgnored($0) }
    return options
  }

  /// For a behavior of the framework's own that only records: it costs nothing at rest, and the app does not notice it.
  /// - Parameter policy: what takes the user's attention from the screen.
  /// - Returns: the options.
  package static func recording(_ policy: FocusPolicy) -> FocusOptions {
    var options = FocusOptions(policy: policy, sampling: .eventDriven)
    options.isOfApp = false
    return options
  }

  /// With ``FocusPolicy/attention``. The default.
  public static let attention = FocusOptions(policy: .attention)
  /// With ``FocusPolicy/media``.
  public static let media = FocusOptions(policy: .media)
  /// With ``FocusPolicy/analytics``.
  public static let analytics = FocusOptions(policy: .analytics)
  /// With ``FocusPolicy/privacy``.
  public static let privacy = FocusOptions(policy: .privacy)
}
