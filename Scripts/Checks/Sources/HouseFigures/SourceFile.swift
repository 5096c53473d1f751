import Foundation

/// A Swift file of a module: which types it declares and which names it uses.
public struct SourceFile {
  /// Below the folder of the module: `Rules/FocusRules.swift`.
  public let path: String
  public let lines: Int
  public let declaredTypes: Set<String>
  public let usedNames: Set<String>
  /// The Swift examples in documentation comments.
  public let examples: Int

  public init(path: String, source: String) {
    self.path = path
    lines = source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    let code = SourceText(source).code
    declaredTypes = Set(code.matches(of: Self.declaration).map { String($0.1) })
    usedNames = Set(code.matches(of: Self.typeName).map { String($0.0) })
    examples = source.matches(of: Self.example).count
  }

  /// The folder in the module, with `/` for subfolders; empty for a file at the top.
  public var folder: String { (path as NSString).deletingLastPathComponent }

  /// `FocusChange` for FocusChange.swift and FocusChange+Description.swift.
  public var subject: String {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    return name.split(separator: "+", maxSplits: 1).first.map(String.init) ?? name
  }

  // Types that other files can see.
  private nonisolated(unsafe) static let declaration =
    /(?m)^[ ]*(?:@[A-Za-z]+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|open|final|indirect|nonisolated|dynamic)\s+)*(?:struct|class|enum|protocol|actor|typealias)\s+([A-Z]\w*)/
  // The default boundaries are those of natural language: a point between two letters is none.
  private nonisolated(unsafe) static let typeName = /\b[A-Z]\w*\b/.wordBoundaryKind(.simple)
  private nonisolated(unsafe) static let example = /(?m)^ *\/\/\/ *```swift *$/
}
