extension TimelineEvent {
  /// A detail of an event: a name and a value, like a member of a JSON object.
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
    /// A value of a detail, one of the types of JSON.
    public enum Value: Hashable, Sendable {
      /// A text, such as a name or a reason.
      case text(String)
      /// A number. Times are in seconds.
      case number(Double)
      /// True or false.
      case flag(Bool)
      /// No value.
      case null
    }

    /// The name of the detail, such as `"animated"`.
    public var name: String
    /// The value of the detail.
    public var value: Value

    /// Creates a detail.
    /// - Parameters:
    ///   - name: the name of the detail.
    ///   - value: the value of the detail.
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
