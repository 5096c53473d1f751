import LifecycleBehaviors
import UIKit

// The work of `focusItem(_:)`, without SwiftUI. Tests: ItemRegisterTests.

/// The views of the items within one SwiftUI view.
@MainActor
final class ItemRegister {
  private var views: [AnyHashable: Weak<UIView>] = [:]

  nonisolated init() {}

  /// The places of the items whose identifiers have the type, from top to bottom and, side by side, from left to right.
  func places<Item: Hashable>(of type: Item.Type) -> [ItemPlace<Item>] {
    views = views.filter { $0.value.object != nil }
    let places = views.compactMap { item, view -> (place: ItemPlace<Item>, origin: CGPoint)? in
      guard let item = item.base as? Item, let view = view.object, let window = view.window else { return nil }
      return (ItemPlace(item, in: view), view.convert(CGPoint.zero, to: window))
    }
    return places.sorted { ($0.origin.y, $0.origin.x) < ($1.origin.y, $1.origin.x) }.map(\.place)
  }

  fileprivate func add(_ view: UIView, as item: AnyHashable) {
    views[item] = Weak(view)
  }

  /// Another view may have been added for the item meanwhile.
  fileprivate func remove(_ view: UIView, as item: AnyHashable) {
    if views[item]?.object === view { views[item] = nil }
  }
}

/// Adds a view to registers as long as SwiftUI shows it for the same item.
@MainActor
final class ItemRegistration {
  private var current: (item: AnyHashable, registers: [ItemRegister])?

  nonisolated init() {}

  func register(_ view: UIView, as item: AnyHashable?, in registers: [ItemRegister]) {
    if let current { for register in current.registers { register.remove(view, as: current.item) } }
    current = item.map { ($0, registers) }
    if let item { for register in registers { register.add(view, as: item) } }
  }
}
