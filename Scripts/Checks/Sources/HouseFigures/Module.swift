import Foundation
import SymbolKit

/// A module's sources, pages and public declarations.
public struct Module {
  public let name: String
  public let graph: FileGraph
  /// The places of words that are not plain, as `path:line: word`.
  public let hardWords: [String]
  public private(set) var publicTypes = 0
  public private(set) var publicSymbols = 0

  /// - Parameters:
  ///   - name: the module's name.
  ///   - folder: where its sources are.
  ///   - symbolGraphs: the symbol graphs that the compiler has written for it; none for a module whose public declarations
  ///     are not counted.
  /// - Throws: what the file system throws when a file cannot be read.
  public init(name: String, folder: URL, symbolGraphs: [SymbolGraph]) throws {
    self.name = name
    var files: [SourceFile] = []
    var hardWords: [String] = []
    for path in try Self.paths(in: folder) {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      if path.hasSuffix(".swift") { files.append(SourceFile(path: path, source: text)) }
      hardWords += PlainWords.places(in: text).map { "\(path):\($0.line): \($0.word)" }
    }
    graph = FileGraph(files)
    self.hardWords = hardWords
    for symbolGraph in symbolGraphs { count(symbolGraph) }
  }

  private static func paths(in folder: URL) throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    // Without hidden folders: what a build has left is not ours. The code in a catalog is what tutorials show.
    return all.filter { path in
      (path.hasSuffix(".swift") && !path.contains(".docc/") || path.hasSuffix(".md")) && !"/\(path)".contains("/.")
    }
  }

  private mutating func count(_ symbolGraph: SymbolGraph) {
    let symbols = PublicDeclarations(of: symbolGraph).all
    publicSymbols += symbols.count
    publicTypes += symbols.filter { [.class, .struct, .enum, .protocol].contains($0.kind.identifier) }.count
  }

  // MARK: Figures

  public var examples: Int { graph.files.reduce(0) { $0 + $1.examples } }

  public var examplesPerHundredSymbols: Double {
    publicSymbols == 0 ? 0 : Double(examples) * 100 / Double(publicSymbols)
  }

  /// The files too small to be an idea of their own.
  public var shortFiles: [SourceFile] { graph.files.filter { $0.lines < Limits.shortFile } }

  public var shareOfShortFiles: Double {
    graph.files.isEmpty ? 0 : Double(shortFiles.count) * 100 / Double(graph.files.count)
  }

  public var longestFile: SourceFile? { graph.files.max { $0.lines < $1.lines } }
}

/// What a product module keeps to.
public enum Limits {
  /// In lines: a file below it is short.
  public static let shortFile = 25
  /// In percent of a module's files.
  public static let shareOfShortFiles = 8.0
  /// In lines.
  public static let longestFile = 250
  public static let examplesPerHundredSymbols = 15.0
}
