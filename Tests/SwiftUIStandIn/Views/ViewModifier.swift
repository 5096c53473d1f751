@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  public typealias Body = Never
  let content: any View

  public func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    node.place(content, at: 0, environment)
  }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  public func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    node.connectProperties(of: modifier, environment)
    node.place(modifier.body(content: _ViewModifier_Content(content: content)), at: 0, environment)
  }
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearingView(content: self, didAppear: action ?? {})
  }

  /// A view with another identity is another view, with its own state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(id: id, content: self)
  }

  public func background<Background: View>(_ background: Background) -> some View {
    TupleView(value: (), views: [background, self])
  }

  public func overlay<Overlay: View>(_ overlay: Overlay) -> some View {
    TupleView(value: (), views: [self, overlay])
  }
}

private struct AppearingView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let didAppear: () -> Void

  func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    if node.isNew { node.root.afterUpdate.append(didAppear) }
    node.place(content, at: 0, environment)
  }
}

private struct IdentifiedView<ID: Hashable, Content: View>: View, PrimitiveView {
  typealias Body = Never
  let id: ID
  let content: Content

  func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    node.place(content, at: id.hashValue, environment)
  }
}
