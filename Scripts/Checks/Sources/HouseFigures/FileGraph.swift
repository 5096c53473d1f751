/// Which file of a module uses a type that another one declares.
public struct FileGraph {
  public let files: [SourceFile]
  /// For each file the files whose types it names.
  public let uses: [Set<Int>]

  public init(_ files: [SourceFile]) {
    let files = files.sorted { $0.path < $1.path }
    var places: [String: Set<Int>] = [:]
    for (index, file) in files.enumerated() {
      for type in file.declaredTypes { places[type, default: []].insert(index) }
    }
    self.files = files
    uses = files.enumerated().map { index, file in
      var used: Set<Int> = []
      for name in file.usedNames {
        // A name that several files declare is nested in each of them, or a platform's; it says nothing.
        if let place = places[name], place.count == 1 { used.formUnion(place) }
      }
      used.remove(index)
      return used
    }
  }

  /// The circles of files, longest first. A type and its own extensions count as one file.
  public var circles: [[String]] {
    let declared = Set(files.flatMap(\.declaredTypes))
    // UIKit's types are declared elsewhere: extensions of UIView in two files have nothing to do with each other.
    let keys = files.map { declared.contains($0.subject) ? $0.subject : $0.path }
    let nodes = Set(keys).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    var edges = [Set<Int>](repeating: [], count: nodes.count)
    for (index, used) in uses.enumerated() {
      guard let node = numbers[keys[index]] else { continue }
      edges[node].formUnion(used.compactMap { numbers[keys[$0]] })
      edges[node].remove(node)
    }
    return StrongComponents(edges).all.filter { $0.count > 1 }.map { $0.map { nodes[$0] }.sorted() }
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// From folder to folder, with one pair of files that makes the arrow.
  public var arrows: [FolderArrow: (from: String, to: String)] {
    var arrows: [FolderArrow: (from: String, to: String)] = [:]
    for (index, used) in uses.enumerated() {
      for other in used.sorted() where files[index].folder != files[other].folder {
        let arrow = FolderArrow(from: files[index].folder, to: files[other].folder)
        if arrows[arrow] == nil { arrows[arrow] = (files[index].path, files[other].path) }
      }
    }
    return arrows
  }
}

public struct FolderArrow: Hashable {
  public var from: String
  public var to: String

  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}
