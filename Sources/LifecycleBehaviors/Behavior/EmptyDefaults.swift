/// Finds out whether a behavior has code of its own for a moment: the default of each of the three forms of a moment calls the next
/// form, and the last default is empty. A behavior that runs all three defaults, and is the one that was called, has none.
@MainActor
enum EmptyDefaults {
  private struct Check {
    /// The type of the behavior that is called.
    let behavior: any Any.Type
    /// How many of its defaults have run.
    var count = 0
  }

  /// Nil while no behavior is checked: then a default costs the reading of this variable.
  private static var check: Check?

  /// - Returns: whether a call of a behavior of this type runs all the defaults.
  static func areAll(of behavior: any Any.Type, runBy call: () -> Void) -> Bool {
    // The behavior's own code may call other behaviors.
    let outer = check
    defer { check = outer }
    check = Check(behavior: behavior)
    call()
    return check?.count == 3
  }

  /// Records that a default runs. `Behavior` is the class that conforms, even if the behavior is an instance of a subclass.
  static func record<Behavior>(_ type: Behavior.Type) {
    if let present = check, present.behavior is Behavior.Type { check?.count += 1 }
  }
}
