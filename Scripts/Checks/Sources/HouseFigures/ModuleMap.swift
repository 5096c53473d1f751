/// The picture of a module: its folders, each with those that it uses. What a folder uses is below it, except where
/// folders use each other.
public struct ModuleMap {
  private let graph: FileGraph
  private let arrows: [FolderArrow: (from: String, to: String)]

  public init(_ graph: FileGraph) {
    self.graph = graph
    arrows = graph.arrows
  }

  /// A line a folder: `Watching      5 files ─▶ Rules, Values`. An arrow upwards is marked with `▲`.
  public var lines: [String] {
    let folders = self.folders
    let names = folders.map(Self.name)
    let width = names.map(\.count).max() ?? 0
    return folders.enumerated().map { row, folder in
      let count = graph.files.filter { $0.folder == folder }.count
      let used = folders.enumerated().filter { arrows[FolderArrow(from: folder, to: $1)] != nil }
        .map { ($0 < row ? "▲" : "") + Self.name($1) }
      let number = String(count)
      let start =
        names[row] + String(repeating: " ", count: width - names[row].count + 2)
        + String(repeating: " ", count: max(0, 3 - number.count)) + number + (count == 1 ? " file " : " files")
      return used.isEmpty ? start : start + "  ─▶ " + used.joined(separator: ", ")
    }
  }

  /// The names of the module's files, without their folders.
  public var fileNames: [String] { graph.files.compactMap { $0.path.split(separator: "/").last.map(String.init) } }

  /// What is new in comparison with a recorded picture: arrows that it does not have.
  /// - Returns: a sentence for each.
  public func newArrows(against recorded: [String]) -> [String] {
    let known = Set(recorded.flatMap(Self.arrows(in:)))
    let new = arrows.filter { !known.contains(FolderArrow(from: Self.name($0.key.from), to: Self.name($0.key.to))) }
    return new.map { arrow, files in
      "\(Self.name(arrow.from)) uses \(Self.name(arrow.to)) now: \(files.from) names a type of \(files.to)."
    }.sorted()
  }

  private static func arrows(in line: String) -> [FolderArrow] {
    let parts = line.split(separator: "─▶")
    guard parts.count == 2, let from = parts[0].split(separator: " ").first else { return [] }
    return parts[1].split(separator: ",").map { used in
      FolderArrow(from: String(from), to: String(used.filter { $0 != " " && $0 != "▲" }))
    }
  }

  private static func name(_ folder: String) -> String { folder.isEmpty ? "(top)" : folder }

  /// From those that use to those that are used.
  private var folders: [String] {
    let names = Set(graph.files.map(\.folder)).sorted()
    let edges = names.map { from in
      Set(names.indices.filter { arrows[FolderArrow(from: from, to: names[$0])] != nil })
    }
    return StrongComponents(edges).all.reversed().flatMap { $0 }.map { names[$0] }
  }
}
