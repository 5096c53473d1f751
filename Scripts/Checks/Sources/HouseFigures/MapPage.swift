/// A page that holds the pictures of modules, each after a mark: `<!-- map: Sources/FocusBehavior -->`.
public struct MapPage {
  private let lines: [String]

  public init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The folders whose pictures the page holds.
  public var folders: [String] { lines.compactMap(Self.folder) }

  /// - Returns: the lines of the picture of `folder` as the page has it.
  public func picture(of folder: String) -> [String] {
    guard let mark = lines.firstIndex(where: { Self.folder($0) == folder }), let fence = fence(after: mark) else {
      return []
    }
    return Array(lines[(fence.lowerBound + 1)..<fence.upperBound])
  }

  /// The Swift files that numbered lines name, as a walk does: "3. `FocusRules.swift`, `verdict`".
  public var namedFiles: [String] {
    lines.filter { $0.first?.isNumber == true }.flatMap { line in
      line.split(separator: "`").map(String.init).filter { $0.hasSuffix(".swift") && !$0.contains(" ") }
    }
  }

  /// - Returns: the text of the page with other pictures.
  public func text(_ draw: (_ folder: String) -> [String]) -> String {
    var result: [String] = []
    var index = 0
    while index < lines.count {
      result.append(lines[index])
      if let folder = Self.folder(lines[index]) {
        result += ["```"] + draw(folder) + ["```"]
        index = fence(after: index)?.upperBound ?? index
      }
      index += 1
    }
    return result.joined(separator: "\n")
  }

  private func fence(after mark: Int) -> Range<Int>? {
    let first = mark + 1
    guard first < lines.count, lines[first] == "```", let last = lines[(first + 1)...].firstIndex(of: "```") else {
      return nil
    }
    return first..<last
  }

  private static func folder(_ line: String) -> String? {
    guard line.hasPrefix("<!-- map: "), line.hasSuffix(" -->") else { return nil }
    return String(line.dropFirst(10).dropLast(4))
  }
}
