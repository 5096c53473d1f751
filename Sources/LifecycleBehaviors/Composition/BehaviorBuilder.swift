/// Lets `addBehaviors { … }` and `BehaviorGroup { … }` list behaviors, a line each, with `if`, `switch`, `for` and
/// `if #available`.
///
/// The list is made once, when the behaviors are added. For a condition that is asked at each appearance see
/// ``ViewControllerLifecycleBehavior/onlyAppearances(where:)``.
@resultBuilder
public enum BehaviorBuilder {
  /// A line with one behavior.
  public static func buildExpression(
    _ behavior: any ViewControllerLifecycleBehavior
  ) -> [any ViewControllerLifecycleBehavior] {
    [behavior]
  }

  /// A line with several behaviors, in order.
  public static func buildExpression(
    _ behaviors: [any ViewControllerLifecycleBehavior]
  ) -> [any ViewControllerLifecycleBehavior] {
    behaviors
  }

  /// The lines of a block, in order.
  public static func buildBlock(
    _ behaviors: [any ViewControllerLifecycleBehavior]...
  ) -> [any ViewControllerLifecycleBehavior] {
    Array(behaviors.joined())
  }

  /// An `if` without an `else`.
  public static func buildOptional(
    _ behaviors: [any ViewControllerLifecycleBehavior]?
  ) -> [any ViewControllerLifecycleBehavior] {
    behaviors ?? []
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(
    first behaviors: [any ViewControllerLifecycleBehavior]
  ) -> [any ViewControllerLifecycleBehavior] {
    behaviors
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither(
    second behaviors: [any ViewControllerLifecycleBehavior]
  ) -> [any ViewControllerLifecycleBehavior] {
    behaviors
  }

  /// The rounds of a `for`, in order.
  public static func buildArray(
    _ behaviors: [[any ViewControllerLifecycleBehavior]]
  ) -> [any ViewControllerLifecycleBehavior] {
    Array(behaviors.joined())
  }

  /// The inside of an `if #available`.
  public static func buildLimitedAvailability(
    _ behaviors: [any ViewControllerLifecycleBehavior]
  ) -> [any ViewControllerLifecycleBehavior] {
    behaviors
  }
}
