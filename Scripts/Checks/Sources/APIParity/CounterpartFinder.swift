/// Decides what a declaration of the stand-in has to be held against.
struct CounterpartFinder {
  enum Counterpart: Equatable {
    /// Every language rule puts such a declaration there, or its original is compared already.
    case notNeeded
    /// The type is not recorded; its members are not looked at one by one.
    case unrecorded
    /// With recorded names that differ in their labels only.
    case missing(similar: [String])
    case candidates([Declaration])
  }

  private let uiKit: RecordedSurface
  private let types: [String: Declaration]

  init(_ uiKit: RecordedSurface, standIn: [Declaration]) {
    self.uiKit = uiKit
    types = Dictionary(standIn.filter(\.isType).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func counterpart(of item: StandInDeclaration) -> Counterpart {
    let here = item.declaration
    if here.isType { return uiKit.type(here.path).map { .candidates([$0]) } ?? .unrecorded }
    if let owner = here.owner, !uiKit.isRecorded(owner) { return types[owner] == nil ? .unrecorded : .notNeeded }

    let own = uiKit.members(of: here.owner)
    let named = own.filter { $0.name == here.name }
    if !named.isEmpty { return .candidates(named) }
    if item.isOverride || isFromTheLanguage(here) || standsForDefaultValues(here, own) { return .notNeeded }

    let inherited = here.owner.map(uiKit.inheritedMembers) ?? []
    let again = inherited.filter { $0.name == here.name }
    if !again.isEmpty { return here.kind == .initializer ? .notNeeded : .candidates(again) }
    if here.owner == nil { return .unrecorded }
    let similar = (own + inherited).filter { $0.baseName == here.baseName }
      .map { $0.isGuess ? "\($0.name) (a guess)" : $0.name }
    return .missing(similar: here.baseName == "init" ? [] : Array(Set(similar)).sorted())
  }

  /// Members of values that are not recorded since every such value has them, and `NSObject`'s `init()`.
  private func isFromTheLanguage(_ here: Declaration) -> Bool {
    guard let owner = here.owner.flatMap({ types[$0] }) else { return false }
    if owner.kind == .class { return here.name == "init()" }
    if ["==(_:_:)", "==(lhs:rhs:)", "hash(into:)", "hashValue"].contains(here.name) { return true }
    return owner.rawType != nil && ["rawValue", "init(rawValue:)"].contains(here.name)
  }

  /// A protocol extension offers the call that leaves out what has a default value in UIKit.
  private func standsForDefaultValues(_ here: Declaration, _ own: [Declaration]) -> Bool {
    guard here.requirement == .extensionOnly else { return false }
    return own.contains { recorded in
      let kept = recorded.parameters.filter { $0.defaultValue == nil }
      return recorded.baseName == here.baseName && recorded.type == here.type
        && kept.map(\.label) == here.parameters.map(\.label) && kept.map(\.type) == here.parameters.map(\.type)
    }
  }
}
