public protocol DynamicProperty {}

/// A property whose storage is outside the view value that declares it.
protocol ConnectedProperty: DynamicProperty {
  @MainActor func connect(to node: ViewNode, named name: String, _ environment: EnvironmentValues)
}

@propertyWrapper public struct State<Value>: ConnectedProperty {
  private let storage: Storage

  public init(wrappedValue value: Value) {
    storage = Storage(Location(value))
  }

  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  public var wrappedValue: Value {
    get { storage.location.value }
    nonmutating set { storage.location.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(reading: { storage.location.value }, writing: { storage.location.set($0) })
  }

  func connect(to node: ViewNode, named name: String, _ environment: EnvironmentValues) {
    storage.location = node.kept(name) { storage.location }
    storage.location.root = node.root
  }

  /// Shared by the copies of one view value. Connecting it finds the location of the view's node.
  private final class Storage {
    var location: Location

    init(_ location: Location) {
      self.location = location
    }
  }

  private final class Location {
    private(set) var value: Value
    weak var root: ViewRoot?

    init(_ value: Value) {
      self.value = value
    }

    func set(_ newValue: Value) {
      value = newValue
      ViewRoot.stateDidChange(root)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}
