/// Swift source cut into words and signs, read from left to right.
struct Tokens {
  struct Failure: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  private let all: [String]
  private(set) var position = 0

  init(_ text: String) {
    all = Self.split(text)
  }

  var next: String? { position < all.count ? all[position] : nil }

  func peek(_ offset: Int) -> String? { position + offset < all.count ? all[position + offset] : nil }

  var isAtWord: Bool { next?.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false }

  mutating func take() throws -> String {
    guard let next else { throw Failure(description: "ends too early") }
    position += 1
    return next
  }

  mutating func takeWord() throws -> String {
    guard isAtWord else { throw Failure(description: "expected a name, found \(next.map { "'\($0)'" } ?? "the end")") }
    return try take().replacing("`", with: "")
  }

  /// Takes the token if it comes next.
  mutating func skip(_ token: String) -> Bool {
    guard next == token else { return false }
    position += 1
    return true
  }

  mutating func expect(_ token: String) throws {
    guard skip(token) else {
      throw Failure(description: "expected '\(token)', found \(next.map { "'\($0)'" } ?? "the end")")
    }
  }

  /// Everything up to one of `ends` outside of brackets.
  mutating func takeBalanced(until ends: Set<String>) throws -> String {
    var taken: [String] = []
    var depth = 0
    while let next, depth > 0 || !ends.contains(next) {
      if ["(", "[", "{"].contains(next) { depth += 1 }
      if [")", "]", "}"].contains(next) { depth -= 1 }
      taken.append(try take())
    }
    return taken.joined()
  }

  private static let longSigns = ["...", "->", "==", "!="]

  private static func split(_ text: String) -> [String] {
    var tokens: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      let length =
        if first.isWhitespace { 1 } else if !word.isEmpty { word.count } else {
          longSigns.first { rest.hasPrefix($0) }?.count ?? 1
        }
      if !first.isWhitespace { tokens.append(String(rest.prefix(length))) }
      rest = rest.dropFirst(length)
    }
    return tokens
  }
}
