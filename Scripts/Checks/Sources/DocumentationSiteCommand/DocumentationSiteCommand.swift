import ArgumentParser
import DocumentationSite
import Foundation

@main
struct DocumentationSiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "documentation-site", abstract: "What DocC does not do for the documentation site.",
    subcommands: [Check.self, Filter.self])

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Follows the links of a built site, and looks for symbols without topic and pages without abstract.",
      discussion: "Fails (1) when it finds one, and says where. Links to other sites are not followed.")

    @Argument(help: "The folder with the built site.")
    var folder: String

    func run() throws {
      let site = try BuiltSite(URL(fileURLWithPath: folder))
      let sentences = site.sentences
      sentences.forEach { print($0) }
      if !sentences.isEmpty { throw ExitCode.failure }
      print("\(site.pageCount) pages: all links lead to a page, all symbols have a topic, all pages an abstract.")
    }
  }

  struct Filter: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Leaves out of symbol graphs what needs no page.")

    @Argument(help: "Symbol graphs, which are written anew.")
    var graphs: [String]

    func run() throws {
      for path in graphs {
        let file = URL(fileURLWithPath: path)
        try SymbolGraphFilter(Data(contentsOf: file)).filtered.write(to: file)
      }
    }
  }
}
