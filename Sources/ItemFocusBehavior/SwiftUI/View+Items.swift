#if canImport(SwiftUI) && !os(macOS)
  import FocusBehavior
  import LifecycleBehaviors
  import SwiftUI

  extension View {
    /// Marks this view as an item of the lists around it.
    ///
    /// ```swift
    /// List(posts) { post in
    ///   PostRow(post).focusItem(post.id)
    /// }
    /// .onItemImpression(of: Post.ID.self) { impression in statistics.note(impression.item) }
    /// .onLeadingItemChange(of: Post.ID.self, .media) { change in player.play(change.item) }
    /// ```
    /// - Parameter item: the identifier of the item, which stays the same when the item moves. If two views have the same
    ///   identifier, only the newer view counts.
    /// - Returns: the view, which `onItemImpression` and `onLeadingItemChange` of the views around it take into account.
    public func focusItem<Item: Hashable>(_ item: Item) -> some View {
      modifier(FocusItem(item: AnyHashable(item)))
    }

    /// Reports each item within this view that has been visible for some time without interruption, while the screen has focus.
    ///
    /// Items are views with `focusItem(_:)` and an identifier of the type. `atLeast`, `for` and the repetition have the same
    /// meaning as in ``ItemFocusBehavior/onImpression(atLeast:for:_:file:line:perform:)``. These values and the options are used as
    /// they are when the view is first shown: later updates of the view replace only the action.
    /// - Parameters:
    ///   - type: the type of the identifiers.
    ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
    ///   - fraction: how much of the item must be visible, from 0.001 to 1.
    ///   - duration: how long the item must be visible, in seconds.
    ///   - repetition: when an item that has been reported may be reported again.
    ///   - action: called with each impression, on the main thread.
    /// - Returns: a view that calls `action`.
    @preconcurrency @MainActor
    public func onItemImpression<Item: Hashable>(
      of type: Item.Type, _ options: FocusOptions = .attention, atLeast fraction: Double = 0.5,
      for duration: TimeInterval = 1, _ repetition: ItemImpression<Item>.Repetition = .oncePerAppearance,
      perform action: @escaping @MainActor (ItemImpression<Item>) -> Void
    ) -> some View {
      modifier(
        ItemList<Item, ItemImpression<Item>>(options: options, action: action) { behavior, report in
          behavior.onImpression(atLeast: fraction, for: duration, repetition, from: nil) { _, impression in
            report(impression)
          }
        })
    }

    /// Reports the leading item within this view: of all items that are sufficiently visible, the item nearest to the middle of the
    /// screen.
    ///
    /// Items are views with `focusItem(_:)` and an identifier of the type.
    /// ``ItemFocusBehavior/onLeadingItemChange(atLeast:nearestTo:file:line:perform:)`` explains when an item starts and stops
    /// leading. All values except the action are used as they are when the view is first shown: later updates of the view replace
    /// only the action.
    /// - Parameters:
    ///   - type: the type of the identifiers.
    ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
    ///   - fraction: how much of the item must be visible, from 0.001 to 1.
    ///   - place: the place in the screen's safe area from which distances are measured. The default is the middle.
    ///   - action: called with each change, on the main thread.
    /// - Returns: a view that calls `action`.
    @preconcurrency @MainActor
    public func onLeadingItemChange<Item: Hashable>(
      of type: Item.Type, _ options: FocusOptions = .attention, atLeast fraction: Double = 0.5,
      nearestTo place: UnitPoint = .center, perform action: @escaping @MainActor (LeadingItemChange<Item>) -> Void
    ) -> some View {
      modifier(
        ItemList<Item, LeadingItemChange<Item>>(options: options, action: action) { behavior, report in
          behavior.onLeadingItemChange(
            atLeast: fraction, nearestTo: CGPoint(x: place.x, y: place.y), from: nil
          ) { _, change in
            report(change)
          }
        })
    }
  }

  /// Gives the view around the items a register, to which the items inside the view add themselves.
  private struct ItemList<Item: Hashable, Report>: ViewModifier {
    typealias Behavior = ItemFocusBehavior<BehaviorProbeViewController, Item>

    let options: FocusOptions
    let action: @MainActor (Report) -> Void
    let configure: @MainActor (Behavior, @escaping @MainActor (Report) -> Void) -> Behavior
    @State private var register = ItemRegister()
    @Environment(\.itemRegisters) private var outer

    func body(content: Content) -> some View {
      content
        .environment(\.itemRegisters, outer + [register])
        .carrying(
          BehaviorProbe(action) { [register, options, configure] latest in
            [configure(Behavior(options, of: register)) { latest.value($0) }]
          })
    }
  }

  private struct FocusItem: ViewModifier {
    let item: AnyHashable
    @Environment(\.itemRegisters) private var registers

    func body(content: Content) -> some View {
      content.background(FocusItemView(item: item, registers: registers).accessibility(hidden: true))
    }
  }

  /// An invisible view that has the size of an item.
  private struct FocusItemView: UIViewRepresentable {
    let item: AnyHashable
    let registers: [ItemRegister]

    func makeCoordinator() -> ItemRegistration { ItemRegistration() }

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      context.coordinator.register(view, as: item, in: registers)
    }

    static func dismantleUIView(_ view: UIView, coordinator: ItemRegistration) {
      coordinator.register(view, as: nil, in: [])
    }
  }

  extension EnvironmentValues {
    fileprivate var itemRegisters: [ItemRegister] {
      get { self[ItemRegistersKey.self] }
      set { self[ItemRegistersKey.self] = newValue }
    }
  }

  private struct ItemRegistersKey: EnvironmentKey {
    static var defaultValue: [ItemRegister] { [] }
  }
#endif
