/// Lets `addBehaviors { … }` and `BehaviorGroup { … }` list behaviors, a line each, with `if`, `switch`, `for` and
/// `if #available`.
///
/// ```swift
/// let immersive = BehaviorGroup {
///   NavigationBarBehavior(isHidden: true)
///   KeepAwakeBehavior()
/// }
/// ```
///
/// The list is created once, when the behaviors are added. For a condition that is evaluated at each appearance see
/// ``ViewControllerLifecycleBehavior/onlyAppearances(where:)``.
///
/// ## Topics
///
/// ### Lines
///
/// - ``buildExpression(_:)-2i1um``
/// - ``buildExpression(_:)-(BehaviorBuilder.Component)``
/// - ``buildBlock(_:)``
///
/// ### Conditions and loops
///
/// - ``buildOptional(_:)``
/// - ``buildEither(first:)``
/// - ``buildEither(second:)``
/// - ``buildArray(_:)``
/// - ``buildLimitedAvailability(_:)``
@resultBuilder
public enum BehaviorBuilder {
  /// The behaviors of a line or a block.
  public typealias Component = [any ViewControllerLifecycleBehavior]

  /// A line with one behavior, which may be nil.
  /// - Returns: a list of that behavior.
  public static func buildExpression(_ behavior: (any ViewControllerLifecycleBehavior)?) -> Component {
    behavior.map { [$0] } ?? []
  }

  /// A line with several behaviors, in order.
  /// - Returns: these behaviors.
  public static func buildExpression(_ behaviors: Component) -> Component { behaviors }

  @available(*, unavailable, message: "Each line is a behavior. Write other statements before addBehaviors.")
  public static func buildExpression<Other>(_ other: Other) -> Component { [] }

  /// The lines of a block, in order.
  /// - Returns: the behaviors of all lines.
  public static func buildBlock(_ behaviors: Component...) -> Component { buildArray(behaviors) }

  /// An `if` without an `else`.
  /// - Returns: the behaviors inside, or none where the condition is false.
  public static func buildOptional(_ behaviors: Component?) -> Component { behaviors ?? [] }

  /// The first branch of an `if` or `switch`.
  /// - Returns: the behaviors of the branch.
  public static func buildEither(first behaviors: Component) -> Component { behaviors }

  /// The other branch of an `if` or `switch`.
  /// - Returns: the behaviors of the branch.
  public static func buildEither(second behaviors: Component) -> Component { behaviors }

  /// The iterations of a `for` loop, in order.
  /// - Returns: the behaviors of all rounds.
  public static func buildArray(_ behaviors: [Component]) -> Component { behaviors.flatMap { $0 } }

  /// The body of an `if #available`.
  /// - Returns: the behaviors inside.
  public static func buildLimitedAvailability(_ behaviors: Component) -> Component { behaviors }
}
