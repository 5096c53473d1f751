#if !canImport(ObjectiveC)
  /// Names a method of a target, where there is no Objective-C to do it: `Selector(Relay.tick)`.
  ///
  /// On Apple systems the same place holds `#selector(Relay.tick)`.
  public struct Selector: Sendable {
    private let call: @MainActor @Sendable (_ target: AnyObject, _ argument: Any) -> Void

    @MainActor
    public init<Target: AnyObject, Argument>(
      _ method: @escaping @MainActor @Sendable (Target) -> @MainActor (Argument) -> Void
    ) {
      call = { target, argument in
        guard let target = target as? Target, let argument = argument as? Argument else {
          preconditionFailure("\(type(of: target)) does not respond to the selector of \(Target.self)")
        }
        method(target)(argument)
      }
    }

    @MainActor
    public init<Target: AnyObject>(_ method: @escaping @MainActor @Sendable (Target) -> @MainActor () -> Void) {
      call = { target, _ in
        guard let target = target as? Target else {
          preconditionFailure("\(type(of: target)) does not respond to the selector of \(Target.self)")
        }
        method(target)()
      }
    }

    @MainActor
    package func perform(on target: AnyObject, with argument: Any) {
      call(target, argument)
    }
  }
#else
  extension Selector {
    @MainActor
    package func perform(on target: AnyObject, with argument: Any) {
      _ = target.perform(self, with: argument)
    }
  }
#endif
