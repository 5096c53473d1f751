/// The differences that are meant, each with its reason: `UIFoo.bar: mutability  # why`.
public struct ExceptionsList: Equatable, Sendable {
  public struct Entry: Equatable, Sendable {
    public var line: Int
    public var path: String
    public var kind: Difference.Kind
    public var reason: String
  }

  public let file: String
  public let entries: [Entry]

  public init(text: String, file: String) throws {
    self.file = file
    var entries: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { continue }
      do {
        let entry = try Self.entry(line, index + 1)
        if let first = entries.first(where: { $0.path == entry.path && $0.kind == entry.kind }) {
          throw Tokens.Failure(description: "the same as line \(first.line)")
        }
        entries.append(entry)
      } catch {
        throw InputError(file: file, line: index + 1, problem: "\(error)")
      }
    }
    self.entries = entries
  }

  private static func entry(_ line: Substring, _ number: Int) throws -> Entry {
    let parts = line.split(separator: "#", maxSplits: 1).map { $0.trimmed }
    guard parts.count == 2, !parts[1].isEmpty else { throw Tokens.Failure(description: "no '# reason' at the end") }
    // Argument labels hold colons too, but no blank after them.
    guard let colon = parts[0].ranges(of: ": ").last else {
      throw Tokens.Failure(description: "expected 'declaration: difference # reason'")
    }
    let name = parts[0][colon.upperBound...].trimmed
    guard let kind = Difference.Kind(rawValue: name) else {
      let known = Difference.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw Tokens.Failure(description: "'\(name)' is not a difference; there are \(known)")
    }
    return Entry(line: number, path: String(parts[0][..<colon.lowerBound]), kind: kind, reason: parts[1])
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
