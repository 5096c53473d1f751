import LifecycleBehaviors
import UIKit

/// Finds out what retains a screen, as far as that can be read from outside.
@MainActor
package enum ScreenKeepers {
  private static let greatestDepth = 6

  package static func sentence(about screen: UIViewController) -> String {
    if let path = path(from: screen) {
      return "\(path) leads back to it, and retains the screen unless the property is weak."
    }
    let behaviors = screen.attachedCoordinators.map(\.behavior).filter { !closures(in: $0).isEmpty }
    let holders = closures(in: screen) + behaviors.map { "\(type(of: $0))" }
    guard !holders.isEmpty else {
      return "None of its properties leads back to it: a timer, a task or another object keeps it."
    }
    return "The screen or its behaviors store closures, which may capture it: \(holders.joined(separator: ", "))."
  }

  /// Searches breadth first, so that the shortest path is found.
  private static func path(from screen: UIViewController) -> String? {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(screen)]
    var level: [(value: Any, path: String)] = [(screen, "\(type(of: screen))")]
    for (behavior, coordinator) in screen.attachedCoordinators {
      level += [(behavior, "(\(type(of: behavior)))"), (coordinator, "(coordinator of \(type(of: behavior)))")]
    }
    for _ in 0..<greatestDepth where !level.isEmpty {
      var next: [(value: Any, path: String)] = []
      for (value, path) in level {
        for child in properties(of: value) {
          let childPath = child.label.map { path + "." + $0 } ?? path
          guard let object = object(child.value) else {
            next.append((child.value, childPath))
            continue
          }
          if object === screen {
            if isFramework(value) { continue }
            return childPath
          }
          if visited.insert(ObjectIdentifier(object)).inserted { next.append((object, childPath)) }
        }
      }
      level = next
    }
    return nil
  }

  /// Whether a value is of a type of the framework's own. Those refer to screens weakly.
  private static func isFramework(_ value: Any) -> Bool {
    modules.contains { String(reflecting: type(of: value)).hasPrefix($0 + ".") }
  }

  package static let modules = [
    "BackgroundWork", "FocusBehavior", "InputFocusBehavior", "ItemFocusBehavior", "LifecycleBehaviors",
    "LifecycleReports", "LifecycleTasks", "LifecycleTestKit", "LifecycleTimeline", "OverlayBehavior",
    "ReadyMadeBehaviors", "ScreenSupport", "SuspendBehavior",
  ]

  private static func closures(in value: Any) -> [String] {
    properties(of: value).compactMap { holdsClosure($0.value) ? $0.label : nil }
  }

  /// Whether a value is a closure, or the case of an enum with one.
  private static func holdsClosure(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .enum: return mirror.children.contains { holdsClosure($0.value) }
    default: return "\(type(of: value))".range(of: "->") != nil
    }
  }

  /// The properties of a value's own type and of its superclasses, up to UIKit's.
  private static func properties(of value: Any) -> [Mirror.Child] {
    var properties: [Mirror.Child] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror {
      let name = String(reflecting: level.subjectType)
      if name.hasPrefix("UIKit.") || name.hasPrefix("__C.") { break }
      properties += level.children
      mirror = level.superclassMirror
    }
    return properties
  }

  private static func object(_ value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.flatMap { object($0.value) } }
    return type(of: value) is AnyClass ? value as AnyObject : nil
  }
}
