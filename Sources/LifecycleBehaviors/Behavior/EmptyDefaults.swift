/// Finds out whether a behavior implements a moment, when the behavior receives that moment for the first time.
///
/// The default of each of the three forms of a moment calls the next form, and the last default is empty. Each default notes
/// here that it was reached and for which type. A delivery that passes all three, in order and for the behavior that it was
/// meant for, has run no code of that behavior's own. If such code does run, the moment is implemented, also when the code
/// calls a default itself, forwards to another behavior, or causes further deliveries.
@MainActor
enum EmptyDefaults {
  /// The forms in the order in which their defaults call each other.
  enum Form: UInt8 {
    case receive, context, plain
  }

  private struct Observation {
    var behavior: any Any.Type
    var moment: LifecycleMoment.Kind
    /// How many of the defaults have been reached.
    var passed: UInt8 = 0
  }

  private static var observation: Observation?

  /// Runs the delivery of a moment to a behavior of this type.
  /// - Returns: whether it went through the defaults alone.
  static func areReached(
    by behavior: any Any.Type, at moment: LifecycleMoment.Kind, in delivery: () -> Void
  ) -> Bool {
    observation = Observation(behavior: behavior, moment: moment)
    delivery()
    // A delivery inside this one ends the observation: the behavior's own code has caused it.
    defer { observation = nil }
    return observation?.passed == Form.plain.rawValue + 1
  }

  /// Notes that a default was reached by a behavior of type `Behavior`: the conforming class, where the behavior is an object
  /// of a subclass.
  @inline(__always)
  static func pass<Behavior>(
    _ form: Form, _ moment: @autoclosure () -> LifecycleMoment.Kind, of behavior: Behavior.Type
  ) {
    if observation != nil { note(form, moment(), of: behavior) }
  }

  @inline(never)
  private static func note<Behavior>(_ form: Form, _ moment: LifecycleMoment.Kind, of behavior: Behavior.Type) {
    guard let current = observation, current.moment == moment, current.passed == form.rawValue,
      current.behavior is Behavior.Type
    else { return }
    observation?.passed += 1
  }
}
