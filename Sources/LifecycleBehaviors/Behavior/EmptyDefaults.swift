/// Finds out whether a behavior implements a moment, when it gets that moment for the first time.
///
/// The three forms of a moment are defaults of one another, and the last of these defaults is empty. Each says here that
/// it was reached and for which type. A delivery that passes all three, in order and for the behavior that it was meant
/// for, has met no code of that behavior's own. A delivery that does meet such code proves that the moment is implemented,
/// whatever that code does: it may call a default itself, forward to another behavior, or cause further deliveries.
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
    // A delivery within this one has ended the observation. Then there was code of the behavior's own to cause it.
    defer { observation = nil }
    return observation?.passed == Form.plain.rawValue + 1
  }

  /// A default was reached by a behavior of type `Behavior`, which is the conforming class where the behavior is of a
  /// subclass.
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
