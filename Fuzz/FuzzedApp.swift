import HeadlessDevice
import Journey
import UIKit

/// The app in a journey, as a closure of ``LifecycleFuzz/expecting(_:_:)`` sees it.
///
/// ## Topics
///
/// - ``device``
/// - ``screens``
/// - ``screen(_:)``
/// - ``visibleScreen``
@MainActor
public struct FuzzedApp {
  /// The device that the app runs on.
  public let device: HeadlessDevice

  /// The controllers of the app's windows: roots, children and what is presented.
  public var screens: [UIViewController] {
    device.scenes.flatMap(\.windows).compactMap(\.rootViewController).flatMap(\.controllersInside)
  }

  /// The first screen of a type that is in the app's windows.
  public func screen<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
    screens.lazy.compactMap { $0 as? Screen }.first
  }

  /// The topmost controller of the key window.
  public var visibleScreen: UIViewController? { path.last }

  /// The controllers that lead from the root of the key window to the topmost one.
  var path: [UIViewController] {
    guard device.isRunning else { return [] }
    return device.keyWindow?.rootViewController?.pathToTopmost ?? []
  }

  /// Where the user is, as the types from the root to the topmost controller.
  var place: String { path.map(\.typeName).joined(separator: " > ") }

  /// Whether the user sees the app and nothing moves.
  var isAtRest: Bool {
    device.isRunning && !device.isSuspended && device.isInForeground && !device.isLocked
      && device.interruptions.isEmpty && !device.isAnimating
  }
}

extension UIViewController {
  var typeName: String { "\(type(of: self))" }

  /// Whether the app has defined the class, and not UIKit or this framework.
  var isOfApp: Bool {
    let module = String(reflecting: type(of: self)).prefix { $0 != "." }
    return !["UIKit", "LifecycleBehaviors", "OverlayBehavior"].contains(module)
  }
}
