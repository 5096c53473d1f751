@MainActor @resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(value: (repeat each content), views: views)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: first)
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: second)
  }
}

public struct EmptyView: View, PrimitiveView {
  public typealias Body = Never
  public init() {}

  public func update(_ node: ViewNode, _ environment: EnvironmentValues) {}
}

public struct TupleView<T>: View, PrimitiveView {
  public typealias Body = Never
  public var value: T
  let views: [any View]

  public func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    for (index, view) in views.enumerated() { node.place(view, at: index, environment) }
  }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: any View

  public func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    node.place(content, at: 0, environment)
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  public func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    if let self { node.place(self, at: 0, environment) }
  }
}
