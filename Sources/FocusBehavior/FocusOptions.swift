import LifecycleBehaviors
import UIKit

/// How the focus of a screen is watched: what takes it, which screens share it, and when to look.
///
/// They are the first parameter, and have a default, of every function that watches focus. Name a preset, vary it, or list
/// what takes the focus:
///
/// ```swift
/// addBehaviors([
///   FocusBehavior(.media) { [player] change in
///     player.isPaused = !change.hasFocus
///   },
///   FocusBehavior(.media.adding(.menu).in(players)) { [player] change in
///     player.isMuted = !change.hasFocus
///   },
///   FocusBehavior([.sheet, .alert]) {
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
/// ### Varying options
///
/// - ``adding(_:)``
/// - ``removing(_:)``
/// - ``in(_:)``
/// - ``sampled(_:)``
/// - ``ignoringCovers(where:)``
///
/// ### Making options
///
/// - ``init()``
/// - ``init(interruptions:group:sampling:)``
/// - ``init(arrayLiteral:)``
///
/// ### The options
///
/// - ``interruptions``
/// - ``group``
/// - ``sampling``
///
/// ### In a log
///
/// - ``description``
public struct FocusOptions: Sendable {
  /// What takes the user's attention from the screen.
  public var interruptions: Set<FocusInterruption>

  /// The screens of which only the most recently used has focus; nil for a screen that shares it with no other one.
  public var group: FocusGroup?

  /// How the screen is looked at between the events that UIKit announces.
  /// - Precondition: see ``FocusSampling/displayLink(framesPerSecond:)``.
  public var sampling: FocusSampling {
    didSet { sampling.check() }
  }

  /// Returns whether a presented controller is passed over.
  private(set) var ignoresCover: @MainActor @Sendable (UIViewController) -> Bool = { _ in false }

  /// False for a behavior of the framework's own that only records: `screenFocus`, `observeFocusWithin` and ``FocusDecision/recent``
  /// are as if it did not exist.
  private(set) var isOfApp = true

  /// Makes the default options, ``attention``.
  public init() {
    self = .attention
  }

  /// Makes options.
  ///
  /// ```swift
  /// let options = FocusOptions(interruptions: [.sheet, .alert], sampling: .eventDriven)
  /// ```
  /// - Parameters:
  ///   - interruptions: what takes the user's attention from the screen.
  ///   - group: the screens of which only the most recently used has focus; nil for a screen that shares it with no other
  ///     one.
  ///   - sampling: how the screen is looked at between the events that UIKit announces.
  /// - Precondition: see ``FocusSampling/displayLink(framesPerSecond:)``.
  public init(
    interruptions: Set<FocusInterruption>, group: FocusGroup? = nil, sampling: FocusSampling = .standard
  ) {
    sampling.check()
    self.interruptions = interruptions
    self.group = group
    self.sampling = sampling
  }

  // MARK: Varying

  /// Counts more interruptions.
  ///
  /// ```swift
  /// addBehaviors([FocusBehavior(.media.adding(.menu, .alert)) { [player] in player.isPaused = !$0.hasFocus }])
  /// ```
  /// - Parameter interruptions: what takes the focus too.
  /// - Returns: these options, with the interruptions.
  public func adding(_ interruptions: FocusInterruption...) -> FocusOptions {
    varied { $0.interruptions.formUnion(interruptions) }
  }

  /// Counts fewer interruptions.
  ///
  /// ```swift
  /// addBehaviors([FocusBehavior(.attention.removing(.search)) { [timer] in timer.isPaused = !$0.hasFocus }])
  /// ```
  /// - Parameter interruptions: what does not take the focus. ``FocusInterruption/opaque`` does in any case.
  /// - Returns: these options, without the interruptions.
  public func removing(_ interruptions: FocusInterruption...) -> FocusOptions {
    varied { $0.interruptions.subtract(interruptions) }
  }

  /// Adds a group to the options.
  /// - Parameter group: the screens of which only the most recently used has focus.
  /// - Returns: these options, with the group.
  public func `in`(_ group: FocusGroup) -> FocusOptions {
    varied { $0.group = group }
  }

  /// Replaces the sampling.
  ///
  /// ```swift
  /// addBehaviors([FocusBehavior(.analytics.sampled(.eventDriven)) { print($0.reason) }])
  /// ```
  /// - Parameter sampling: how the screen is looked at between the events that UIKit announces.
  /// - Returns: these options, with the sampling.
  /// - Precondition: see ``FocusSampling/displayLink(framesPerSecond:)``.
  public func sampled(_ sampling: FocusSampling) -> FocusOptions {
    varied { $0.sampling = sampling }
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
    varied { $0.ignoresCover = { [ignoresCover] in ignoresCover($0) || isIgnored($0) } }
  }

  /// For a behavior of the framework's own that only records: it costs nothing at rest, and the app does not notice it.
  package var forRecording: FocusOptions {
    varied {
      $0.group = nil
      $0.sampling = .eventDriven
      $0.isOfApp = false
    }
  }

  private func varied(_ vary: (inout FocusOptions) -> Void) -> FocusOptions {
    var options = self
    vary(&options)
    return options
  }

  // MARK: Presets

  /// Everything that takes the user's eyes or hands off the screen. The default. Leaves out a sheet beside which the screen
  /// can still be used.
  public static let attention: FocusOptions = [
    .sheet, .popover, .alert, .transparent, .keyWindowLoss, .inactive, .search,
  ]
  /// For sound and moving pictures: what covers the screen, not what interrupts it for a moment. Another key window, such
  /// as an overlay or a lock, covers the screen.
  public static let media: FocusOptions = [.sheet, .transparent, .keyWindowLoss]
  /// For screen-view statistics. A sheet counts as another screen. An alert, a search or Control Center does not.
  public static let analytics: FocusOptions = [.sheet, .undimmedSheet, .popover, .transparent]
  /// For content that other people must not see: the screen loses focus whenever the system may take or show a picture of
  /// it.
  public static let privacy: FocusOptions = [.inactive, .keyWindowLoss]

  static let presets: [(name: String, options: FocusOptions)] = [
    ("attention", .attention), ("media", .media), ("analytics", .analytics), ("privacy", .privacy),
  ]
}

extension FocusOptions: ExpressibleByArrayLiteral {
  /// Makes options from what takes the focus. It has no group, and the standard sampling. Write an array literal instead.
  /// - Parameter interruptions: what takes the user's attention from the screen.
  public init(arrayLiteral interruptions: FocusInterruption...) {
    self.init(interruptions: Set(interruptions))
  }
}

extension FocusOptions: CustomStringConvertible {
  /// The preset or the interruptions, and every other option that is not the default: `"attention"`,
  /// `"[sheet, alert] in a group, sampling eventDriven"`.
  public var description: String {
    interruptions.names + (group == nil ? "" : " in a group")
      + (sampling == .standard ? "" : ", sampling \(sampling)")
  }
}
