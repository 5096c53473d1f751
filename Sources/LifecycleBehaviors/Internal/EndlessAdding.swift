import UIKit

/// Behaviors that add behaviors in a moment, which add behaviors in the same moment, and so on.
@MainActor
enum EndlessAdding {
  /// How many of them may follow each other in one moment. Longer than any row that ends by itself.
  static let longestRow = 100

  static func report(_ types: [any Any.Type], in moment: LifecycleMoment.Kind, on screen: UIViewController) {
    var names: [String] = []
    for name in types.map({ String(describing: $0) }) where !names.contains(name) { names.append(name) }
    LifecycleIssue.report(
      """
      \(names.joined(separator: ", ")) was added to one \(type(of: screen)) in \(moment) by a behavior that had been added \
      in the same way, \(longestRow) times in a row, so it was removed again. A behavior that adds its own type in every \
      \(moment) never ends: add it once, in viewDidLoad, or under a condition.
      """)
  }
}
