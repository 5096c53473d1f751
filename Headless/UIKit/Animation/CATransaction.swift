/// Groups animations, so that a block can wait for the end of all of them. Their duration and actions are stored, and
/// have no effect. Like Core Animation's own it is bound to no actor, but this one works on the main thread only.
open class CATransaction: NSObject {
  open class func begin() {
    MainActor.assumeIsolated { World.current.animationGroups.begin() }
  }

  open class func commit() {
    MainActor.assumeIsolated { World.current.animationGroups.end() }
  }

  /// Lays out and commits now, as the end of the turn does. Called inside a layout or a commit it does nothing.
  open class func flush() {
    MainActor.assumeIsolated { World.current.transaction.flush(in: World.current) }
  }

  /// The block runs when all animations that are added later in this transaction have ended, and not before its commit.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    nonisolated(unsafe) let block = block
    MainActor.assumeIsolated { World.current.animationGroups.wait(with: block) }
  }

  open class func completionBlock() -> (() -> Void)? {
    nonisolated(unsafe) var block: (() -> Void)?
    MainActor.assumeIsolated { block = World.current.animationGroups.innermost?.completion }
    return block
  }

  open class func disableActions() -> Bool {
    MainActor.assumeIsolated { World.current.animationGroups.innermost?.disablesActions ?? false }
  }

  open class func setDisableActions(_ flag: Bool) {
    MainActor.assumeIsolated { World.current.animationGroups.current().disablesActions = flag }
  }

  open class func animationDuration() -> CFTimeInterval {
    MainActor.assumeIsolated { World.current.animationGroups.innermost?.duration ?? 0.25 }
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    MainActor.assumeIsolated { World.current.animationGroups.current().duration = dur }
  }
}
