import LifecycleBehaviors
import UIKit

/// Which windows of an iPad the user works in, where several can be seen side by side.
///
/// UIKit changes `activeAppearance` for a moment where nothing changes for the user, and while an app leaves. So a window keeps
/// its state until all of them have been the same for half a second, and while its scene is not active. Source: R161
/// of HeadlessUIKit's rules.
@MainActor
final class FrontmostWindows {
  /// Longer than what UIKit does from one scene to another, shorter than what a user notices.
  private static let moment: TimeInterval = 0.5

  private struct Reading {
    weak var window: UIWindow?
    var isFrontmost: Bool
    /// As it was read last.
    var latest: Bool
  }

  private var readings: [Reading] = []
  /// Nil once no window has changed for a moment.
  private var settling: LifecycleSubscription?
  private let settled: @MainActor () -> Void

  /// - Parameter settled: called when no window has changed for a moment. What has changed before counts from the next call of
  ///   ``isFrontmost(_:isActive:)`` on.
  init(settled: @escaping @MainActor () -> Void) {
    self.settled = settled
  }

  /// Reads whether a window is frontmost.
  /// - Parameters:
  ///   - window: any window.
  ///   - isActive: whether its scene and the app are active.
  /// - Returns: whether it is, and has been for a moment; true on other devices, and where UIKit does not say.
  func isFrontmost(_ window: UIWindow, isActive: Bool) -> Bool {
    guard let isFrontmost = window.readsFrontmost else { return true }
    guard let index = readings.firstIndex(where: { $0.window === window }) else {
      readings.removeAll { $0.window == nil }
      let first = isFrontmost || !isActive
      readings.append(Reading(window: window, isFrontmost: first, latest: first))
      return first
    }
    if !isActive {
      readings[index].latest = readings[index].isFrontmost
    } else if readings[index].latest != isFrontmost {
      readings[index].latest = isFrontmost
      settling = LifecycleTime.current.schedule(after: Self.moment) { [weak self] in
        self?.settling = nil
        self?.settled()
      }
    } else if settling == nil {
      readings[index].isFrontmost = isFrontmost
    }
    return readings[index].isFrontmost
  }
}

extension UIWindow {
  /// Nil where windows are not side by side, and before iOS 14. Nil on a Mac, too: there an app for the iPad has its idiom, and
  /// windows that the user sees although another app is in front (R187 of HeadlessUIKit's rules).
  fileprivate var readsFrontmost: Bool? {
    #if os(tvOS) || os(visionOS)
      return nil
    #else
      guard #available(iOS 14.0, *), traitCollection.userInterfaceIdiom == .pad,
        !ProcessInfo.processInfo.isMacCatalystApp
      else { return nil }
      return traitCollection.activeAppearance != .inactive
    #endif
  }
}
