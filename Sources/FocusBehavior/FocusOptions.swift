import LifecycleBehaviors
import UIKit

/// How the focus of a screen is watched: what takes it, which screens share it, and how they are sampled.
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
/// The options of a behavior do not change. Where a setting of the app decides, test the reason of a change in the closure, see
/// <doc:ChoosingAPreset>.
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
/// ### A list of interruptions
///
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
  /// The interruptions that take the user's attention from the screen.
  public private(set) var interruptions: Set<FocusInterruption>

  /// The screens of which only the most recently used has focus; nil for a screen that shares it with no other one.
  public private(set) var group: FocusGroup?

  /// How the screen is sampled between the events that UIKit announces; nil for the default, see ``FocusSampling``.
  public private(set) var sampling: FocusSampling?

  /// Returns whether a presented controller is passed over; nil where none is.
  private(set) var ignoresCover: (@MainActor @Sendable (UIViewController) -> Bool)?

  /// False for a behavior of the framework's own that only records: `screenFocus`, `observeFocusWithin`,
  /// ``FocusDecision/recent`` and the samples of the app's screens are as if it did not exist.
  private(set) var isOfApp = true

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
  /// addBehaviors([FocusBehavior(.analytics.sampled(.manual)) { print($0.reason) }])
  /// ```
  /// - Parameter sampling: how the screen is sampled between the events that UIKit announces; nil for the default.
  /// - Returns: these options, with the sampling.
  /// - Precondition: see ``FocusSampling/displayLink(framesPerSecond:)``.
  public func sampled(_ sampling: FocusSampling?) -> FocusOptions {
    sampling?.check()
    return varied { $0.sampling = sampling }
  }

  /// Passes over covers that take nobody's attention, whatever their kind: a toast, a sheet of an SDK, one overlay of several.
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
  /// - Parameter isIgnored: called on the main thread at every sample, with a controller that is presented, and with the one
  ///   that another key window shows: the root, or the app's own controller in an overlay.
  /// - Returns: these options, which pass over the covers for which any such condition returns true.
  public func ignoringCovers(
    where isIgnored: @escaping @MainActor @Sendable (_ cover: UIViewController) -> Bool
  ) -> FocusOptions {
    varied { $0.ignoresCover = { [ignoresCover] in ignoresCover?($0) == true || isIgnored($0) } }
  }

  /// For a behavior of the framework's own that only records: the app does not notice it. The screen is sampled at the end of
  /// each run-loop iteration, and causes no frames.
  package var forRecording: FocusOptions {
    varied {
      $0.group = nil
      $0.sampling = nil
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
    .sheet, .popover, .alert, .transparent, .keyWindowLoss, .inactive, .sceneNotFrontmost, .search,
  ]
  /// For sound and moving pictures: what covers the screen, not what interrupts it for a moment. Another key window, such
  /// as an overlay or a lock, covers the screen.
  public static let media: FocusOptions = [.sheet, .transparent, .keyWindowLoss]
  /// For screen-view statistics. A sheet counts as another screen. An alert, a search or Control Center does not.
  public static let analytics: FocusOptions = [.sheet, .undimmedSheet, .popover, .transparent]
  /// For content that other people must not see: the screen loses focus whenever the system may take or show a picture of
  /// it, and while the user works in another window beside it.
  public static let privacy: FocusOptions = [.inactive, .sceneNotFrontmost, .keyWindowLoss]

  static let presets: [(name: String, options: FocusOptions)] = [
    ("attention", .attention), ("media", .media), ("analytics", .analytics), ("privacy", .privacy),
  ]
}

extension FocusOptions: ExpressibleByArrayLiteral {
  /// Creates options from what takes the focus, without a group. Write an array literal instead: `[.sheet, .alert]`.
  /// - Parameter interruptions: what takes the user's attention from the screen.
  public init(arrayLiteral interruptions: FocusInterruption...) {
    self.interruptions = Set(interruptions)
  }
}

extension FocusOptions: CustomStringConvertible {
  /// The preset or the interruptions, and every other option that is not the default: `"attention"`,
  /// `"[sheet, alert] in a group, sampling manual"`.
  public var description: String {
    interruptions.names + (group == nil ? "" : " in a group")
      + (sampling.map { ", sampling \($0)" } ?? "")
  }
}
