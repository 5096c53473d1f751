import LifecycleBehaviors
import ScreenSupport

/// Distinguishes objects of the same title: "Player", "Player 2". Retains none of them.
///
/// The number of an object that has been deallocated is used again, so that a screen that is pushed and popped ten times has
/// one name.
@MainActor
final class ObjectNames {
  private var names = WeakTable<String>()
  private var numbers: [String: Numbers] = [:]
  private var titleLimit = 64

  /// - Parameters:
  ///   - object: a screen, a scene, a field or another object.
  ///   - title: its title, read when it has no name yet.
  /// - Returns: its name, the same each time.
  func name(of object: AnyObject, title: @autoclosure () -> String) -> String {
    if let name = names[object] { return name }
    let title = title()
    let number = numbers[title, default: Numbers()].take(for: object)
    let name = number == 1 ? title : "\(title) \(number)"
    names[object] = name
    forgetTitles()
    return name
  }

  /// Removes the titles of which no object exists any more, each time that their number has doubled.
  private func forgetTitles() {
    guard numbers.count >= titleLimit else { return }
    numbers = numbers.filter { !$0.value.areFree }
    titleLimit = max(64, 2 * numbers.count)
  }

  /// The numbers of the objects of one title.
  private struct Numbers {
    /// The object with the number 1 is first.
    private var holders: [Weak<AnyObject>] = []
    /// Numbers whose objects have been deallocated, the lowest last.
    private var free: [Int] = []
    /// How many numbers there may be until deallocated objects are searched for again.
    private var limit = Self.few
    private static let few = 16

    var areFree: Bool { holders.allSatisfy { $0.object == nil } }

    /// Takes the lowest number that is known to be free. Of a few objects each time all are looked at, of many only when their
    /// number has doubled, so that a name costs the same whatever their number is.
    mutating func take(for object: AnyObject) -> Int {
      if holders.count < Self.few || (free.isEmpty && holders.count >= limit) {
        free = holders.indices.reversed().filter { holders[$0].object == nil }
        limit = max(Self.few, 2 * (holders.count - free.count))
      }
      if let index = free.popLast() {
        holders[index] = Weak(object)
        return index + 1
      }
      holders.append(Weak(object))
      return holders.count
    }
  }
}
