import Foundation
import LifecycleDemoKit

@main
struct LifecycleDemo {
  @MainActor
  static func main() {
    // A reader that stops reading, such as `head`, ends the demo silently, even if the parent process ignores SIGPIPE.
    signal(SIGPIPE, SIG_DFL)
    exit(Demo(console: Console()).run(Array(CommandLine.arguments.dropFirst())))
  }
}
