import APIParity
import ArgumentParser
import Foundation

@main
struct APIParityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api-parity",
    abstract: "Compares the public declarations of the headless UIKit with UIKit's own.",
    discussion: "Fails (1) on a difference that no exception explains and on an exception that explains none.")

  @Option(help: "The folder with the symbol graphs of the headless UIKit.")
  var headless: String

  @Option(help: "The folder with UIKit's symbol graphs.")
  var declared: String

  @Option(help: "The differences that are meant.")
  var exceptions: String

  func run() throws {
    guard let text = try? String(contentsOfFile: exceptions, encoding: .utf8) else {
      throw ValidationError("Cannot read \(exceptions).")
    }
    let parity = Parity(standIn: try Surface(folder: headless), uiKit: try Surface(folder: declared))
    let report = Report(parity, try ExceptionsList(text: text, file: exceptions))
    print(report.text)
    if !report.isClean { throw ExitCode.failure }
  }
}
