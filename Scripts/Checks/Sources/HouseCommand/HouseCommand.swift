import ArgumentParser
import Foundation
import HouseFigures
import SymbolKit

@main
struct HouseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "house",
    abstract: "Prints figures of the modules, and checks their sources, their maps and their documentation.",
    discussion: "Fails (1) when a check does not hold, and says which.")

  @Option(help: "The folder of the package.")
  var root = "."

  @Option(help: "A folder with the symbol graphs of the products.")
  var symbols: String

  @Option(parsing: .upToNextOption, help: "The product modules.")
  var products: [String]

  @Option(parsing: .upToNextOption, help: "Other folders, whose words are checked.")
  var others: [String] = []

  @Option(parsing: .upToNextOption, help: "Pages, whose words are checked.")
  var pages: [String] = []

  @Flag(help: "Draw the maps in CONTRIBUTING.md anew.")
  var writeMaps = false

  private var rootURL: URL { URL(fileURLWithPath: root) }
  private var pageURL: URL { rootURL.appendingPathComponent("CONTRIBUTING.md") }

  func run() throws {
    let graphs = try symbolGraphs()
    let productModules = try products.map { name in
      try module(name, "Sources/\(name)", graphs.filter { $0.module.name == name })
    }
    let otherModules = try others.map { try module($0, $0, []) }
    print(FigureTable(productModules + otherModules).text)

    var sentences = productModules.flatMap { Findings($0, isProduct: true).sentences }
    sentences += otherModules.flatMap { Findings($0, isProduct: false).sentences }
    sentences += documentation(graphs)
    sentences += try maps() + words()
    sentences.forEach { print($0) }
    if !sentences.isEmpty { throw ExitCode.failure }
  }

  private func module(_ name: String, _ folder: String, _ graphs: [SymbolGraph]) throws -> Module {
    try Module(name: name, folder: rootURL.appendingPathComponent(folder), symbolGraphs: graphs)
  }

  private func symbolGraphs() throws -> [SymbolGraph] {
    let folder = URL(fileURLWithPath: symbols)
    let names = try FileManager.default.contentsOfDirectory(atPath: symbols).filter { $0.hasSuffix(".symbols.json") }
    return try names.sorted().map { name in
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
    }
  }

  private func documentation(_ graphs: [SymbolGraph]) -> [String] {
    let declarations = graphs.map { PublicDeclarations(of: $0) }
    let count = declarations.reduce(0) { $0 + $1.all.count }
    guard count > 0 else { return ["There are no public declarations in \(symbols)."] }
    return declarations.flatMap(\.undocumented).map { "\($0) has no documentation." }
      + declarations.flatMap(\.withoutReturns).map { "\($0) does not say what it returns." }
  }

  private func maps() throws -> [String] {
    let text = try String(contentsOf: pageURL, encoding: .utf8)
    let page = MapPage(text)
    var drawn: [String: ModuleMap] = [:]
    for folder in page.folders { drawn[folder] = ModuleMap(try module(folder, folder, []).graph) }
    if writeMaps {
      try page.text { drawn[$0]?.lines ?? [] }.write(to: pageURL, atomically: true, encoding: .utf8)
      return []
    }
    let withoutMap = products.filter { !page.folders.contains("Sources/\($0)") }
    let files = Set(drawn.values.flatMap(\.fileNames))
    let unknownFiles = Set(page.namedFiles.filter { !files.contains($0) }).sorted()
    return withoutMap.map { "CONTRIBUTING.md has no map of Sources/\($0)." }
      + unknownFiles.map { "CONTRIBUTING.md names \($0), which no mapped folder has." }
      + page.folders.flatMap { Self.check($0, drawn[$0], against: page.picture(of: $0)) }
  }

  private func words() throws -> [String] {
    try pages.flatMap { page in
      let text = try String(contentsOf: rootURL.appendingPathComponent(page), encoding: .utf8)
      return PlainWords.places(in: text).map { "A word that is not plain: \(page):\($0.line): \($0.word)." }
    }
  }

  private static func check(_ folder: String, _ map: ModuleMap?, against picture: [String]) -> [String] {
    guard let map, map.lines != picture else { return [] }
    let new = map.newArrows(against: picture).map { "\(folder): \($0)" }
    return new + [
      "\(folder): its map in CONTRIBUTING.md is out of date. If the change is meant, write Scripts/house --write-maps."
    ]
  }
}
