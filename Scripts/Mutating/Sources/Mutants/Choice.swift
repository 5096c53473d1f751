/// Which places are changed.
public enum Choice {
  /// A module, and its files with their places.
  public struct Module {
    public let name: String
    public let files: [(path: String, places: [Place])]

    public init(name: String, files: [(path: String, places: [Place])]) {
      self.name = name
      self.files = files
    }

    var count: Int { files.reduce(0) { $0 + $1.places.count } }
  }

  /// What a module gets even if it is small.
  static let few = 5

  /// - Parameters:
  ///   - number: how many places each seed chooses.
  ///   - seeds: the seeds; two may choose the same place, which is one mutant then.
  ///   - modules: where to choose. Each module has a share as large as its part of all places.
  /// - Returns: the mutants in the order of the modules, files and places, numbered from 1. An edit of one place leaves
  ///   the choice of the others as it is, but for one at the end of a share.
  public static func mutants(_ number: Int, seeds: [UInt64], of modules: [Module]) -> [Mutant] {
    var mutants: [Mutant] = []
    let total = modules.reduce(0) { $0 + $1.count }
    for module in modules {
      let share = min(module.count, max(few, (number * module.count + total / 2) / max(total, 1)))
      let places = module.files.flatMap { file in file.places.map { (file.path, $0) } }
      let chosen = seeds.map { Set(order(of: places, seed: $0).prefix(share)) }
      for (index, (path, place)) in places.enumerated() {
        let choosers = zip(seeds, chosen).filter { $0.1.contains(index) }.map(\.0)
        if choosers.isEmpty { continue }
        mutants.append(Mutant(id: mutants.count + 1, module: module.name, file: path, place: place, seeds: choosers))
      }
    }
    return mutants
  }

  /// By chance, but with its own number for each place, which says where it is in the order.
  private static func order(of places: [(path: String, place: Place)], seed: UInt64) -> [Int] {
    var counts: [String: Int] = [:]
    let numbers = places.map { path, place in
      let name = "\(path)\n\(place.before)\n\(place.after)"
      counts[name, default: 0] += 1
      return Fingerprint.of("\(seed) \(counts[name]!) \(name)").mixed
    }
    return places.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
  }
}
