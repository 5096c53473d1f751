import Foundation

/// The interface of a module as `swift-synthesize-interface` prints it: one declaration a line, a member inside the braces of its
/// type, attributes with an argument or an effect of their own on the line above.
public struct Interface {
  private var blocks: [Block] = []

  /// The text ends inside this declaration: the compiler prints something in a form that is not known here.
  public struct Unfinished: Error, CustomStringConvertible {
    public let description: String
  }

  /// - Parameters:
  ///   - text: what the compiler printed.
  ///   - module: its name, which is left out before names like those of the imported modules.
  /// - Throws: ``Unfinished``.
  public init(_ text: String, module: String) throws {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let imports = lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
    let qualifiers = Qualifiers(of: imports + [module])
    var open: [Block] = []
    var begun = ""
    for line in lines where !line.isEmpty && !line.hasPrefix("//") && !line.hasPrefix("import ") {
      if line == "}", begun.isEmpty, let block = open.popLast() {
        blocks.append(block)
        continue
      }
      begun += (begun.isEmpty ? "" : " ") + line
      // An attribute above its declaration, or the value of a parameter in several lines.
      guard Substring(begun).openParentheses == 0, let declaration = DeclarationLine(qualifiers.removed(from: begun))
      else { continue }
      begun = ""
      if declaration.isType {
        let text = declaration.text
        let isClosed = text.hasSuffix("}")
        let header = text.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
        let block = Block(DeclarationLine(header)!, in: open.last?.path ?? "")
        if isClosed { blocks.append(block) } else { open.append(block) }
      } else if open.isEmpty {
        var block = Block(DeclarationLine("module \(module)")!, in: "")
        block.add(declaration)
        blocks.append(block)
      } else {
        open[open.count - 1].add(declaration)
      }
    }
    guard begun.isEmpty, open.isEmpty else {
      throw Unfinished(
        description: "\(module): cannot read \(begun.isEmpty ? open[0].heading : String(begun.prefix(200)))")
    }
  }

  /// The page that is kept in the repository. A type is a paragraph: its heading, then its members, one a line.
  public var page: String {
    var merged: [String: Block] = [:]
    for block in blocks.sorted(by: { $0.order.lexicographicallyPrecedes($1.order) }) {
      let type = merged[block.path]
      // What a protocol requires is not what its extension gives.
      let isMember = block.isPlainExtension && type != nil && type?.keyword != "protocol"
      // A type may have the module's name.
      let isApart = block.keyword == "extension" && !isMember || block.keyword == "module"
      let key = isApart ? block.attributes.joined() + block.heading : block.path
      if merged[key] == nil { merged[key] = block } else { merged[key]?.merge(block) }
    }
    return merged.values.sorted { $0.order.lexicographicallyPrecedes($1.order) }
      .map { $0.lines.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}

/// Names of modules before names of types: `UIKit.UIView` is `UIView`.
private struct Qualifiers {
  private let pattern: NSRegularExpression?

  init(of modules: [String]) {
    let names = modules.map(NSRegularExpression.escapedPattern(for:)).joined(separator: "|")
    // Not after a dot: in `FocusBehavior.FocusBehavior.Context` the second is a type.
    pattern = try? NSRegularExpression(pattern: #"(?<![\w.])(?:\#(names))\.(?=[A-Z])"#)
  }

  func removed(from text: String) -> String {
    let range = NSRange(text.startIndex..., in: text)
    return pattern?.stringByReplacingMatches(in: text, range: range, withTemplate: "") ?? text
  }
}
