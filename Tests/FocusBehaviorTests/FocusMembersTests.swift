import Testing

@testable import FocusBehavior

/// Members by their screens and in their order. A screen is an object here.
struct FocusMembersTests {
  private final class Screen {}

  private let one = Screen()
  private let other = Screen()
  private var members = FocusMembers<String>()

  init() {
    for (number, name) in ["a", "b", "c", "d"].enumerated() {
      members.add(name, number: number * 3, of: ObjectIdentifier(number == 1 ? other : one))
    }
  }

  private func names(of screen: Screen) -> [String?] {
    members.numbers(of: ObjectIdentifier(screen)).map { members[$0] }
  }

  @Test("The members of a screen are found in the order in which they were added")
  func screen() {
    #expect(names(of: one) == ["a", "c", "d"] && names(of: other) == ["b"])
    #expect(names(of: Screen()) == [])
    #expect(members.filter { $0 != "c" } == ["a", "b", "d"])
  }

  @Test("The first member is the one that was added before all others that are left")
  mutating func first() {
    var first: [String?] = []
    for number in [3, 0, 9, 6] {
      first.append(members.first)
      members.remove(number: number, of: ObjectIdentifier(number == 3 ? other : one))
    }
    #expect(first == ["a", "a", "c", "c"])
    #expect(members.first == nil && members.isEmpty)
    members.add("e", number: 20, of: ObjectIdentifier(one))
    #expect(members.first == "e" && names(of: one) == ["e"])
  }

  @Test("A member that is removed twice is removed once")
  mutating func twice() {
    for number in [0, 6, 6] { members.remove(number: number, of: ObjectIdentifier(one)) }
    #expect(names(of: one) == ["d"] && names(of: other) == ["b"])
  }
}
