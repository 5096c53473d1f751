extension [JourneyCommand] {
  /// The steps of a journey that begins with the app's own first screen: one a line, or with `;` between them. A line with a first
  /// screen is left out.
  public init(steps text: String) throws(JourneyRefusal) {
    var commands: [JourneyCommand] = []
    for text in JourneyWords.commands(in: text) {
      guard let line = try JourneyLine(text), !line.command.isRoot else { continue }
      commands.append(line.command)
    }
    self = commands
  }
}
