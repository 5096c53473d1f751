final class Tally {
  var count = 0
}

@MainActor
func show(_ tally: Tally) {}

func countAndShow() async {
  let tally = Tally()
  // expect: sending 'tally' risks causing data races
  await show(tally)
  tally.count += 1
}
