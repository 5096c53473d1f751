import SymbolKit

/// The text of a declaration in a symbol graph. The compiler marks the name, argument labels and attributes in it.
struct Spelling {
  typealias Fragment = SymbolGraph.Symbol.DeclarationFragments.Fragment

  private let fragments: [Fragment]
  private let text: String

  init(_ symbol: SymbolGraph.Symbol) {
    fragments = symbol[mixin: SymbolGraph.Symbol.DeclarationFragments.self]?.declarationFragments ?? []
    text = Self.text(fragments)
  }

  private static func text(_ fragments: some Sequence<Fragment>) -> String { fragments.map(\.spelling).joined() }

  /// A type without the attributes of closures, which are recorded only where they are certain, and with one name for
  /// each type that has several.
  static func type(_ fragments: some Sequence<Fragment>) -> String {
    text(fragments)
      .replacing(/^(:| =)\s/, with: "")
      .replacing(/\s\{[^}]*\}$/, with: "")
      .replacing(/@\w+(\([^)]*\))?\s/, with: "")
      .replacing(/\b(CF)?TimeInterval\b/, with: "Double")
      .replacing(/\bNSNotification\.Name\b/, with: "Notification.Name")
      .replacing(/^\(\)$/, with: "Void")
  }

  /// What a property holds, or what a type alias stands for.
  var type: String { Self.type(fragments.drop { $0.kind != .identifier }.dropFirst()) }

  /// Everything before the name: `@MainActor override class func`.
  var head: String { Self.text(fragments.prefix { $0.kind != .identifier && $0.spelling != "init" }) }

  /// One for each parameter; nil: none.
  var defaultValues: [String?] {
    let starts = fragments.indices.filter { fragments[$0].kind == .externalParameter }
    return zip(starts, starts.dropFirst() + [fragments.endIndex]).map { start, end in
      let parts = Self.text(fragments[start..<end]).split(separator: " = ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      var depth = 0
      return String(
        parts[1].prefix { character in
          if "([{".contains(character) { depth += 1 }
          if ")]}".contains(character) { depth -= 1 }
          return depth > 0 || depth == 0 && character != ","
        })
    }
  }

  /// `async`, `throws`, both or `none`.
  var effects: String {
    var outside = text
    while let inner = outside.firstMatch(of: /\([^()]*\)/) { outside.removeSubrange(inner.range) }
    let found = outside.matches(of: /\b(async|throws|rethrows)\b/).map { String($0.output.0) }
    return found.isEmpty ? "none" : found.joined(separator: " ")
  }

  /// `init`, `init?` or `init!`.
  var failability: String { text.firstMatch(of: /\binit[?!]?/).map { String($0.output) } ?? "init" }

  /// `designated`, `convenience`, or `required` for what each subclass has to have.
  func designation(of symbol: SymbolGraph.Symbol) -> String {
    // A factory method of Objective-C is none that a subclass can call, with the keyword or, if it returns no `instancetype`, without.
    if head.contains("convenience") || symbol.identifier.precise.contains("(cm)") { return "convenience" }
    // The importer does not say that `init(coder:)` is required.
    return head.contains("required") && symbol.pathComponents.last != "init(coder:)" ? "required" : "designated"
  }

  var isSettable: Bool {
    text.hasSuffix("}") ? text.contains(/\bset\b[^{]*\}$/) : head.contains(/\bvar\b/)
  }

  /// `weak`, `unowned`, `unowned(unsafe)` or `strong`.
  var ownership: String { head.firstMatch(of: /weak|unowned(\(\w+\))?/).map { String($0.output.0) } ?? "strong" }
}
