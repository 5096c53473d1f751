/// One declaration as the compiler prints it, split at its keyword: `@MainActor public` · `func` · `remove()`.
struct DeclarationLine {
  /// Without access, which is public for all. `open` stays.
  let modifiers: [Substring]
  let keyword: Substring
  /// What follows the keyword.
  let rest: Substring

  init?(_ line: some StringProtocol) {
    var rest = Substring(line).trimmingLeft
    var modifiers: [Substring] = []
    while !rest.isEmpty {
      let word = rest.firstWord
      let name = word.prefix { $0.isLetter }
      // A member may have a keyword's name: `func in(…)`.
      if Self.keywords.contains(name), name != "class" || !rest.dropFirst(5).trimmingLeft.startsLikeKeyword {
        keyword = name
        self.rest = rest.dropFirst(name.count).trimmingLeft
        self.modifiers = modifiers.filter { $0 != "public" && !$0.hasSuffix("(set)") }
        return
      }
      modifiers.append(word)
      rest = rest.dropFirst(word.count).trimmingLeft
    }
    return nil
  }

  /// The name that the declaration is sorted by.
  var name: Substring {
    switch keyword {
    case "init", "subscript": keyword
    default: rest.first == "<" ? rest.firstWord : rest.prefix { !"(<:{ ".contains($0) }
    }
  }

  var text: String {
    let glue = keyword == "init" || keyword == "subscript" ? "" : " "
    return (modifiers + ["\(keyword)\(glue)\(rest)"]).joined(separator: " ")
  }

  // No Swift file says `module`: Interface does, for declarations that are in no type.
  private static let types: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "extension", "module"]
  private static let keywords = types.union([
    "func", "var", "let", "init", "subscript", "case", "associatedtype", "typealias", "deinit", "macro",
  ])

  var isType: Bool { Self.types.contains(keyword) }
}

extension Substring {
  var trimmingLeft: Substring { drop { $0 == " " } }

  /// Up to the next space that is in no parenthesis and no string.
  var firstWord: Substring {
    var depth = 0
    var isString = false
    return prefix { character in
      switch character {
      case "\"": isString.toggle()
      case "(" where !isString: depth += 1
      case ")" where !isString: depth -= 1
      default: break
      }
      return character != " " || depth > 0 || isString
    }
  }

  /// `class func` and `class var` are members.
  fileprivate var startsLikeKeyword: Bool { ["func", "var", "subscript"].contains(firstWord) }

  /// How many parentheses are open at the end, those in strings left out.
  var openParentheses: Int {
    var depth = 0
    var isString = false
    for character in self {
      switch character {
      case "\"": isString.toggle()
      case "(" where !isString: depth += 1
      case ")" where !isString: depth -= 1
      default: break
      }
    }
    return depth
  }
}
