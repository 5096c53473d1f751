/// Objects that belong to screens, in the order in which their behaviors were attached.
///
/// Adding one, removing one and finding those of a screen cost the same with a thousand members as with one.
final class FocusMembers<Member> {
  // Not checked at run time, which takes 75 instructions for each use: no other code runs inside a change of these two.
  @exclusivity(unchecked) private var byNumber: [Int: Member] = [:]
  /// The numbers of the members, by the addresses of their screens. An address is used again after a release, and then may
  /// have the members of two screens for a while.
  @exclusivity(unchecked) private var numbers: [ObjectIdentifier: [Int]] = [:]
  private var lowest = 0
  private var highest = 0

  var isEmpty: Bool { byNumber.isEmpty }

  /// The member that was attached first.
  private(set) var first: Member?

  subscript(number: Int) -> Member? { byNumber[number] }

  /// Returns the numbers of the members at the address of a screen, in their order.
  func numbers(of screen: ObjectIdentifier) -> [Int] { numbers[screen, default: []] }

  /// Returns the members for which `isIncluded` returns true, in their order.
  func filter(_ isIncluded: (Member) -> Bool) -> [Member] {
    var numbers: [Int] = []
    for (number, member) in byNumber where isIncluded(member) { numbers.append(number) }
    numbers.sort()
    return numbers.compactMap { byNumber[$0] }
  }

  /// Adds a member.
  /// - Parameters:
  ///   - member: the object.
  ///   - number: higher than that of any member added before.
  ///   - screen: the address of its screen.
  func add(_ member: Member, number: Int, of screen: ObjectIdentifier) {
    byNumber[number] = member
    numbers[screen, default: []].append(number)
    if first == nil { (first, lowest) = (member, number) }
    highest = number
  }

  /// Removes a member. Does nothing if it has been removed before.
  /// - Parameters:
  ///   - number: that of the member.
  ///   - screen: the address of its screen.
  func remove(number: Int, of screen: ObjectIdentifier) {
    guard byNumber.removeValue(forKey: number) != nil else { return }
    if numbers[screen]?.count == 1 {
      numbers[screen] = nil
    } else {
      numbers[screen]?.removeAll { $0 == number }
    }
    guard number == lowest else { return }
    // Each number is passed once, so that a removal costs the same on average.
    repeat { lowest += 1 } while lowest <= highest && byNumber[lowest] == nil
    first = byNumber[lowest]
  }
}
