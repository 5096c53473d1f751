import Foundation
import JourneyLanguage

/// The files of the demo and of journeys in tests.
struct JourneyReader: Reader {
  func read(_ data: Data) {
    let journey = journey(data)
    check(self.journey(data) == journey, "the same bytes are read in the same way")
    guard case .success(let journey) = journey else { return }
    guard case .success(let again) = self.journey(Data(journey.text.utf8)) else {
      preconditionFailure("What was written is not read: \(journey.text)")
    }
    check(again.lines.map(\.command) == journey.lines.map(\.command), "each command is read as it was written")
    check(again.text == journey.text, "a journey is written in one way")
  }

  private func journey(_ data: Data) -> Result<Journey, JourneyError> {
    Result { () throws(JourneyError) in try Journey(parsing: data, file: "fuzzed") }
  }
}
