/// The rows of the table: what a reader asks.
enum Rows {
  static let all = moments + attaching + appearances + watching + releasing + rest + memory + footprint

  static let moments = [
    Row(
      question: "A moment, for each behavior that implements it",
      ours: (.of("moment/plain/100") - .of("moment/plain/0")) / 10_000, other: classicMoment,
      otherName: "a loop over an array", goal: .init(ratio: 2)),
    Row(
      question: "The same, in the form with a context",
      ours: (.of("moment/context/100") - .of("moment/context/0")) / 10_000, other: classicMoment,
      otherName: "a loop over an array"),
    Row(
      question: "A moment, for each behavior that does not implement it",
      ours: (.of("moment/absent/100") - .of("moment/absent/1")) / 9_900, other: classicMoment,
      otherName: "a loop over an array", goal: .init(value: 10)),
    Row(
      question: "One of the five callbacks of an appearance, without behaviors",
      ours: (.of("appearance/ours/0") - .of("appearance/child")) / 500,
      other: (.of("appearance/classic/0") - .of("appearance/child")) / 500,
      otherName: "a hidden child without behaviors",
      goal: .init(ratio: 3)),
    Row(
      question: "A moment that waits for another one, of 1,000", ours: .of("queue/ours/1000") / 1000,
      other: .of("queue/ours/10") / 10, otherName: "of 10", goal: .init(ratio: 1.5)),
  ]

  private static let classicMoment = (Formula.of("moment/classic/100") - .of("moment/classic/0")) / 10_000

  static let attaching = [
    Row(
      question: "Attaching one behavior", ours: .of("attach/ours/1"), other: .of("attach/classic/1"),
      otherName: "a hidden child with an array", goal: .init(ratio: 1.5)),
    Row(
      question: "Each further behavior in the same call", ours: (.of("attach/ours/101") - .of("attach/ours/1")) / 100,
      other: (.of("attach/classic/101") - .of("attach/classic/1")) / 100, otherName: "an element of the array",
      goal: .init(ratio: 10, allocations: 2)),
    Row(
      question: "Five behaviors in five calls", ours: .of("attach/ours/5-calls"), other: .of("attach/classic/5-calls"),
      otherName: "five hidden children"),
    Row(
      question: "Removing one of 1,000 behaviors", ours: .of("removal/ours/1000") / 1000,
      other: .of("removal/ours/10") / 10, otherName: "one of 10", goal: .init(ratio: 1.5)),
  ]

  static let appearances = [
    Row(
      question: "An appearance and its end, five behaviors from five calls",
      ours: (.of("appearance/ours/5-calls") - .of("appearance/nothing")) / 100,
      other: (.of("appearance/classic/5-calls") - .of("appearance/nothing")) / 100, otherName: "five hidden children",
      goal: .init(ratio: 1 / 3)),
    Row(
      question: "The same, from one call", ours: (.of("appearance/ours/5") - .of("appearance/nothing")) / 100,
      other: (.of("appearance/classic/5") - .of("appearance/nothing")) / 100, otherName: "a hidden child with an array"),
    Row(
      question: "An appearance in a stack of 1,000", ours: (.of("stack/ours/1000") - .of("stack/nothing/1000")) / 100,
      other: (.of("stack/ours/1") - .of("stack/nothing/1")) / 100, otherName: "in a stack of 1",
      goal: .init(ratio: 1.1)),
  ]

  static let watching = [
    Row(
      question: "A look at one visible screen", ours: .of("look/ours/1"), other: .of("look/by-hand/1"),
      otherName: "a poll of UIKit"),
    Row(
      question: "A look, for each of 100 visible screens", ours: .of("look/ours/100") / 100,
      other: .of("look/by-hand/100") / 100, otherName: "a poll of UIKit", goal: .init(ratio: 1, allocations: 0)),
    Row(
      question: "The same, in one group", ours: .of("look/group/100") / 100, other: .of("look/by-hand/100") / 100,
      otherName: "a poll of UIKit"),
    Row(
      question: "A look, 1,000 watched screens in a stack", ours: .of("look-in-stack/ours/1000"),
      other: .of("look-in-stack/ours/1"), otherName: "with 1", goal: .init(ratio: 1.1, allocations: 0)),
    Row(
      question: "A look at a screen in 100 containers", ours: .of("look-nested/ours/100"),
      other: .of("look-nested/by-hand/100"), otherName: "a poll of UIKit"),
    Row(
      question: "A second at 60 Hz, 100 watched screens in a stack",
      ours: .of("second/ours/100") - .of("second/one-timer/100"),
      other: .of("second/by-hand/100") - .of("second/timers/100"), otherName: "a timer for each screen"),
    Row(
      question: "A change of focus, reported, beyond the look that finds it",
      ours: .of("change/gain") - .of("change/look"), goal: .init(value: 8000, allocations: 4)),
    Row(
      question: "A change of focus, from a notification to the closure",
      ours: (.of("change/without-trace") - .of("change/nothing")) / 2,
      other: (.of("change/by-hand") - .of("change/nothing")) / 2, otherName: "an observer that polls"),
    Row(
      question: "The same, and its trace read", ours: (.of("change/with-trace") - .of("change/nothing")) / 2),
    Row(
      question: "Reading `focus`, 1,000 watched screens", ours: .of("reading/focus/1000"),
      other: .of("reading/focus/10"), otherName: "with 10", goal: .init(ratio: 1.5)),
    Row(
      question: "Reading `hasFocusWithin`, 1,000 watched screens", ours: .of("reading/within/1000"),
      other: .of("reading/within/10"), otherName: "with 10", goal: .init(ratio: 1.5)),
  ]

