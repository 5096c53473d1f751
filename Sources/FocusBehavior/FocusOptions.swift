import LifecycleBehaviors
import UIKit

/// What takes focus from a screen, which group the screen belongs to, and when the screen is sampled.
///
/// Functions that watch focus take options. Name a preset, vary a preset, or list the interruptions that take focus:
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
/// The options of a behavior do not change. If a setting of the app decides what takes focus, add one behavior for each value of
/// the setting: <doc:ChoosingAPreset>.
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
  /// The interruptions that take focus from the screen.
  public private(set) var interruptions: Set<FocusInterruption>

  /// The group of screens of which only the most recently used one has focus; nil if the screen is in no group.
  public private(set) var group: FocusGroup?

  /// When the focus of the screen is checked (sampled) in addition to the events that UIKit announces; nil for the default:
  /// ``FocusSampling``.
  public private(set) var sampling: FocusSampling?

  /// Returns whether a presented controller is ignored; nil if none is ignored.
  private(set) var ignoresCover: (@MainActor @Sendable (UIViewController) -> Bool)?

  /// False for a behavior of the framework that only records: it does not change `screenFocus`, `observeFocusWithin`,
  /// ``FocusDecision/recent`` and the samples of the app's screens.
  private(set) var isOfApp = true

  // MARK: Varying

  /// Returns these options with more interruptions that take focus.
  ///
  /// ```swift
  /// addBehaviors([FocusBehavior(.media.adding(.menu, .alert)) { [player] in player.isPaused = !$0.hasFocus }])
  /// ```
  /// - Parameter interruptions: the interruptions that take focus, too.
  /// - Returns: the changed options.
  public func adding(_ interruptions: FocusInterruption...) -> FocusOptions {
    varied { $0.interruptions.formUnion(interruptions) }
  }

  /// Returns these options with fewer interruptions that take focus.
  ///
  /// ```swift
  /// addBehaviors([FocusBehavior(.attention.removing(.search)) { [timer] in timer.isPaused = !$0.hasFocus }])
  /// ```
  /// - Parameter interruptions: the interruptions that do not take focus. ``FocusInterruption/opaque`` always takes focus.
  /// - Returns: the changed options.
  public func removing(_ interruptions: FocusInterruption...) -> FocusOptions {
    varied { $0.interruptions.subtract(interruptions) }
  }

  /// Returns these options with a group: of the screens in the group, only the most recently used one has focus.
  ///
  /// ```swift
  /// FocusBehavior(.media.in(players)) { [player] change in player.isPaused = !change.hasFocus }
  /// ```
  /// - Parameter group: the group, which replaces an earlier group of the options. The options retain it.
  /// - Returns: the changed options.
  public func `in`(_ group: FocusGroup) -> FocusOptions {
    varied { $0.group = group }
  }

  /// Returns these options with another sampling.
  ///
  /// ```swift
  /// addBehaviors([FocusBehavior(.analytics.sampled(.manual)) { print($0.reason) }])
  /// ```
  /// - Parameter sampling: when the focus of the screen is checked in addition to the events that UIKit announces; nil for the
  ///   default.
  /// - Returns: the changed options.
  /// - Precondition: the rate of a ``FocusSampling/displayLink(framesPerSecond:)`` is valid.
  public func sampled(_ sampling: FocusSampling?) -> FocusOptions {
    sampling?.check()
    return varied { $0.sampling = sampling }
  }

  /// Returns these options, changed to ignore covers that do not distract the user, such as a toast, an SDK's sheet, or a
  /// particular overlay.
  ///
  /// ```swift
  /// addBehaviors([
  ///   FocusBehavior(.attention.ignoringCovers { $0 is ToastViewController }) { [timer] change in
  ///     timer.isPaused = !change.hasFocus
  ///   }
  /// ])
  /// ```
  ///
  /// A controller that is presented over an ignored cover is judged by its own kind, as if the ignored cover were not there. A
  /// full-screen presentation that removes the screen's view cannot be ignored, because the screen has disappeared.
  /// - Parameter isIgnored: returns whether to ignore the cover. Called on the main thread at every sample, with each presented
  ///   controller, and with the controller that another key window shows: its root, or the app's own controller in an overlay.
  ///   If you call this method several times, a cover is ignored if any of the closures returns true.
  /// - Returns: the changed options.
  public func ignoringCovers(
    where isIgnored: @escaping @MainActor @Sendable (_ cover: UIViewController) -> Bool
  ) -> FocusOptions {
    varied { $0.ignoresCover = { [ignoresCover] in ignoresCover?($0) == true || isIgnored($0) } }
  }

  /// For a behavior of the framework that only records: the app does not notice the behavior. The screen is sampled at the end
  /// of each run-loop iteration, and requests no frames.
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

  /// The default: a screen loses focus to anything that draws the user's eyes or hands away from it. A sheet that leaves the screen
  /// usable is ignored.
  public static let attention: FocusOptions = [
    .sheet, .popover, .alert, .transparent, .keyWindowLoss, .inactive, .sceneNotFrontmost, .search,
  ]
  /// For sound and video: a sheet, a transparent presentation, and another key window, such as an overlay or a lock, take focus.
  /// An alert, a search and Control Center do not, and neither does a popover, unless UIKit shows the popover as a sheet.
  public static let media: FocusOptions = [.sheet, .transparent, .keyWindowLoss]
  /// For screen-view statistics: a sheet counts as another screen, and takes focus. An alert, a search and Control Center do not.
  public static let analytics: FocusOptions = [.sheet, .undimmedSheet, .popover, .transparent]
  /// For content that other people must not see: the screen loses focus whenever the system may take or show a picture of the
  /// screen, while another window of the scene, such as an overlay, is the key window, and, on an iPad, while the user works in
  /// another window next to the screen's window.
  public static let privacy: FocusOptions = [.inactive, .sceneNotFrontmost, .keyWindowLoss]

  static let presets: [(name: String, options: FocusOptions)] = [
    ("attention", .attention), ("media", .media), ("analytics", .analytics), ("privacy", .privacy),
  ]
}

extension FocusOptions: ExpressibleByArrayLiteral {
  /// Creates options without a group. Do not call this initializer: write an array literal, such as `[.sheet, .alert]`.
  /// - Parameter interruptions: the interruptions that take focus from the screen.
  public init(arrayLiteral interruptions: FocusInterruption...) {
    self.interruptions = Set(interruptions)
  }
}

extension FocusOptions: CustomStringConvertible {
  /// The name of the preset or the interruptions, and the other options that are not the default: `"attention"`,
  /// `"[sheet, alert] in a group, sampling manual"`.
  public var description: String {
    interruptions.names + (group == nil ? "" : " in a group")
      + (sampling.map { ", sampling \($0)" } ?? "")
  }
}
