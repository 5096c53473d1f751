/// Finds out whether a behavior implements a moment, when the behavior receives that moment for the first time.
///
/// The default of each of the three forms of a moment calls the next form, and the last default is empty. Each default notes
/// here that it was reached and for which type. A delivery that passes all three, in order and for the behavior that it was
/// meant for, has run no code of that behavior's own. If such code does run, the moment is implemented, also when the code
/// calls a default itself, forwards to another behavior, or causes further deliveries.
@MainActor
enum EmptyDefaults {
  /// The forms in the order in which their defaults call each other. The form after those whose defaults were passed is the
  /// one that the behavior implements.
  enum Form: UInt8 {
    case receive, context, plain
  }

  /// A delivery to a behavior that has not received the moment before.
  private struct FirstDelivery {
    var behavior: any Any.Type
    var moment: LifecycleMoment.Kind
    /// How many of the defaults have been reached.
    var passed: UInt8 = 0
  }

  private static var current: FirstDelivery?

  /// Runs the delivery of a moment to a behavior of this type.
  /// - Returns: the form that the behavior implements; nil when the delivery ran only the defaults.
  static func form(
    of behavior: any Any.Type, at moment: LifecycleMoment.Kind, in delivery: () -> Void
  ) -> Form? {
    current = FirstDelivery(behavior: behavior, moment: moment)
    delivery()
    // A delivery inside this one has ended it: the behavior's own code has caused that delivery. The form is then unknown, and
    // `receive` leads to each of them.
    defer { current = nil }
    return Form(rawValue: current?.passed ?? Form.receive.rawValue)
  }

  /// Notes that a default was reached by a behavior of type `Behavior`: the conforming class, where the behavior is an object
  /// of a subclass.
  @inline(__always)
  static func pass<Behavior>(
    _ form: Form, _ moment: @autoclosure () -> LifecycleMoment.Kind, of behavior: Behavior.Type
  ) {
    if current != nil { note(form, moment(), of: behavior) }
  }

  @inline(never)
  private static func note<Behavior>(_ form: Form, _ moment: LifecycleMoment.Kind, of behavior: Behavior.Type) {
    guard let delivery = current, delivery.moment == moment, delivery.passed == form.rawValue,
      delivery.behavior is Behavior.Type
    else { return }
    current?.passed += 1
  }
}
