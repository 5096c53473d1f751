/// Something is wrong with a file the command reads.
public struct InputError: Error, Equatable, CustomStringConvertible {
  public var file: String
  public var line: Int?
  public var problem: String

  public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(problem)" }
}
