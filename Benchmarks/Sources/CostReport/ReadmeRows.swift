/// The rows that the README has too.
enum ReadmeRows {
  static let questions = [
    "A moment, for each behavior that implements it",
    "An appearance and its end, five behaviors from five calls",
    "The same, from one call",
    "Attaching one behavior",
    "A look at one visible screen",
    "A look, for each of 100 visible screens",
    "Turns of the run loop per second at rest, `.eventDriven`",
    "Memory of a watched screen",
    "LifecycleBehaviors in a program",
  ]
}
