/// Holds one declaration of the stand-in against the recorded one of the same name.
public struct Comparison {
  private let here: Declaration
  private let uiKit: Declaration
  /// The protocols that the stand-in declares: only those can be conformed to here.
  private let knownProtocols: Set<String>
  private var found: [Difference] = []

  /// Every difference between the two.
  public static func differences(
    _ here: Declaration, _ uiKit: Declaration, knownProtocols: Set<String> = []
  ) -> [Difference] {
    var comparison = Comparison(here: here, uiKit: uiKit, knownProtocols: knownProtocols)
    if here.kind != uiKit.kind {
      comparison.note(.kind, uiKit.kind.rawValue, here.kind.rawValue)
    } else if here.isType {
      comparison.compareTypes()
    } else {
      comparison.compareMembers()
    }
    comparison.compareAvailability()
    comparison.note(.isolation, uiKit.isMainActor, here.isMainActor, "main actor", "nonisolated")
    return comparison.found
  }

  private init(here: Declaration, uiKit: Declaration, knownProtocols: Set<String>) {
    self.here = here
    self.uiKit = uiKit
    self.knownProtocols = knownProtocols
  }

  // MARK: Types

  private mutating func compareTypes() {
    compare(.result, uiKit.type, here.type)
    note(.openness, uiKit.isOpen, here.isOpen, "open", "public")
    if here.kind == .class {
      note(.superclass, uiKit.inherited.first ?? "none", here.inherited.first ?? "none")
    }
    if uiKit.rawType != nil || here.rawType != nil {
      note(.rawType, uiKit.rawType?.description ?? "none", here.rawType?.description ?? "none")
    }
    let uiKitProtocols = Set(uiKit.kind == .class ? Array(uiKit.inherited.dropFirst()) : uiKit.inherited)
    let protocols = Set(here.kind == .class ? Array(here.inherited.dropFirst()) : here.inherited)
    for name in knownProtocols.union(here.kind == .protocol ? ["NSObjectProtocol"] : ["OptionSet"]).sorted()
    where here.path != name {
      note(.conformance, uiKitProtocols.contains(name), protocols.contains(name), name, "no \(name)")
    }
  }

  // MARK: Members

  private mutating func compareMembers() {
    note(.typeMember, uiKit.isTypeMember, here.isTypeMember, "type member", "instance member")
    for (mine, theirs) in zip(here.parameters, uiKit.parameters) {
      compare(.parameter, theirs.type, mine.type, of: theirs.label)
      // A Swift protocol cannot state default values.
      if here.requirement == nil {
        note(.defaultValue, theirs.defaultValue ?? "none", mine.defaultValue ?? "none", of: theirs.label)
      }
    }
    compare(.result, uiKit.type, here.type)
    note(.failability, "init" + uiKit.failability, "init" + here.failability)
    note(.effects, uiKit.effects.isEmpty ? "none" : uiKit.effects, here.effects.isEmpty ? "none" : here.effects)
    if here.kind == .property || here.kind == .subscript {
      note(.mutability, uiKit.isSettable, here.isSettable, "{ get set }", "{ get }")
      // How a value is held shows only where it can be set.
      if uiKit.isSettable, here.isSettable { note(.ownership, uiKit.ownership ?? "strong", here.ownership ?? "strong") }
    }
    if uiKit.isOpen, here.requirement == nil { note(.openness, true, here.isOpen, "open", "public") }
    // A class member may stand for what UIKit declares in a protocol.
    if let requirement = here.requirement {
      note(.requirement, uiKit.requirement?.rawValue ?? "none", requirement.rawValue)
    }
  }

  private mutating func compare(
    _ kind: Difference.Kind, _ theirs: TypeName?, _ mine: TypeName?, of label: String? = nil
  ) {
    guard theirs != mine else { return }
    let kind = theirs?.withoutOptionals == mine?.withoutOptionals ? .optionality : kind
    let doubt = kind == .optionality && !uiKit.nullabilityIsKnown ? " (the sources disagree)" : ""
    note(kind, (theirs?.description ?? "none") + doubt, mine?.description ?? "none", of: label)
  }

  // MARK: Availability

  private mutating func compareAvailability() {
    if let introduced = uiKit.availability.introduced {
      let minimum = Availability.minimum
      let mine = here.availability.introduced ?? minimum
      note(.introduced, "iOS \(max(introduced, minimum))", "iOS \(max(mine, minimum))")
    }
    switch (uiKit.availability.deprecation, here.availability.deprecation) {
    case (.unknownVersion, .since), (.future, .none): break
    case (let theirs, let mine): note(.deprecated, theirs.text, mine.text)
    }
  }

  // MARK: Noting

  private mutating func note(_ kind: Difference.Kind, _ theirs: Bool, _ mine: Bool, _ yes: String, _ no: String) {
    note(kind, theirs ? yes : no, mine ? yes : no)
  }

  private mutating func note(_ kind: Difference.Kind, _ theirs: String, _ mine: String, of label: String? = nil) {
    guard theirs != mine else { return }
    let name = label.map { "\($0): " } ?? ""
    found.append(Difference(here, kind, uiKit: name + theirs, here: mine))
  }
}

extension Availability.Deprecation {
  fileprivate var text: String {
    switch self {
    case .none: "not deprecated"
    case .since(let version): "iOS \(version)"
    case .future: "in the future"
    case .unknownVersion: "in an unknown version"
    }
  }
}
