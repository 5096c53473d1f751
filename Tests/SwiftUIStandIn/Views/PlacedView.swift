extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    PlacedView(content: self) { node in
      node.size = CGSize(width: width ?? node.size?.width ?? 0, height: height ?? node.size?.height ?? 0)
    }
  }

  public func accessibility(hidden: Bool) -> some View {
    PlacedView(content: self) { $0.isReadAloud = !hidden }
  }
}

/// A view whose modifier applies to all nodes below it.
private struct PlacedView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let place: (ViewNode) -> Void

  func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    node.place(content, at: 0, environment)
    node.all.forEach(place)
  }
}
