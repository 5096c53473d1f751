@propertyWrapper public struct Binding<Value>: DynamicProperty {
  private let reading: () -> Value
  private let writing: (Value) -> Void

  init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
    self.reading = reading
    self.writing = writing
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  public var wrappedValue: Value {
    get { reading() }
    nonmutating set { writing(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}
