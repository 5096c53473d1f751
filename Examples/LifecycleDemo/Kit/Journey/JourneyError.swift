/// What is wrong with a line of a journey: `FILE:LINE: what is wrong`.
struct JourneyError: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let message: String

  var description: String { "\(file):\(line): \(message)" }
}
