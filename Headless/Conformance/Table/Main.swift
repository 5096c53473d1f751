import Foundation

/// Prints what UIKit and the stand-in do in each case, or records what the stand-in does.
///
/// Exits 0 if all that was recorded agrees, 1 if a case differs, 2 if the input is wrong.
@main
struct Main {
  static func main() async {
    do {
      let command = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
      let result = try await TableCommand(arguments: Array(CommandLine.arguments.dropFirst())).run(by: command)
      print(result.text)
      exit(result.differs ? 1 : 0)
    } catch {
      FileHandle.standardError.write(Data("ConformanceSuite: \(error)\n".utf8))
      exit(2)
    }
  }
}
