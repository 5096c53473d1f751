/// The state of a behavior: the part of ``ViewControllerLifecycleBehavior`` that says what it remembers about one screen.
///
/// It is a protocol of its own so that the compiler finds ``Coordinator`` by ``makeCoordinator()`` alone, before it reads
/// the moments, whose context mentions the coordinator.
@MainActor
public protocol CoordinatedBehavior {
  /// What the behavior remembers about one screen; `Void` when it remembers nothing.
  associatedtype Coordinator = Void

  /// Makes the state of one attachment. Called once, before `afterAttaching`.
  func makeCoordinator() -> Coordinator
}

extension CoordinatedBehavior where Coordinator == Void {
  public func makeCoordinator() {}
}
