/// UIKit's declarations as recorded, by the type they are found under.
public struct RecordedSurface: Sendable {
  private var types: [String: Declaration] = [:]
  private var members: [String: [Declaration]] = [:]

  public init(text: String, file: String) throws {
    var rows: [RecordedRow] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || index == 0 && line == RecordedRow.columns.joined(separator: "\t") { continue }
      do {
        rows.append(try RecordedRow(String(line)))
      } catch {
        throw InputError(file: file, line: index + 1, problem: "\(error)")
      }
    }
    for row in rows where row.declaration.isType {
      types[row.declaration.path] = row.declaration
      types[row.declaration.path]!.isOpen = row.declaration.kind == .class
    }
    for row in rows where !row.declaration.isType {
      members[row.owner, default: []].append(finish(row))
    }
  }

  /// Adds what follows from the type that the member stands in.
  private func finish(_ row: RecordedRow) -> Declaration {
    var member = row.declaration
    guard let owner = types[row.owner] else { return member }
    member.availability = member.availability.within(owner.availability)
    if owner.kind == .protocol, member.requirement == nil { member.requirement = .required }
    // Notification names and other constants are imported as `class let`, and `static` is never overridden.
    member.isOpen = owner.kind == .class && ["method", "property", "subscript"].contains(row.kind)
    return member
  }

  /// With everything it conforms to, be it through a superclass or another protocol.
  public func type(_ path: String) -> Declaration? {
    guard var type = types[path] else { return nil }
    let ancestors = Array(sequence(first: path, next: superclass))
    let all = Set(ancestors.flatMap(protocols)).sorted()
    type.inherited = type.kind == .class ? Array(type.inherited.prefix(1)) + all : all
    return type
  }

  public func isRecorded(_ owner: String) -> Bool { types[owner] != nil || members[owner] != nil }

  /// The members of `owner` itself, among them those that it owes to a protocol.
  public func members(of owner: String?) -> [Declaration] {
    guard let owner else { return members["-"] ?? [] }
    var found = members[owner] ?? []
    for name in protocols(of: owner) { found += members[name] ?? [] }
    return found
  }

  public func inheritedMembers(of owner: String) -> [Declaration] {
    superclass(of: owner).map { members(of: $0) + inheritedMembers(of: $0) } ?? []
  }

  public func superclass(of owner: String) -> String? {
    types[owner].flatMap { $0.kind == .class ? $0.inherited.first : nil }
  }

  /// The protocols that the type itself conforms to, and those they refine.
  public func protocols(of owner: String) -> [String] {
    guard let type = types[owner] else { return [] }
    let direct = type.kind == .class ? Array(type.inherited.dropFirst()) : type.inherited
    return direct + direct.flatMap(protocols)
  }
}
