/// Finds for each declaration of the stand-in UIKit's of the same name and compares the two.
public struct Parity: Equatable, Sendable {
  public private(set) var comparedCount = 0
  public private(set) var differences: [Difference] = []

  public init(standIn: Surface, uiKit: Surface) {
    let protocols = Set(standIn.declarations.filter { $0.kind == "protocol" }.map(\.path))
    let finder = CounterpartFinder(standIn: standIn, uiKit: uiKit)
    for here in standIn.declarations {
      switch finder.counterpart(of: here) {
      case .notNeeded: continue
      case .unrecorded: differences.append(Difference(here, .unrecorded, "UIKit's is not declared"))
      case .missing: differences.append(Difference(here, .missing, "UIKit has no such member"))
      case .similar(let names):
        differences.append(Difference(here, .labels, "UIKit \(names.joined(separator: ", ")), here \(here.name)"))
      case .candidates(let candidates):
        differences += Self.closest(candidates.map { Comparison(here: here, uiKit: $0, protocols: protocols) })
      }
      comparedCount += 1
    }
    for theirs in uiKit.declarations {
      let inherited = finder.inheritedCounterparts(of: theirs)
      if inherited.isEmpty { continue }
      differences += Self.closest(inherited.map { Comparison(here: $0, uiKit: theirs, protocols: protocols) })
      comparedCount += 1
    }
  }

  /// Overloads share a name: the closest one is meant.
  private static func closest(_ comparisons: [Comparison]) -> [Difference] {
    comparisons.map(\.differences).min { $0.count < $1.count } ?? []
  }
}

/// Decides with what a declaration of the stand-in is compared.
private struct CounterpartFinder {
  enum Counterpart {
    /// Every such type has this member by the rules of Swift, or its original is compared already.
    case notNeeded
    /// UIKit's type, or global function, is not declared. The members of such a type are not compared one by one.
    case unrecorded
    case missing
    /// UIKit has these names, which differ in their labels.
    case similar([String])
    case candidates([Declaration])
  }

  let standIn: Surface
  let uiKit: Surface

  func counterpart(of here: Declaration) -> Counterpart {
    if here.isType { return uiKit.type(here.path).map { .candidates([$0]) } ?? .unrecorded }
    if let owner = here.owner, !uiKit.has(owner) { return standIn.type(owner) == nil ? .unrecorded : .notNeeded }

    let own = uiKit.members(of: here.owner)
    let named = own.filter { $0.name == here.name }
    if !named.isEmpty { return .candidates(named) }
    if here.isOverride || isFromTheLanguage(here) || isFromFoundation(here) || leavesOutDefaultValues(here, own) {
      return .notNeeded
    }

    let inherited = here.owner.map(uiKit.inheritedMembers) ?? []
    let again = inherited.filter { $0.name == here.name }
    if !again.isEmpty { return here.kind == "init" ? .notNeeded : .candidates(again) }
    if here.owner == nil { return .unrecorded }
    let similar = Set((own + inherited).filter { $0.baseName == here.baseName }.map(\.name))
    return similar.isEmpty || here.kind == "init" ? .missing : .similar(similar.sorted())
  }

  /// What a class of the stand-in has from its superclass, where UIKit's declares it again, maybe in another form.
  func inheritedCounterparts(of theirs: Declaration) -> [Declaration] {
    func isOfThisName(_ here: Declaration) -> Bool { here.name == theirs.name }
    guard let owner = theirs.owner, !theirs.isType, !standIn.members(of: owner).contains(where: isOfThisName) else {
      return []
    }
    return standIn.inheritedMembers(of: owner).filter(isOfThisName).map { $0.inherited(by: owner) }
  }

  /// Members that every such type has, and `NSObject`'s `init()`.
  private func isFromTheLanguage(_ here: Declaration) -> Bool {
    guard let owner = here.owner.flatMap(standIn.type) else { return false }
    if owner.kind == "class" { return here.name == "init()" }
    if ["==(_:_:)", "hash(into:)", "hashValue"].contains(here.name) { return true }
    return owner.facts[.rawType] != "none" && ["rawValue", "init(rawValue:)"].contains(here.name)
  }

  /// The importer gives a class no member for a requirement of Foundation's that only the implementation has.
  private func isFromFoundation(_ here: Declaration) -> Bool {
    let protocols = ["copy(with:)": "NSCopying", "encode(with:)": "NSCoding"]
    guard let owner = here.owner.flatMap(uiKit.type), let required = protocols[here.name] else { return false }
    return owner.conformances.contains(required)
  }

  /// A protocol extension offers the call that leaves out what has a default value in UIKit.
  private func leavesOutDefaultValues(_ here: Declaration, _ own: [Declaration]) -> Bool {
    here.facts[.requirement] == "in an extension only"
      && own.contains { original in
        original.baseName == here.baseName && original.facts[.result] == here.facts[.result]
          && original.parameters.filter { $0.defaultValue == "none" } == here.parameters
      }
  }
}
