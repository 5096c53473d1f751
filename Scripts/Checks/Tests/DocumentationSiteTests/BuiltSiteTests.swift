import Foundation
import Testing

@testable import DocumentationSite

@Suite("A built site")
struct BuiltSiteTests {
  @Test("A site whose links all lead to a page has no faults")
  func good() throws {
    #expect(
      try faults(page: #"{"kind": "article", "abstract": [{}], "references": {"a": {"url": "/documentation/b"}}}"#)
        == [])
  }

  @Test("A link to a page, a heading, a picture or a file that is not there is dead")
  func deadLinks() throws {
    let page = #"""
      {"kind": "article", "abstract": [{}], "references": {
        "a": {"url": "/documentation/missing"}, "b": {"url": "/documentation/b#Nowhere"},
        "c": {"variants": [{"url": "/images/missing.svg"}]}, "d": {"url": "https://example.com/missing"}}}
      """#
    #expect(
      try faults(page: page) == [
        "documentation/a: a dead link to /documentation/b#Nowhere.",
        "documentation/a: a dead link to /documentation/missing.",
        "documentation/a: a dead link to /images/missing.svg.",
      ])
  }

  @Test("A link to a heading of a page is followed")
  func heading() throws {
    let page = #"{"kind": "article", "abstract": [{}], "references": {"b": {"url": "/documentation/b#Heading"}}}"#
    #expect(try faults(page: page) == [])
  }

  @Test("The chapters of tutorials are no pages")
  func chapters() throws {
    let page = #"""
      {"kind": "project", "hierarchy": {"modules": [{"reference": "doc://M/tutorials/T/Chapter"}]},
       "references": {"doc://M/tutorials/T/Chapter": {"url": "/tutorials/t/chapter"}}}
      """#
    #expect(try faults(page: page) == [])
  }

  @Test("A symbol that DocC had to list itself has no topic")
  func topics() throws {
    let page = #"""
      {"kind": "symbol", "abstract": [{}], "topicSections": [
        {"title": "Mine", "identifiers": ["doc://M/A/first"]},
        {"title": "Instance Methods", "generated": true, "identifiers": ["doc://M/A/second"]}]}
      """#
    #expect(try faults(page: page) == ["documentation/a: second is in no list of topics."])
  }

  @Test(
    "A symbol or an article without a first sentence lacks an abstract, a tutorial does not",
    arguments: ["symbol", "article"])
  func abstracts(kind: String) throws {
    #expect(try faults(page: #"{"kind": "\#(kind)"}"#) == ["documentation/a: has no abstract."])
    #expect(try faults(page: #"{"kind": "project"}"#) == [])
  }

  @Test("An address in the HTML is followed from the path where the site is hosted")
  func html() throws {
    let template =
      #"<script>var baseUrl = "/at/"</script><link href="/at/style.css"><script src="/at/missing.js"></script><a href="/b">"#
    #expect(
      try faults(page: #"{"kind": "project"}"#, html: template) == [
        "documentation/a/index.html: a dead link to /at/missing.js.", "documentation/a/index.html: a dead link to /b.",
      ])
  }

  @Test("A folder without pages is no site")
  func empty() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(try BuiltSite(folder).sentences == ["\(folder.path) has no pages."])
  }

  /// The faults of a site with two pages: `a` with this content, and `b` with a heading.
  private func faults(page: String, html: String = #"<link href="/style.css">"#) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "data/documentation/a.json": page, "documentation/a/index.html": html, "style.css": "",
      "data/documentation/b.json":
        #"{"kind": "project", "primaryContentSections": [{"content": [{"anchor": "Heading"}]}]}"#,
      "documentation/b/index.html": "",
    ]
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try BuiltSite(folder).sentences
  }
}
