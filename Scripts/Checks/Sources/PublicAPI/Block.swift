import Foundation

/// The public members of a type, or of an extension with conditions, under the line that names it.
struct Block {
  /// `struct`, `extension`.
  let keyword: String
  /// `@MainActor`, but not `final`, which is in the heading.
  let attributes: [String]
  /// With the types around it: `Suspension.Confidence`.
  let path: String
  /// `<Value>`
  let generics: String
  var inherited: [String]
  /// ` where Value : Hashable`
  let condition: String
  private let modifiers: [String]
  private(set) var members: [DeclarationLine] = []

  /// - Parameters:
  ///   - line: the line that begins a type or an extension, without its brace.
  ///   - outer: the path of the type around it, or nothing.
  init(_ line: DeclarationLine, in outer: String) {
    keyword = String(line.keyword)
    // Each member of an extension repeats the actor.
    let isImplied = { (attribute: Substring) in line.keyword == "extension" && attribute == "@MainActor" }
    attributes = line.modifiers.filter { $0.hasPrefix("@") && !isImplied($0) }.map(String.init)
    modifiers = line.modifiers.filter { !$0.hasPrefix("@") }.map(String.init)
    path = outer.isEmpty ? String(line.name) : "\(outer).\(line.name)"
    var rest = line.rest.dropFirst(line.name.count)
    let parts = rest.range(of: " where ")
    condition = parts.map { String(rest[$0.lowerBound...]) } ?? ""
    rest = parts.map { rest[..<$0.lowerBound] } ?? rest
    let list = rest.range(of: " : ")
    inherited = list.map { rest[$0.upperBound...].components(separatedBy: ", ") } ?? []
    generics = String(list.map { rest[..<$0.lowerBound] } ?? rest).trimmingCharacters(in: .whitespaces)
  }

  mutating func add(_ member: DeclarationLine) {
    if member.keyword != "deinit" { members.append(member) }
  }

  /// Takes what an extension without conditions adds, as if the type itself declared it. So nothing changes when a declaration
  /// moves from the type to an extension.
  mutating func merge(_ other: Block) {
    members += other.members
    inherited += other.inherited.sorted().filter { !inherited.contains($0) }
  }

  /// Whether this extension says nothing but "here are more members".
  var isPlainExtension: Bool { keyword == "extension" && condition.isEmpty && attributes.isEmpty }

  var heading: String {
    let name = (modifiers + [keyword, path + generics]).joined(separator: " ")
    return name + (inherited.isEmpty ? "" : " : " + inherited.joined(separator: ", ")) + condition
  }

  /// The heading; the attributes, which are below it so that `git diff` shows the heading of a changed member; the cases in their
  /// order, which decides about raw values and `allCases`; the other members by name.
  var lines: [String] {
    let cases = members.filter { $0.keyword == "case" }.map(\.text)
    let others = members.filter { $0.keyword != "case" }.map {
      (name: String($0.name).replacingOccurrences(of: "`", with: ""), text: $0.text)
    }.sorted {
      ($0.name, $0.text) < ($1.name, $1.text)
    }
    return [heading] + (attributes + cases + others.map(\.text)).map { "  " + $0 }
  }

  /// A type is before its extensions.
  var order: [String] { [path, ["module": "0", "extension": "2"][keyword] ?? "1", condition, heading] + attributes }
}
