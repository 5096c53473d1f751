import Foundation

/// One page of a built site, as far as the checks read it.
struct Page {
  /// Its address within the site: `documentation/focusbehavior/focusreason`.
  let name: String
  private let content: [String: Any]

  init(path: String, data: Data) throws {
    name = String(path.dropFirst("data/".count).dropLast(".json".count))
    content = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// DocC makes lists of its own, by kind and alphabet, from the symbols that no list of topics has.
  var symbolsWithoutTopic: [String] {
    let sections = content["topicSections"] as? [[String: Any]] ?? []
    return sections.filter { $0["generated"] as? Bool == true }
      .flatMap { $0["identifiers"] as? [String] ?? [] }
      .map { $0.split(separator: "/").last.map(String.init) ?? $0 }
  }

  /// A tutorial has an introduction instead.
  var lacksAbstract: Bool {
    guard let kind = content["kind"] as? String, kind == "symbol" || kind == "article" else { return false }
    return (content["abstract"] as? [Any] ?? []).isEmpty
  }

  /// Addresses within the site: of pages, pictures and downloads.
  var links: [String] {
    let references = content["references"] as? [String: [String: Any]] ?? [:]
    let addresses = references.filter { !chapters.contains($0.key) }.flatMap { _, reference -> [String] in
      let variants = reference["variants"] as? [[String: Any]] ?? []
      return ([reference] + variants).compactMap { $0["url"] as? String }
    }
    return Set(addresses.filter { !$0.contains(":/") && !$0.hasPrefix("mailto:") }).sorted()
  }

  /// What DocC treats as pages above a tutorial, and makes no pages of: the chapters of the table of contents.
  private var chapters: Set<String> {
    let hierarchy = content["hierarchy"] as? [String: Any]
    let modules = hierarchy?["modules"] as? [[String: Any]] ?? []
    return Set(modules.compactMap { $0["reference"] as? String })
  }

  /// The places of the page that a link may lead to.
  var anchors: Set<String> {
    var found: Set<String> = []
    func look(at value: Any) {
      if let array = value as? [Any] { array.forEach(look) }
      guard let object = value as? [String: Any] else { return }
      if let anchor = object["anchor"] as? String { found.insert(anchor) }
      for (key, inner) in object where key != "references" { look(at: inner) }
    }
    look(at: content)
    // DocC makes headings of its own for these.
    let ownSections = [
      "topicSections": "topics", "seeAlsoSections": "see-also", "relationshipsSections": "relationships",
    ]
    for (section, anchor) in ownSections where content[section] != nil { found.insert(anchor) }
    return found
  }
}
