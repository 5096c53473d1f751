import ArgumentParser

/// An attribute of the app that was recorded: `service.name=shop`.
struct ResourceAttribute: Equatable {
  let key: String
  let value: String

  init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }

  /// - Throws: an error that says what to write.
  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw ValidationError("Write a key and a value, such as service.name=shop.")
    }
    self.init(String(parts[0]), String(parts[1]))
  }

  /// A resource has a `service.name`; this is the value of the conventions where it is not known. `ios.app.state` is for an `os.name`
  /// of iOS.
  private static let standard = [
    ResourceAttribute("service.name", "unknown_service"), ResourceAttribute("os.name", "iOS"),
  ]

  /// - Parameter given: attributes, of which the last one with a key counts.
  /// - Returns: each key once, the standard ones first.
  static func merged(_ given: [ResourceAttribute]) -> [ResourceAttribute] {
    let all = standard + given
    return all.map(\.key).inOrderWithoutRepetition.compactMap { key in all.last { $0.key == key } }
  }
}
