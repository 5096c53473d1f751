import UIKit

/// Which view stands for which field. Keeps no view alive.
@MainActor
struct InputFocusViews<Field: Hashable> {
  private var all: [Field: @MainActor () -> UIView?] = [:]

  subscript(field: Field) -> UIView? { all[field]?() }

  mutating func set(_ view: (@MainActor () -> UIView?)?, for field: Field) {
    all[field] = view
  }

  func field(of view: UIView) -> Field? { all.first { $0.value() === view }?.key }

  /// One that there is.
  var any: UIView? { all.values.lazy.compactMap { $0() }.first }

  /// The field that is first responder. Two can be, in two windows; the one known of goes first.
  func edited(known: Field?) -> Field? {
    if let known, self[known]?.isFirstResponder == true { return known }
    return all.first { $0.value()?.isFirstResponder == true }?.key
  }
}
