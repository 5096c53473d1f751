#if !canImport(ObjectiveC)
  /// Names a method of a target where there is no Objective-C: `Selector(Relay.tick)`.
  ///
  /// On Apple systems, write `#selector(Relay.tick)` in its place.
  public struct Selector: Sendable {
    private let call: @MainActor @Sendable (_ target: AnyObject, _ argument: Any) -> Void
    private let isMethodOf: @Sendable (_ target: AnyObject) -> Bool

    public init<Target: AnyObject, Argument>(
      _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Argument) -> Void
    ) {
      isMethodOf = { $0 is Target }
      call = { target, argument in
        guard let target = target as? Target, let argument = argument as? Argument else {
          preconditionFailure("\(type(of: target)) does not respond to the selector of \(Target.self)")
        }
        method(target)(argument)
      }
    }

    /// The result of the method is ignored.
    public init<Target: AnyObject, Result>(
      _ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Result
    ) {
      isMethodOf = { $0 is Target }
      call = { target, _ in
        guard let target = target as? Target else {
          preconditionFailure("\(type(of: target)) does not respond to the selector of \(Target.self)")
        }
        _ = method(target)()
      }
    }

    @MainActor
    package func perform(on target: AnyObject, with argument: Any) {
      call(target, argument)
    }

    package func isMethod(of target: AnyObject) -> Bool { isMethodOf(target) }
  }
#else
  extension Selector {
    package func isMethod(of target: AnyObject) -> Bool { target.responds(to: self) }

    @MainActor
    package func perform(on target: AnyObject, with argument: Any) {
      _ = target.perform(self, with: argument)
    }
  }
#endif
