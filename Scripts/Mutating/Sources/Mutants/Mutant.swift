/// A place that was chosen, and its number in the build.
public struct Mutant: Sendable {
  public let id: Int
  public let module: String
  /// The path in the repository.
  public let file: String
  public let place: Place
  /// The seeds that chose it.
  public let seeds: [UInt64]

  public init(id: Int, module: String, file: String, place: Place, seeds: [UInt64]) {
    self.id = id
    self.module = module
    self.file = file
    self.place = place
    self.seeds = seeds
  }
}
