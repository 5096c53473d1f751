import Journey
import UIKit

/// Where journeys came, and what they touched.
struct FuzzCoverage: Hashable {
  private(set) var screens: Set<String> = []
  /// Each as `CartScreen "Pay"`.
  private(set) var targets: Set<String> = []
  private(set) var touched: Set<String> = []
  /// The names that the test ignores and that were there.
  private(set) var ignored: Set<String> = []

  @MainActor
  mutating func note(_ app: FuzzedApp) {
    screens.formUnion(app.path.filter(\.isOfApp).map(\.typeName))
  }

  @MainActor
  mutating func note(_ all: [TouchTarget], ignored names: Set<String>) {
    targets.formUnion(all.map(\.coveredName))
    ignored.formUnion(names)
  }

  @MainActor
  mutating func noteTouch(_ target: TouchTarget) {
    touched.insert(target.coveredName)
  }

  mutating func formUnion(_ other: FuzzCoverage) {
    screens.formUnion(other.screens)
    targets.formUnion(other.targets)
    touched.formUnion(other.touched)
    ignored.formUnion(other.ignored)
  }
}

extension TouchTarget {
  /// Rows and items of a list count as one.
  @MainActor
  var coveredName: String {
    let screen = screen?.typeName ?? "app"
    return switch kind {
    case .row: "\(screen) row"
    case .item: "\(screen) item"
    default: "\(screen) \"\(name)\""
    }
  }
}
