/// The result builder of `addBehaviors { … }` and `BehaviorGroup { … }`: write one behavior a line, and use `if`, `switch`,
/// `for` and `if #available`.
///
/// ```swift
/// let immersive = BehaviorGroup {
///   NavigationBarBehavior(isHidden: true)
///   KeepAwakeBehavior()
/// }
/// ```
///
/// The list is created once, when the behaviors are added. For a condition that is evaluated at each appearance, use
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

  /// A line with one behavior.
  /// - Parameter behavior: the behavior; nil for none.
  /// - Returns: a list of the behavior.
  public static func buildExpression(_ behavior: (any ViewControllerLifecycleBehavior)?) -> Component {
    behavior.map { [$0] } ?? []
  }

  /// A line with several behaviors.
  /// - Parameter behaviors: the behaviors, in order.
  /// - Returns: these behaviors.
  public static func buildExpression(_ behaviors: Component) -> Component { behaviors }

  @available(*, unavailable, message: "Each line is a behavior. Write other statements before addBehaviors.")
  public static func buildExpression<Other>(_ other: Other) -> Component { [] }

  /// The lines of a block.
  /// - Parameter behaviors: the behaviors of each line, in order.
  /// - Returns: the behaviors of all lines.
  public static func buildBlock(_ behaviors: Component...) -> Component { buildArray(behaviors) }

  /// An `if` without an `else`.
  /// - Parameter behaviors: the behaviors inside; nil if the condition is false.
  /// - Returns: the behaviors inside, or none.
  public static func buildOptional(_ behaviors: Component?) -> Component { behaviors ?? [] }

  /// The first branch of an `if` or `switch`.
  /// - Parameter behaviors: the behaviors of the branch.
  /// - Returns: the behaviors of the branch.
  public static func buildEither(first behaviors: Component) -> Component { behaviors }

  /// The other branch of an `if` or `switch`.
  /// - Parameter behaviors: the behaviors of the branch.
  /// - Returns: the behaviors of the branch.
  public static func buildEither(second behaviors: Component) -> Component { behaviors }

  /// The iterations of a `for` loop.
  /// - Parameter behaviors: the behaviors of each iteration, in order.
  /// - Returns: the behaviors of all iterations.
  public static func buildArray(_ behaviors: [Component]) -> Component { behaviors.flatMap { $0 } }

  /// The body of an `if #available`.
  /// - Parameter behaviors: the behaviors inside.
  /// - Returns: the behaviors inside.
  public static func buildLimitedAvailability(_ behaviors: Component) -> Component { behaviors }
}
