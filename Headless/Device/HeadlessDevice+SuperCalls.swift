import UIKit

extension HeadlessDevice {
  /// The overrides of appearance methods that did not call `super` as they must: once, and the method of their own
  /// name. Each override is listed once, in the order in which UIKit called them.
  ///
  /// ```swift
  /// #expect(device.superCallMistakes.isEmpty)
  /// ```
  ///
  /// `viewWillAppear(_:)`, `viewIsAppearing(_:)`, `viewDidAppear(_:)`, `viewWillDisappear(_:)` and
  /// `viewDidDisappear(_:)` are checked whenever UIKit or a container's `beginAppearanceTransition(_:animated:)` calls
  /// them. UIKit says nothing where the call is missing, so ``consoleMessages`` has no line about it. Source: "you must
  /// call super at some point in your implementation" in Apple's reference of these methods.
  public var superCallMistakes: [SuperCallMistake] {
    world.superCalls.mistakes.map(SuperCallMistake.init)
  }

  /// An override of an appearance method that did not call `super` once, and the method of its own name.
  public struct SuperCallMistake: Hashable, Sendable, CustomStringConvertible {
    /// The type of the controller. The override is its own or that of a superclass.
    public let controllerType: String
    /// The method that UIKit called, such as `viewWillAppear`.
    public let method: String
    /// The methods of `UIViewController` itself that were called during it, in their order. Empty where `super` was not
    /// called.
    public let called: [String]

    init(_ mistake: UIKit.SuperCallMistake) {
      controllerType = mistake.controllerType
      method = mistake.method.rawValue
      called = mistake.called.map(\.rawValue)
    }

    /// A sentence, such as "DetailScreen.viewWillAppear does not call super".
    public var description: String {
      let what =
        called.isEmpty ? "does not call super" : "calls " + called.map { "super.\($0)" }.joined(separator: " and ")
      return "\(controllerType).\(method) \(what)"
    }
  }
}
