import Foundation
import LifecycleDemoKit

@main
struct LifecycleDemo {
  @MainActor
  static func main() {
    // Written unbuffered, so that each line is out as it happens, into a pipe too.
    let demo = Demo(
      print: { line in FileHandle.standardOutput.write(Data((line + "\n").utf8)) },
      printError: { line in FileHandle.standardError.write(Data((line + "\n").utf8)) })
    exit(demo.run(Array(CommandLine.arguments.dropFirst())))
  }
}
