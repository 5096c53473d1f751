import ArgumentParser
import Foundation
import HeadlessDevice

@main
struct Cost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cost",
    abstract: "Does each piece of work, for valgrind to count, and prints a line for each: name, quantity, value.",
    discussion: "Benchmarks/measure adds the instructions.")

  @Option(help: "Only the work whose name begins so.")
  var only = ""

  @Flag(help: "Leave out what takes long.")
  var small = false

  func run() throws {
    let (prefix, isSmall) = (only, small)
    MainActor.assumeIsolated {
      let device = HeadlessDevice()
      let all =
        Dispatching.all + Attaching.all + Appearing.all + Looking.all + Changing.all + Releasing.all + Remembering.all
        + Resting.all + Suspending.all
      for measurement in all where measurement.name.hasPrefix(prefix) && !(isSmall && measurement.isLarge) {
        for figure in measurement.run() {
          let value = figure.value == figure.value.rounded() ? "\(Int(figure.value))" : "\(figure.value)"
          FileHandle.standardOutput.write(Data("\(measurement.name)\t\(figure.quantity)\t\(value)\n".utf8))
        }
      }
      withExtendedLifetime(device) {}
    }
  }
}
