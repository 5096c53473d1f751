/// What is wrong with a module, in sentences: empty when it keeps to the limits.
public struct Findings {
  public let sentences: [String]

  /// - Parameters:
  ///   - module: what is checked.
  ///   - isProduct: whether the limits for product modules hold, or those for all.
  public init(_ module: Module, isProduct: Bool) {
    var sentences: [String] = []
    if isProduct {
      for circle in module.graph.circles {
        sentences.append("These files use each other: \(circle.joined(separator: ", ")).")
      }
      if module.shareOfShortFiles > Limits.shareOfShortFiles {
        let short = module.shortFiles.map(\.path).joined(separator: ", ")
        sentences.append("More than \(Int(Limits.shareOfShortFiles)) % of its files are short: \(short).")
      }
      if let longest = module.longestFile, longest.lines > Limits.longestFile {
        sentences.append("\(longest.path) is longer than \(Limits.longestFile) lines.")
      }
      if module.publicSymbols > 0, module.examplesPerHundredSymbols < Limits.examplesPerHundredSymbols {
        sentences.append(
          "It has \(module.examples) examples for \(module.publicSymbols) public declarations, fewer than "
            + "\(Int(Limits.examplesPerHundredSymbols)) for 100.")
      }
    }
    sentences += module.hardWords.map { "A word that is not plain: \($0)." }
    self.sentences = sentences.map { "\(module.name): \($0)" }
  }
}
