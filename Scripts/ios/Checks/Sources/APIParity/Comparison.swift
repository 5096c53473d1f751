/// Compares a declaration of the stand-in with UIKit's of the same name.
struct Comparison {
  let here: Declaration
  let uiKit: Declaration
  /// Those that the stand-in declares: only to these can its types conform.
  let protocols: Set<String>

  var differences: [Difference] {
    Difference.Kind.allCases.flatMap(differences) + differencesOfParameters + differencesOfConformances
  }

  private func differences(_ kind: Difference.Kind) -> [Difference] {
    // What is not open in UIKit may be open here: a class can declare the requirement of a protocol.
    guard let theirs = uiKit.facts[kind], let mine = here.facts[kind], kind != .openness || theirs == "open" else {
      return []
    }
    return difference(kind, theirs, mine)
  }

  private var differencesOfParameters: [Difference] {
    zip(uiKit.parameters, here.parameters).flatMap { theirs, mine in
      difference(.parameter, theirs.type, mine.type, of: theirs.label)
        // A Swift protocol cannot state default values.
        + (here.facts[.requirement] == nil
          ? difference(.defaultValue, theirs.defaultValue, mine.defaultValue, of: theirs.label) : [])
    }
  }

  private var differencesOfConformances: [Difference] {
    guard here.isType else { return [] }
    return protocols.union(["NSObjectProtocol", "OptionSet"]).subtracting([here.path]).sorted().flatMap { name in
      difference(.conformance, uiKit.conforms(to: name), here.conforms(to: name))
    }
  }

  private func difference(
    _ kind: Difference.Kind, _ theirs: String, _ mine: String, of label: String? = nil
  ) -> [Difference] {
    if theirs == mine { return [] }
    let isOptionality = [.parameter, .result].contains(kind) && theirs.withoutOptionals == mine.withoutOptionals
    let prefix = label.map { "\($0): " } ?? ""
    return [Difference(here, isOptionality ? .optionality : kind, "UIKit \(prefix)\(theirs), here \(mine)")]
  }
}

extension Declaration {
  fileprivate func conforms(to name: String) -> String { conformances.contains(name) ? name : "no \(name)" }
}

extension String {
  /// A type without `?`, `!` and the parentheses that these need.
  fileprivate var withoutOptionals: String { replacing(/[?!()]/, with: "") }
}
