/// Something is wrong with a file the command reads.
public struct InputError: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int?
  let problem: String

  public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(problem)" }
}
