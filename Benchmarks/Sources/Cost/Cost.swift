import ArgumentParser
import Foundation
import HeadlessDevice

@main
struct Cost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract: "Does each piece of work once, for valgrind to count, and prints the name and the allocations of each.")

  @Option(help: "Only the work whose name begins so.")
  var only = ""

  func run() throws {
    let prefix = only
    MainActor.assumeIsolated {
      let device = HeadlessDevice()
      let all = Dispatching.all + Attaching.all + Appearing.all + Watching.all
      for measurement in all where measurement.name.hasPrefix(prefix) {
        FileHandle.standardOutput.write(Data("\(measurement.name)\t\(measurement.run())\n".utf8))
      }
      withExtendedLifetime(device) {}
    }
  }
}
