import Testing

@testable import Mutants

struct ChoiceTests {
  private let modules = [("Large", 90), ("Small", 10), ("Tiny", 2)].map { name, count in
    Choice.Module(
      name: name,
      files: [
        ("\(name).swift", PlaceFinder.places(in: "let x = [\((0..<count).map(String.init).joined(separator: ", "))]"))
      ])
  }

  private func chosen(_ seeds: UInt64...) -> [String] {
    Choice.mutants(50, seeds: seeds, of: modules).map { "\($0.file) \($0.place.range) \($0.seeds)" }
  }

  @Test("The same seed chooses the same places, another one others")
  func seeds() {
    #expect(chosen(1) == chosen(1))
    #expect(chosen(1) != chosen(2))
  }

  @Test("An edit changes the choice of the edited place alone, and of one at the end of the share")
  func edit() {
    let text = (0..<100).map { "let a\($0) = \($0)" }
    let edited = ["let b = 1"] + text.dropFirst(2)
    let choices = [text, edited].map { lines in
      let places = PlaceFinder.places(in: lines.joined(separator: "\n"))
      let module = Choice.Module(name: "M", files: [("f", places)])
      return Choice.mutants(50, seeds: [1], of: [module]).map(\.place.before)
    }
    #expect(choices[1].difference(from: choices[0]).count <= 4)
  }

  @Test("A place that two seeds choose is one mutant")
  func bothSeeds() {
    let mutants = Choice.mutants(50, seeds: [1, 2], of: modules)
    #expect(mutants.map(\.id) == Array(1...mutants.count))
    #expect(mutants.filter { $0.seeds.contains(2) }.count == Choice.mutants(50, seeds: [2], of: modules).count)
    #expect(mutants.contains { $0.seeds == [1, 2] })
  }

  @Test("A module gets a share by its places, at least a few, at most all")
  func shares() {
    let mutants = Choice.mutants(50, seeds: [1], of: modules)
    #expect(Dictionary(grouping: mutants, by: \.module).mapValues(\.count) == ["Large": 44, "Small": 5, "Tiny": 2])
  }
}
