import HeadlessDevice
import Journey

// The samples of the module's documentation comments.

@MainActor
func playParsed(_ text: String, app: any JourneyApp) throws {
  let player = JourneyPlayer(on: HeadlessDevice(), app: app)
  try player.play(Journey(parsing: text, file: "a.journey"))
}

@MainActor
func playJourney(app: any JourneyApp) throws {
  let journey = try Journey(parsing: "root nav Home\npush Detail\nwait 1", file: "a.journey")
  try JourneyPlayer(on: HeadlessDevice(), app: app).play(journey)
}

func printCommand() {
  let command = JourneyCommand.transition(.push("Detail"))
  print(command.text)  // push Detail
}
