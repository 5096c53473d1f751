/// Shows a view: each UIKit view of it is a row, 44 points high, from the top.
///
/// Subviews that other code adds to its view are noted as a fault.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  private lazy var root = ViewRoot { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    fatalError("UIHostingController is made for a view")
  }

  /// For tests: what SwiftUI warns of, or what does not work in SwiftUI.
  public var faults: [String] { root.faults + ((viewIfLoaded as? HostingView)?.faults ?? []) }

  /// For tests: the rows' views.
  public var rows: [UIView] { view.subviews.filter { row in !children.contains { $0.viewIfLoaded === row } } }

  open override func loadView() {
    view = HostingView(frame: UIScreen.main.bounds)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let nodes = root.update(rootView)
    (view as? HostingView)?.update {
      show(controllers: nodes.compactMap(\.uiViewController))
      show(rows: nodes.compactMap(\.uiView))
      place(controllers: nodes)
    }
    root.didRemove()
    let actions = root.afterUpdate
    root.afterUpdate = []
    actions.forEach { $0() }
  }

  private func show(rows: [UIView]) {
    for row in self.rows where !rows.contains(row) { row.removeFromSuperview() }
    for (index, row) in rows.enumerated() {
      if row.superview !== view { view.addSubview(row) }
      row.frame = CGRect(x: 0, y: 100 + 44 * CGFloat(index), width: view.bounds.width, height: 44)
    }
  }

  /// SwiftUI reads the style of a child, if there is one. Source: siteline/swiftui-introspect, issue 311.
  open override var childForStatusBarStyle: UIViewController? { children.last }

  /// For tests: the controllers that assistive technologies find.
  public private(set) var controllersReadAloud: [UIViewController] = []

  private func place(controllers nodes: [ViewNode]) {
    for node in nodes {
      guard let controller = node.uiViewController else { continue }
      controller.view.frame = CGRect(origin: .zero, size: node.size ?? view.bounds.size)
    }
    controllersReadAloud = nodes.filter(\.isReadAloud).compactMap(\.uiViewController)
  }

  private func show(controllers: [UIViewController]) {
    for gone in children where !controllers.contains(gone) {
      gone.willMove(toParent: nil)
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
  }
}
