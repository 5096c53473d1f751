/// A transition, which retains controllers until it ends, and ends with the process.
@MainActor
protocol EndingWithProcess: AnyObject {
  /// The process has ended: nothing is retained and nothing is called from now on.
  func abandon()
}

extension EndingWithProcess {
  func didBegin() { World.current.transitions.append(self) }

  func didEnd() { World.current.transitions.removeAll { $0 === self } }
}
