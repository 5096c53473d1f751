/// A variable that closures of the main actor share.
@MainActor
public final class Variable<Value> {
  public var value: Value

  public init(_ value: Value) {
    self.value = value
  }
}
