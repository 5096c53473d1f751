import UIKit

/// Several behaviors that belong together, as one.
///
/// ```swift
/// let reading = BehaviorGroup {
///   NavigationBarBehavior(isHidden: true)
///   KeepAwakeBehavior()
/// }
/// addBehaviors([reading, ActionBehavior<InboxViewController>.afterAppearing { $0.reload() }])
/// ```
///
/// Members receive every moment as if they had been added one by one in the group's place: while appearing in their order,
/// while disappearing in the reverse order. Each member has its own coordinator for each attachment. Members may be of
/// any types, including groups. A group without members has no effect.
///
/// ## Topics
///
/// ### Creating a group
///
/// - ``init(_:)-(()->[ViewControllerLifecycleBehavior])``
/// - ``init(_:)-([ViewControllerLifecycleBehavior])``
///
/// ### As a behavior
///
/// - ``receive(_:on:context:)``
/// - ``receive(_:context:)``
public struct BehaviorGroup: ViewControllerLifecycleBehavior {
  private let behaviors: [any ViewControllerLifecycleBehavior]

  /// Creates a group of `behaviors`.
  /// - Parameter behaviors: in the order in which they are called when the screen appears.
  public init(_ behaviors: [any ViewControllerLifecycleBehavior]) {
    self.behaviors = behaviors
  }

  /// Creates a group of the behaviors listed in `behaviors`.
  /// - Parameter behaviors: a list in the order in which they are called when the screen appears.
  public init(@BehaviorBuilder _ behaviors: () -> [any ViewControllerLifecycleBehavior]) {
    self.init(behaviors())
  }

  /// Creates the state of one attachment.
  /// - Returns: the state of each member.
  public func makeCoordinator() -> some AnyObject {
    BehaviorMembers(behaviors)
  }

  /// Delivers the moment to each member.
  public func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    context.coordinator(as: BehaviorMembers.self).receive(moment, on: viewController, context: context)
  }

  /// Delivers the closing to each member, the last one first.
  public func receive(_ closing: ScreenClosing, context: Context) {
    context.coordinator(as: BehaviorMembers.self).receive(closing)
  }
}