  static let releasing = [
    Row(
      question: "Releasing 2,000 watched screens, each", ours: .of("release/watched/2000") / 2000,
      other: .of("release/plain/2000") / 2000, otherName: "with a plain behavior", goal: .init(ratio: 3)),
    Row(
      question: "Releasing 10 watched screens, each", ours: .of("release/watched/10") / 10,
      other: .of("release/by-hand/10") / 10, otherName: "with a timer for each screen"),
    Row(
      question: "Attaching, showing and releasing 10,000 watched screens, each",
      ours: (.of("life/watched/10000") - .of("life/nothing/10000")) / 10_000,
      other: (.of("life/watched/100") - .of("life/nothing/100")) / 100, otherName: "of 100", goal: .init(ratio: 1.1)),
    Row(
      question: "Screens and timers left after them", quantity: "objects", ours: .of("life/left/10000"),
      goal: .init(value: 0)),
  ]

  static let rest = [
    Row(
      question: "Turns of the run loop per second at rest, `.eventDriven`", quantity: "turns",
      ours: .of("rest/event-driven/visible"), other: .of("rest/by-hand/visible"), otherName: "a timer of 60 Hz",
      goal: .init(value: 0)),
    Row(
      question: "The same, the watched screen covered, any sampling", quantity: "turns",
      ours: .of("rest/60-hz/covered"), other: .of("rest/by-hand/covered"), otherName: "a timer of 60 Hz",
      goal: .init(value: 0)),
    Row(
      question: "A sheet is noticed, `.eventDriven`, at worst after", quantity: "milliseconds",
      ours: .of("latency/event-driven")),
    Row(
      question: "The same, `.standard`", quantity: "milliseconds", ours: .of("latency/standard")),
    Row(
      question: "The first minute in the background, watched for suspension",
      ours: .of("minute/standard") - .of("minute/nothing"), other: .of("minute/by-hand") - .of("minute/nothing"),
      otherName: "a timer of 1 Hz"),
    Row(
      question: "The same, with `.frugal`", ours: .of("minute/frugal") - .of("minute/nothing"),
      other: .of("minute/by-hand") - .of("minute/nothing"), otherName: "a timer of 1 Hz"),
    Row(
      question: "The journal in that minute, on the main thread", ours: .of("minute/journal") - .of("minute/frugal")),
    Row(question: "How often it writes its file in that minute", quantity: "writes", ours: .of("minute/journal")),
    Row(
      question: "The same, on the main thread", quantity: "writes", ours: .of("minute/journal-on-main-thread")),
    Row(
      question: "How often the main thread waits for the disk for it", quantity: "waits",
      ours: .of("minute/journal-on-main-thread")),
  ]

  static let memory = [
    Row(
      question: "Memory of a screen with one behavior", quantity: "bytes",
      ours: .of("memory/ours/1") - .of("memory/nothing"), other: .of("memory/classic/1") - .of("memory/nothing"),
      otherName: "a hidden child with an array"),
    Row(
      question: "Memory of each further behavior", quantity: "bytes",
      ours: (.of("memory/ours/5") - .of("memory/ours/1")) / 4,
      other: (.of("memory/classic/5") - .of("memory/classic/1")) / 4, otherName: "an element of the array"),
    Row(
      question: "Memory of a watched screen", quantity: "bytes", ours: .of("memory/watched") - .of("memory/nothing"),
      other: .of("memory/by-hand") - .of("memory/nothing"), otherName: "a timer for each screen"),
  ]

  static let footprint =
    products.map { product in
      Row(
        question: "\(product) in a program", quantity: "bytes", ours: .of("client/\(product)"),
        goal: product == "LifecycleBehaviors" ? .init(value: 150_000) : .init())
    }
    + products.map { product in
      Row(question: "Compiling \(product)", quantity: "processor seconds", ours: .of("compile/\(product)"))
    }

  private static let products = [
    "LifecycleBehaviors", "FocusBehavior", "SuspendBehavior", "OverlayBehavior", "InputFocusBehavior",
    "LifecycleTimeline",
  ]
}
