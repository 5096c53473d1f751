import Foundation

/// A site that DocC has built: pages as JSON, which the browser draws, and for each of them a page of HTML.
public struct BuiltSite {
  let folder: URL
  let files: Set<String>
  let pages: [Page]
  /// The places within the pages that links may lead to, by the name of the page.
  private let anchors: [String: Set<String>]

  /// Reads all pages of a built site.
  ///
  /// - Parameter folder: The folder in which `data` and `index.html` are.
  /// - Throws: If the folder is not a built site.
  public init(_ folder: URL) throws {
    self.folder = folder
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    files = Set(found)
    pages = try found.filter { $0.hasPrefix("data/") && $0.hasSuffix(".json") }.sorted().map { path in
      try Page(path: path, data: Data(contentsOf: folder.appendingPathComponent(path)))
    }
    anchors = Dictionary(pages.map { ($0.name, $0.anchors) }, uniquingKeysWith: { first, _ in first })
  }

  public var pageCount: Int { pages.count }

  /// What a reader of the site would miss: links that lead nowhere, symbols that no list of topics has, pages that do not say
  /// what they are about.
  public var sentences: [String] {
    guard !pages.isEmpty else { return ["\(folder.path) has no pages."] }
    return pages.flatMap { page in
      page.symbolsWithoutTopic.map { "\(page.name): \($0) is in no list of topics." }
        + (page.lacksAbstract ? ["\(page.name): has no abstract."] : [])
        + page.links.filter { !exists($0) }.map { "\(page.name): a dead link to \($0)." }
    } + deadLinksOfHTML
  }

  /// Whether the site has what an address within it leads to. `/` begins at the site's own folder.
  private func exists(_ link: String) -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1).map(String.init)
    let path = String((parts.first ?? "").drop { $0 == "/" })
    let isPage = path.hasPrefix("documentation") || path.hasPrefix("tutorials")
    guard isPage else { return files.contains(path) || path.isEmpty }
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard files.contains("data/\(name).json"), files.contains("\(name)/index.html") else { return false }
    return parts.count == 1 || (anchors[name] ?? []).contains(parts[1])
  }

  /// The pages of HTML are all made from one template, so their addresses are few.
  private var deadLinksOfHTML: [String] {
    let address = #/(?:href|src)="([^"]*)"/#
    return files.filter { $0.hasSuffix(".html") }.sorted().flatMap { file -> [String] in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) else { return [] }
      let base = text.firstMatch(of: #/var baseUrl = "([^"]*)"/#).map { String($0.1) } ?? "/"
      return text.matches(of: address).map { String($0.1) }
        .filter { !$0.contains("://") && !$0.hasPrefix("data:") && !$0.hasPrefix("#") }
        .filter { !$0.hasPrefix(base) || !exists(String($0.dropFirst(base.count))) }
        .map { "\(file): a dead link to \($0)." }
    }
  }
}
