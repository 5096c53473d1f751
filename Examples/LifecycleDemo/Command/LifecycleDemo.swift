import Foundation
import LifecycleDemoKit

@main
struct LifecycleDemo {
  @MainActor
  static func main() {
    let demo = Demo(
      print: { line in
        print(line)
        // Each line is out as it happens, into a pipe too.
        fflush(nil)
      },
      printError: { line in FileHandle.standardError.write(Data((line + "\n").utf8)) })
    exit(demo.run(Array(CommandLine.arguments.dropFirst())))
  }
}
