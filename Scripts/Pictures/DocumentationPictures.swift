import Foundation

/// Draws the pictures of the documentation into the catalogs, each light and dark. What they show is read off the running
/// framework. With `--check` nothing is written: the pictures must be as the code draws them.
@main
@MainActor
struct DocumentationPictures {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let isCheck = arguments.contains("--check")
    guard let root = arguments.first(where: { !$0.hasPrefix("-") }) else {
      print("usage: DocumentationPictures [--check] PACKAGE_FOLDER")
      exit(2)
    }
    let pictures =
      [OrderOfCalls().picture, Attention().picture, SuspensionLadder().picture, OverlayLife().picture]
      + Chapters().pictures
    var outOfDate: [String] = []
    for file in pictures.flatMap(\.files) {
      let url = URL(fileURLWithPath: root).appendingPathComponent(file.path)
      if isCheck {
        if (try? String(contentsOf: url, encoding: .utf8)) != file.text { outOfDate.append(file.path) }
      } else {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.text.write(to: url, atomically: true, encoding: .utf8)
      }
    }
    outOfDate.forEach { print("\($0) is not as the code draws it. Scripts/pictures draws it anew.") }
    if !outOfDate.isEmpty { exit(1) }
    print("\(pictures.count) pictures, light and dark.")
  }
}
