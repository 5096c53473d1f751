import FocusBehavior
import LifecycleBehaviors
import TestSupport
import UIKit

/// Checks the changes that screens report against the promises.
@MainActor
final class FocusWitness {
  var lines: [String] = []
  private(set) var failure: String?
  /// Under each preset.
  private var focused: [FocusPreset: [ObjectIdentifier: FocusWitnessScreen]] = [:]
  /// A third of the screens are in one group.
  let group = FocusGroup()
  private var focusedInGroup: FocusWitnessScreen?

  /// At most one screen of the group has focus at a time.
  func recordInGroup(_ screen: FocusWitnessScreen, _ change: FocusChange) {
    let kind = change.kind
    lines.append("  of the group \(screen.name) \(kind) \(change.reason.name)")
    if change.hasFocus {
      if let other = focusedInGroup { fail("\(screen.name) is gaining before \(other.name) of the group has lost") }
      focusedInGroup = screen
    } else if change.isReasonChange == (focusedInGroup === screen) {
      fail("\(screen.name) reports twice in the group: \(kind) \(change.reason.name)")
    } else if !change.isReasonChange {
      focusedInGroup = nil
    }
  }

  func fail(_ message: String) {
    if failure == nil { failure = message }
  }

  func record(_ screen: FocusWitnessScreen, _ change: FocusChange, under preset: FocusPreset, since start: ClockReading)
  {
    let kind = change.kind
    lines.append("\(screen.name)/\(preset) \(kind) \(change.reason.name)")
    let hadFocus = focused[preset]?[ObjectIdentifier(screen)] != nil
    if change.isReasonChange ? hadFocus : hadFocus == change.hasFocus {
      fail("\(screen.name) reports twice: \(kind) \(change.reason.name)")
    }
    focused[preset, default: [:]][ObjectIdentifier(screen)] = change.hasFocus ? screen : nil
    let wall = LifecycleTime.current.read().continuous - start.continuous
    if abs(change.totalFocused + change.totalUnfocused - wall) > 0.000_000_5
      || change.totalFocused > change.totalVisible + 0.000_000_5
    {
      fail(
        """
        \(screen.name) is losing time: \(change), focused \(change.totalFocused), unfocused \(change.totalUnfocused), \
        visible \(change.totalVisible) of \(wall)
        """)
    }
    guard change.hasFocus else { return }
    if screen.isIn({ $0.isShownAsMenu }) { fail("\(screen.name) is gaining as a preview") }
    // A sheet that leaves the screens below undimmed takes no focus from them.
    if preset == .attention, !screen.isIn({ $0.isLowSheet }) { checkOthersHaveLost(screen) }
  }

  /// Under the other presets a screen may keep the focus under an alert or a popover.
  private func checkOthersHaveLost(_ screen: FocusWitnessScreen) {
    // Where no window is key that can be seen, each visible one has the user's attention.
    // A screen in the middle of a swipe keeps its focus while a modal is presented over another one.
    for other in focused[.attention, default: [:]].values
    where other !== screen && !other.isInOneTree(with: screen) && !other.isIn({ $0.isLowSheet })
      && other.transitionCoordinator == nil
      && other.scene === screen.scene
      && screen.scene?.windows.contains(where: { $0.isKeyWindow && $0.alpha > 0 }) == true
    {
      fail("\(screen.name) is gaining before \(other.name) has lost")
    }
  }

  /// Once nothing moves, no screen has focus that the app has hidden, made transparent, or moved out of the window.
  func checkSight() {
    for screen in focused.values.flatMap(\.values)
    where screen.isIn({ ($0 as? FocusWitnessScreen)?.isOutOfSight == true }) {
      fail("\(screen.name) is focused out of sight")
    }
  }

  /// Nothing has moved for a second: under each preset the screens have focus that the model says.
  func check(_ model: FocusModel, _ app: RandomApp) {
    for preset in FocusPreset.allCases {
      let expected = model.focused(in: app, under: preset)
      let actual = Set(focused[preset, default: [:]].values.map(\.name))
      if let name = actual.subtracting(expected).min() { fail("\(name) is focused against the model under \(preset)") }
      if let name = expected.subtracting(actual).min() { fail("\(name) is without the model's focus under \(preset)") }
    }
  }

  func checkNoScreenHasFocus() {
    for screen in focused.values.flatMap(\.values) { fail("\(screen.name) is still focused at the end") }
    if let screen = focusedInGroup { fail("\(screen.name) is still focused in the group at the end") }
  }
}
