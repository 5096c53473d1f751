/// Finds for each declaration of the stand-in its recorded counterpart and compares the two.
public struct Parity: Equatable, Sendable {
  public private(set) var comparedCount = 0
  public private(set) var differences: [Difference] = []

  public init(_ standIn: [StandInDeclaration], _ uiKit: RecordedSurface) {
    let protocols = Set(standIn.map(\.declaration).filter { $0.kind == .protocol }.map(\.path))
    let finder = CounterpartFinder(uiKit, standIn: standIn.map(\.declaration))
    for item in standIn {
      let here = item.declaration
      switch finder.counterpart(of: item) {
      case .notNeeded: continue
      case .unrecorded: differences.append(Difference(here, .unrecorded, "nothing is recorded for UIKit"))
      case .missing(let similar):
        differences.append(
          similar.isEmpty
            ? Difference(here, .missing, "UIKit has no such member")
            : Difference(here, .labels, uiKit: similar.joined(separator: ", "), here: here.name))
      case .candidates(let candidates):
        // Overloads share a name: the closest one is meant.
        let all = candidates.map { Comparison.differences(here, $0, knownProtocols: protocols) }
        differences += all.min { $0.count < $1.count } ?? []
      }
      comparedCount += 1
    }
  }
}
