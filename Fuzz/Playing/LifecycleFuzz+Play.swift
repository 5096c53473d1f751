import Journey

extension LifecycleFuzz {
  /// Plays steps on a new device, without those that cannot be played, and waits until the app is at rest.
  func play(_ commands: [JourneyCommand], waitsForMachine: Bool = false) async -> FuzzPlay {
    let play = FuzzPlay(self)
    for command in commands.withFirstScreen { _ = await play.play(command) }
    await play.settle(waitsForMachine: waitsForMachine)
    play.end()
    return play
  }
}

extension [JourneyCommand] {
  /// The app is launched after the assumptions.
  var withFirstScreen: [JourneyCommand] {
    let assumptions = prefix(while: \.isAssumption)
    return assumptions + [.root(.app)] + dropFirst(assumptions.count)
  }
}
