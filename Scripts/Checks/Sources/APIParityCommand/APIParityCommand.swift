import APIParity
import ArgumentParser
import Foundation

@main
struct APIParityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api-parity",
    abstract: "Holds the public surface of the headless UIKit against recorded facts about the real one.",
    discussion: "Fails (1) on a difference that no exception explains and on an exception that explains none.")

  @Option(help: "The folder with the stand-in's symbol graphs.")
  var symbols: String

  @Option(help: "The recorded surface of UIKit, tab-separated.")
  var recorded: String

  @Option(help: "The differences that are meant.")
  var exceptions: String

  func run() throws {
    let uiKit = try RecordedSurface(text: Self.read(recorded), file: recorded)
    let list = try ExceptionsList(text: Self.read(exceptions), file: exceptions)
    let report = Report(Parity(try StandInDeclaration.read(folder: symbols), uiKit), list)
    print(report.text)
    if !report.isClean { throw ExitCode.failure }
  }

  private static func read(_ file: String) throws -> String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw ValidationError("Cannot read \(file).")
    }
    return text
  }
}
