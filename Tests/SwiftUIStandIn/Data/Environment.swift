public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@propertyWrapper public struct Environment<Value>: ConnectedProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let storage = Storage()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { storage.environment[keyPath: keyPath] }

  func connect(to node: ViewNode, named name: String, _ environment: EnvironmentValues) {
    storage.environment = environment
  }

  private final class Storage {
    var environment = EnvironmentValues()
  }
}

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EnvironmentWritingView(content: self) { $0[keyPath: keyPath] = value }
  }
}

private struct EnvironmentWritingView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let write: (inout EnvironmentValues) -> Void

  func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    var environment = environment
    write(&environment)
    node.place(content, at: 0, environment)
  }
}
