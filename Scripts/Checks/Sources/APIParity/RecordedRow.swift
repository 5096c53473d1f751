/// A line of the recorded data; its columns are explained in Recorded/README.md.
struct RecordedRow: Equatable {
  static let columns = [
    "owner", "kind", "declaration", "introduced", "deprecated", "nullability known", "main actor", "spelling",
  ]

  var owner: String
  var kind: String
  var declaration: Declaration

  init(_ line: String) throws {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == Self.columns.count else {
      throw Tokens.Failure(description: "\(fields.count) columns instead of \(Self.columns.count)")
    }
    owner = fields[0]
    kind = fields[1]
    let parser: DeclarationParser
    do {
      parser = try DeclarationParser(fields[2])
    } catch {
      throw Tokens.Failure(description: "the declaration '\(fields[2])': \(error)")
    }
    declaration = parser.declaration
    if Self.typeKinds.contains(kind) != declaration.isType || !Self.kinds.contains(kind) {
      throw Tokens.Failure(description: "'\(fields[2])' is not of the kind '\(kind)'")
    }
    if !declaration.isType { declaration.owner = owner == "-" ? nil : owner }
    declaration.availability = Availability(
      introduced: try Self.version(fields[3], "introduced"), deprecation: try Self.deprecation(fields[4]))
    declaration.isMainActor = try Self.flag(fields[6], "main actor") && !parser.modifiers.contains("nonisolated")
    declaration.requirement = parser.modifiers.contains("optional") ? .optional : nil
    declaration.nullabilityIsKnown = try Self.flag(fields[5], "nullability known")
    guard ["rule", "seen", "guess"].contains(fields[7]) else {
      throw Tokens.Failure(description: "'\(fields[7])' in the column 'spelling' is not rule, seen or guess")
    }
    declaration.isGuess = fields[7] == "guess"
  }

  private static let typeKinds: Set = ["class", "protocol", "enum", "struct", "typealias"]
  private static let kinds = typeKinds.union([
    "associatedtype", "case", "method", "property", "init", "subscript", "notification", "constant",
  ])

  private static func flag(_ text: String, _ column: String) throws -> Bool {
    guard text == "y" || text == "n" else {
      throw Tokens.Failure(description: "'\(text)' in the column '\(column)' is neither y nor n")
    }
    return text == "y"
  }

  private static func version(_ text: String, _ column: String) throws -> Availability.Version? {
    if text == "-" { return nil }
    guard let version = Availability.Version(text) else {
      throw Tokens.Failure(description: "'\(text)' in the column '\(column)' is not a version")
    }
    return version
  }

  private static func deprecation(_ text: String) throws -> Availability.Deprecation {
    switch text {
    case "future": .future
    case "?": .unknownVersion
    default: try version(text, "deprecated").map { .since($0) } ?? .none
    }
  }
}
