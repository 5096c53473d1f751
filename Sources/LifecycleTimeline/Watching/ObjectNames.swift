import LifecycleBehaviors

/// Distinguishes objects of the same title: "Player", "Player 2". Keeps none of them alive.
///
/// The number of an object that has been released is used again, so that a screen that is pushed and popped ten times has one
/// name.
@MainActor
final class ObjectNames {
  private struct Entry {
    let object: Weak<AnyObject>
    let title: String
    let number: Int

    var name: String { number == 1 ? title : "\(title) \(number)" }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// - Parameters:
  ///   - object: a screen, a scene, a field or another object.
  ///   - title: its title, read when it has no name yet.
  /// - Returns: its name, the same each time.
  func name(of object: AnyObject, title: @autoclosure () -> String) -> String {
    if let entry = entries[ObjectIdentifier(object)], entry.object.object === object { return entry.name }
    entries = entries.filter { $0.value.object.object != nil }
    let title = title()
    let taken = Set(entries.values.filter { $0.title == title }.map(\.number))
    let number = (1...).first { !taken.contains($0) } ?? 1
    let entry = Entry(object: Weak(object), title: title, number: number)
    entries[ObjectIdentifier(object)] = entry
    return entry.name
  }
}
