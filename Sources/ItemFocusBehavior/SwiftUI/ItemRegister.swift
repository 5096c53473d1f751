import FocusBehavior
import LifecycleBehaviors
import UIKit

// The work of the modifiers of items, without SwiftUI. Tests: ItemRegisterTests.

/// The views of the items within one SwiftUI view.
@MainActor
final class ItemRegister {
  /// The items and their views, in the order in which SwiftUI has shown the views. For a moment, SwiftUI may show two views of one
  /// item.
  private var entries: [(item: AnyHashable, view: Weak<UIView>)] = []

  nonisolated init() {}

  /// Returns the places of the items whose identifiers have the type: from top to bottom, and from left to right for items at the
  /// same height. If an item has two views, the newer view counts.
  func places<Item: Hashable>(of type: Item.Type) -> [ItemPlace<Item>] {
    entries.removeAll { $0.view.object == nil }
    var items: Set<Item> = []
    var places: [(place: ItemPlace<Item>, origin: CGPoint)] = []
    for (item, view) in entries.reversed() {
      guard let item = item.base as? Item, let view = view.object, let window = view.window else { continue }
      guard items.insert(item).inserted else { continue }
      places.append((ItemPlace(item, in: view), view.convert(CGPoint.zero, to: window)))
    }
    return places.sorted { ($0.origin.y, $0.origin.x) < ($1.origin.y, $1.origin.x) }.map(\.place)
  }

  fileprivate func add(_ view: UIView, as item: AnyHashable) {
    entries.append((item, Weak(view)))
  }

  fileprivate func remove(_ view: UIView) {
    entries.removeAll { $0.view.object === view }
  }
}

/// Adds a view to registers, and keeps it there as long as SwiftUI shows the view for the same item.
@MainActor
final class ItemRegistration {
  private var current: (item: AnyHashable, registers: [ItemRegister])?

  nonisolated init() {}

  /// Adds the view to the registers. Called with each update of the view.
  /// - Parameters:
  ///   - view: the view of the item; the same view in each call.
  ///   - item: the identifier of the item; nil when the view has been removed.
  ///   - registers: the registers of the lists around the view.
  func register(_ view: UIView, as item: AnyHashable?, in registers: [ItemRegister]) {
    if let current {
      if current.item == item, current.registers.elementsEqual(registers, by: ===) { return }
      for register in current.registers { register.remove(view) }
    }
    current = item.map { ($0, registers) }
    if let item { for register in registers { register.add(view, as: item) } }
  }
}

extension ItemFocusBehavior where ViewController == BehaviorProbeViewController {
  /// Creates the behavior of a SwiftUI view around items. The list is the view of the hosting controller.
  init(_ options: FocusOptions, of register: ItemRegister) {
    self.init(options, in: { $0.parent?.viewIfLoaded }, places: { _ in register.places(of: Item.self) })
  }
}
