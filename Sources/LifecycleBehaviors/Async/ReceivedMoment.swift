import UIKit

/// A moment of a screen's life and its circumstances, as `lifecycleMoments()` and `observeLifecycleMoments` deliver it.
///
/// ```swift
/// for await event in screen.lifecycleMoments() where !event.isCatchUp {
///   print(event.moment.name, event.isAnimated)
/// }
/// ```
///
/// It has the properties of ``MomentFacts`` as if they were its own. Printed it is
/// `afterAppearing [isAnimated, isMovingToParent]`.
///
/// The moments of layout and `duringTransition` are not delivered: they are of use to a behavior only, which draws or animates
/// while UIKit waits.
///
/// ## Topics
///
/// ### The moment
///
/// - ``moment``
/// - ``facts``
/// - ``subscript(dynamicMember:)``
///
/// ### In a test
///
/// - ``init(_:_:)``
@dynamicMemberLookup
public struct ReceivedMoment: Hashable, Sendable {
  /// The moment.
  public let moment: LifecycleMoment

  /// What was true when UIKit reported the moment. Its properties can be read from the received moment itself.
  public let facts: MomentFacts

  /// Makes a received moment, for a test.
  /// - Parameters:
  ///   - moment: the moment.
  ///   - facts: its circumstances.
  public init(_ moment: LifecycleMoment, _ facts: MomentFacts = MomentFacts()) {
    self.moment = moment
    self.facts = facts
  }

  /// One of the circumstances: `event.isAnimated` is `event.facts.isAnimated`.
  public subscript<Value>(dynamicMember fact: KeyPath<MomentFacts, Value>) -> Value { facts[keyPath: fact] }
}

extension ReceivedMoment: CustomStringConvertible {
  /// The moment and the facts that are true: `afterAppearing [isAnimated]`.
  public var description: String { "\(moment) \(facts)" }
}
