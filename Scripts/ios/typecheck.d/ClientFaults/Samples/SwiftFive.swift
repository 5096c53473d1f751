// expect: error: converting non-Sendable function value
// Swift 6 mode accepts it: there a closure of the main actor is Sendable.
import Dispatch

@MainActor
struct SwiftFive {
  var show: @MainActor () -> Void

  func schedule() {
    DispatchQueue.main.async(execute: show)
  }
}
