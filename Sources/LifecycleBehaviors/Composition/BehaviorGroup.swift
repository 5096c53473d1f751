import UIKit

/// Several behaviors that are added and removed as one.
///
/// ```swift
/// let reading = BehaviorGroup {
///   NavigationBarBehavior(isHidden: true)
///   KeepAwakeBehavior()
/// }
/// addBehaviors([reading, ActionBehavior<InboxViewController>.afterAppearing { $0.reload() }])
/// ```
///
/// The members receive every moment as if they had been added one by one in the place of the group. Each member has its own
/// coordinator for each attachment. Members may have any types, including groups. A group without members has no effect.
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
  /// - Parameter behaviors: the members, in the order in which they are called when the screen appears.
  public init(_ behaviors: [any ViewControllerLifecycleBehavior]) {
    self.behaviors = behaviors
  }

  /// Creates a group of the behaviors that a closure lists.
  /// - Parameter behaviors: lists the members in the order in which they are called when the screen appears. Called once,
  ///   before the initializer returns.
  public init(@BehaviorBuilder _ behaviors: () -> [any ViewControllerLifecycleBehavior]) {
    self.init(behaviors())
  }

  /// Creates the state of one attachment.
  /// - Returns: the state of each member.
  public func makeCoordinator() -> some AnyObject {
    BehaviorMembers(behaviors)
  }

  /// Delivers the moment to each member.
  /// - Parameters:
  ///   - moment: the moment.
  ///   - viewController: the screen to which the group was added.
  ///   - context: the circumstances of the moment.
  public func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    context.coordinator(as: BehaviorMembers.self).receive(moment, on: viewController, context: context)
  }

  /// Delivers the closing to each member, in reverse order.
  /// - Parameters:
  ///   - closing: how the screen was closed.
  ///   - context: the coordinator of the group.
  public func receive(_ closing: ScreenClosing, context: Context) {
    context.coordinator(as: BehaviorMembers.self).receive(closing)
  }
}
