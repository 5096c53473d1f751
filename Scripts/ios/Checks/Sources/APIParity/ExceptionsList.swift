import Foundation

/// The differences that are meant, each with its reason: `UIFoo.bar: mutability  # why`.
public struct ExceptionsList: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    let line: Int
    let path: String
    let kind: Difference.Kind
    let reason: String
  }

  let file: String
  private(set) var entries: [Entry] = []

  public init(text: String, file: String) throws {
    self.file = file
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { continue }
      try add(line, number: index + 1)
    }
  }

  private mutating func add(_ text: String, number: Int) throws {
    func error(_ problem: String) -> InputError { InputError(file: file, line: number, problem: problem) }
    let parts = text.split(separator: "#", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, !parts[1].isEmpty else { throw error("no '# reason' at the end") }
    // Argument labels have colons too, but no blank after them.
    guard let colon = parts[0].ranges(of: ": ").last else { throw error("expected 'declaration: difference # reason'") }
    let path = String(parts[0][..<colon.lowerBound])
    let name = parts[0][colon.upperBound...].trimmingCharacters(in: .whitespaces)
    guard let kind = Difference.Kind(rawValue: name) else {
      let known = Difference.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("'\(name)' is not a difference; there are \(known)")
    }
    if let first = entries.first(where: { $0.path == path && $0.kind == kind }) {
      throw error("the same as line \(first.line)")
    }
    entries.append(Entry(line: number, path: path, kind: kind, reason: parts[1]))
  }
}
