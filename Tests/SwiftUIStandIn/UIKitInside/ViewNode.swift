/// A place in the hierarchy. It keeps what outlives the values of the view there: its state, and its UIKit view.
@MainActor
public final class ViewNode {
  unowned let root: ViewRoot
  private let type: Any.Type
  private var children: [Int: ViewNode] = [:]
  private var placed: Set<Int> = []
  private var kept: [String: Any] = [:]
  /// Whether the view was added in the current update.
  private(set) var isNew = true
  private(set) var uiView: UIView?
  private(set) var uiViewController: UIViewController?
  /// The size that the view's frame modifier sets. Only controllers get it here.
  var size: CGSize?
  var isReadAloud = true
  /// Calls the representable's static function that ends its view.
  var dismantle: () -> Void = {}

  init(_ type: Any.Type, root: ViewRoot) {
    self.type = type
    self.root = root
  }

  // MARK: Children

  /// Updates the child at an index. A view of another type than before replaces it.
  func place(_ view: some View, at index: Int, _ environment: EnvironmentValues) {
    placed.insert(index)
    if let child = children[index], child.type != Swift.type(of: view) {
      root.leave(child)
      children[index] = nil
    }
    let child = children[index] ?? ViewNode(Swift.type(of: view), root: root)
    children[index] = child
    view.place(at: child, environment)
    child.endUpdate()
  }

  func endUpdate() {
    for (index, child) in children where !placed.contains(index) {
      root.leave(child)
      children[index] = nil
    }
    placed = []
    isNew = false
  }

  func dismantleAll() {
    all.forEach { $0.dismantle() }
  }

  /// This node and those below, from top to bottom.
  var all: [ViewNode] { [self] + children.sorted { $0.key < $1.key }.flatMap(\.value.all) }

  // MARK: What is kept

  func kept<Kept>(_ name: String, _ make: () -> Kept) -> Kept {
    if let present = kept[name] as? Kept { return present }
    let made = make()
    kept[name] = made
    return made
  }

  func uiView<Made: UIView>(_ make: () -> Made) -> Made {
    let view = kept("view", make)
    uiView = view
    return view
  }

  func uiViewController<Made: UIViewController>(_ make: () -> Made) -> Made {
    let controller = kept("controller", make)
    uiViewController = controller
    return controller
  }

  /// Finds the storage of a view's properties, and of what these are made of.
  func connectProperties(of value: Any, _ environment: EnvironmentValues, path: String = "") {
    for (label, property) in Mirror(reflecting: value).children {
      let name = "\(path).\(label ?? "")"
      if let connected = property as? any ConnectedProperty {
        connected.connect(to: self, named: name, environment)
      } else if property is any DynamicProperty {
        connectProperties(of: property, environment, path: name)
      }
    }
  }
}
