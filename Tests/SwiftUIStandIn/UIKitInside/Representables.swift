@MainActor @preconcurrency public protocol UIViewRepresentable: View, PrimitiveView where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    let coordinator = node.kept("coordinator") { makeCoordinator() }
    let context = Context(coordinator: coordinator, environment: environment)
    let view = node.uiView { makeUIView(context: context) }
    updateUIView(view, context: context)
    node.dismantle = { Self.dismantleUIView(view, coordinator: coordinator) }
  }
}

@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View, PrimitiveView where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  public func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    let coordinator = node.kept("coordinator") { makeCoordinator() }
    let context = Context(coordinator: coordinator, environment: environment)
    let controller = node.uiViewController { makeUIViewController(context: context) }
    updateUIViewController(controller, context: context)
    // SwiftUI is believed to load the view inside the update.
    controller.loadViewIfNeeded()
    node.dismantle = { Self.dismantleUIViewController(controller, coordinator: coordinator) }
  }
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}
