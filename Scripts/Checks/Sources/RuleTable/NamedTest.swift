import Foundation

/// A test of the package and the title it has.
public struct NamedTest {
  /// Suite and function, as in `KeyWindowTests.order`.
  public var name: String
  public var title: String

  public init(name: String, title: String) {
    self.name = name
    self.title = title
  }

  /// The tests that Swift Testing lists, one record a line. A function without a title is left out.
  ///
  /// - Parameters:
  ///   - eventStream: the records.
  ///   - modules: the test targets whose tests are read.
  /// - Returns: the tests in the order of the records.
  /// - Throws: an error of the decoder, if a record is none.
  public static func list(_ eventStream: String, of modules: [String]) throws -> [NamedTest] {
    let decoder = JSONDecoder()
    return try eventStream.split(separator: "\n").compactMap { line in
      let payload = try decoder.decode(Record.self, from: Data(line.utf8)).payload
      guard payload.kind == "function", let title = payload.displayName else { return nil }
      // "Module.Suite/function(arguments:)/File.swift:12:4"
      guard modules.contains(where: { payload.id.hasPrefix("\($0).") }) else { return nil }
      let path = payload.id.split(separator: "/").dropLast().joined(separator: ".").split(separator: ".")
      return NamedTest(name: path.suffix(2).joined(separator: ".").prefix { $0 != "(" }.description, title: title)
    }
  }

  /// As in Swift Testing's description of its JSON records. Records of other kinds have other payloads.
  private struct Record: Decodable {
    struct Payload: Decodable {
      var kind: String
      var id: String
      var displayName: String?
    }

    var payload: Payload
  }
}
