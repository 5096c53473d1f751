/// A file in which each mutant can be turned on while the program runs. All mutants are built at once this way.
public struct Rewriting {
  /// The text to compile.
  public let text: String
  /// The lines of each mutant in this text, by which an error of the compiler finds it.
  public let lines: [Int: ClosedRange<Int>]

  /// - Parameters:
  ///   - text: the text of the file.
  ///   - mutants: those of this file, in the order in which the places were found. One may be in another one.
  public init(_ text: String, _ mutants: [Mutant]) {
    let source = SourceText(text)
    let written = Self.written(0..<source.count, mutants[...], source)
    self.text = written
    lines = Dictionary(uniqueKeysWithValues: mutants.map { ($0.id, Self.lines(of: $0.id, in: written)) })
  }

  private static func written(_ range: Range<Int>, _ mutants: ArraySlice<Mutant>, _ source: SourceText) -> String {
    var rest = mutants
    var position = range.lowerBound
    var text = ""
    while let mutant = rest.popFirst() {
      let inner = rest.prefix { $0.place.range.lowerBound < mutant.place.range.upperBound }
      rest = rest.dropFirst(inner.count)
      text += source[position..<mutant.place.range.lowerBound]
      text += switched(mutant, written(mutant.place.range, inner, source))
      position = mutant.place.range.upperBound
    }
    return text + source[position..<range.upperBound]
  }

  private static func switched(_ mutant: Mutant, _ original: String) -> String {
    let mark = "/*\(mutant.id)*/"
    let isActive = "Mutation.isActive(\(mutant.id))"
    let mutated = mutant.place.mutated
    switch mutant.place.form {
    case .condition: return "\(mark)(\(isActive) != (\(original)))\(mark)"
    case .expression: return "\(mark)(\(isActive) ? \(mutated) : \(original))\(mark)"
    case .statement where mutated.isEmpty: return "\(mark)if !\(isActive) { \(original) }\(mark)"
    case .statement: return "\(mark)if \(isActive) { \(mutated) } else { \(original) }\(mark)"
    }
  }

  private static func lines(of id: Int, in text: String) -> ClosedRange<Int> {
    let marks = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("/*\(id)*/") }
    return marks.first!.offset + 1...marks.last!.offset + 1
  }

  /// - Parameter line: a line of the text that does not compile.
  /// - Returns: the mutants to leave out: the smallest on this line. If there is none, the next one below, for the error can be at the
  ///   beginning of what it is in; or else all of the file.
  public func mutants(at line: Int) -> [Int] {
    let found = lines.filter { $0.value.contains(line) }
    if let smallest = found.map(\.value.count).min() {
      return found.filter { $0.value.count == smallest }.map(\.key)
    }
    let below = lines.filter { $0.value.lowerBound > line }
    guard let next = below.map(\.value.lowerBound).min() else { return Array(lines.keys) }
    return below.filter { $0.value.lowerBound == next }.map(\.key)
  }

  /// The file that each module gets: which mutant is active, and where to note those that were reached. Each process appends to
  /// the note, a line the first time it reaches a mutant.
  ///
  /// - Parameter count: the largest number of a mutant.
  /// - Returns: the text of the file.
  public static func switchFile(count: Int) -> String {
    """
    import Foundation

    enum Mutation {
      private static let active = getenv("MUTATION").flatMap { Int(String(cString: $0)) } ?? 0
      private static let note = getenv("MUTATION_REACHED").map { open($0, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644) } ?? -1
      nonisolated(unsafe) private static let isNoted = {
        let flags = UnsafeMutablePointer<Bool>.allocate(capacity: \(count + 1))
        flags.initialize(repeating: false, count: \(count + 1))
        return flags
      }()

      static func isActive(_ id: Int) -> Bool {
        if note >= 0 { reach(id) }
        return id == active
      }

      private static func reach(_ id: Int) {
        guard !isNoted[id] else { return }
        isNoted[id] = true
        let line = "\\(id)\\n"
        _ = line.withCString { write(note, $0, strlen($0)) }
      }
    }

    """
  }
}
