import ArgumentParser
import Foundation
import PublicAPI

@main
struct PublicAPICommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "public-api",
    abstract: "Prints the public declarations of a module as they are kept in the folder API.",
    discussion: "Reads what swift-synthesize-interface prints from standard input."
  )

  @Argument(help: "The module's name.")
  var module: String

  func run() throws {
    let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    print(try Interface(text, module: module).page, terminator: "")
  }
}
