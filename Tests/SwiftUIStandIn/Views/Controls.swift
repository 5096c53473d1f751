public struct VStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    node.place(content, at: 0, environment)
  }
}

public struct Text: View, PrimitiveView {
  public typealias Body = Never
  let content: String

  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  public func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    node.uiView { Row() }.title = content
  }
}

public struct Button<Label: View>: View {
  private let action: @MainActor () -> Void
  private let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public var body: some View {
    Tappable(title: (label as? Text)?.content, action: action)
  }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// Each tap selects the following day.
public struct DatePicker<Label: View>: View {
  private let label: Label
  @Binding private var selection: Date

  public var body: some View {
    Tappable(title: (label as? Text)?.content) { selection += 24 * 60 * 60 }
  }
}

extension DatePicker where Label == Text {
  public init<S: StringProtocol>(_ title: S, selection: Binding<Date>) {
    label = Text(title)
    _selection = selection
  }
}

private struct Tappable: View, PrimitiveView {
  typealias Body = Never
  let title: String?
  let action: @MainActor () -> Void

  func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    let row = node.uiView { Row() }
    row.title = title
    row.action = action
  }
}
