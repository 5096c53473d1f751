extension TimelineEvent {
  /// A name and a value, as a member of a JSON object has them.
  ///
  /// ```swift
  /// recorder.note("loaded", of: "library", [.init("items", .number(120))])
  /// ```
  ///
  /// ## Topics
  ///
  /// ### The detail
  ///
  /// - ``name``
  /// - ``value-swift.property``
  /// - ``Value-swift.enum``
  /// - ``init(_:_:)``
  ///
  /// ### As text
  ///
  /// - ``description``
  public struct Detail: Hashable, Sendable {
    /// One of the values that JSON has.
    public enum Value: Hashable, Sendable {
      /// A text, such as a name or a reason.
      case text(String)
      /// A number. Times are in seconds.
      case number(Double)
      /// Whether something is so.
      case flag(Bool)
      /// No value.
      case null
    }

    /// Its name, such as `"animated"`.
    public var name: String
    /// Its value.
    public var value: Value

    /// Creates a detail.
    /// - Parameters:
    ///   - name: its name.
    ///   - value: its value.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }

    /// A number as JSON Lines have it, so that a recording is the same when it is read again.
    var toTheMicrosecond: Detail {
      guard case .number(let number) = value else { return self }
      return Detail(name, number.isFinite ? .number(number.toTheMicrosecond) : .null)
    }
  }
}

extension [TimelineEvent.Detail] {
  /// A flag that is left out where it is false.
  static func flag(_ name: String, _ value: Bool) -> Self {
    value ? [.init(name, .flag(true))] : []
  }
}
