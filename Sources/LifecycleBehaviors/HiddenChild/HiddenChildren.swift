/// Calls each hidden child of the app at the end of each turn of the main run loop. All children share one observer of the run
/// loop, which causes no turn itself.
@MainActor
final class HiddenChildren {
  static var ofApp: HiddenChildren { AppObjects.current.object(orMake: HiddenChildren()) }

  private var children: [Weak<LifecycleBehaviorViewController>] = []
  private var turns: LifecycleSubscription?

  func add(_ child: LifecycleBehaviorViewController) {
    children.append(Weak(child))
    if turns == nil { turns = LifecycleTime.current.afterEachTurn { [weak self] in self?.turnDidEnd() } }
  }

  private func turnDidEnd() {
    children.removeAll { $0.object?.parent == nil }
    if children.isEmpty { turns = nil }
    for child in children { child.object?.turnDidEnd() }
  }
}
