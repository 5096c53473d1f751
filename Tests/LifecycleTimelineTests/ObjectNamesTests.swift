import ScreenSupport
import Testing

@testable import LifecycleTimeline

@MainActor
@Suite struct ObjectNamesTests {
  private final class Thing {}

  private final class LargeThing {
    let content = (0, 0, 0, 0, 0, 0, 0, 0)
  }

  @Test("Of three thousand objects each has another name, and numbers stay below twice the objects that exist at once")
  func many() {
    let names = ObjectNames()
    let things = (0..<3_000).map { _ in Thing() }
    #expect(Set(things.map { names.name(of: $0, title: "A") }).count == 3_000)
    var highest = 0
    var recent: [Thing] = []
    for _ in 0..<10_000 {
      recent.append(Thing())
      if recent.count > 100 { recent.removeFirst() }
      let name = names.name(of: recent[recent.count - 1], title: "B")
      highest = max(highest, Int(name.dropFirst(2)) ?? 1)
    }
    #expect(Set(recent.map { names.name(of: $0, title: "B") }).count == 100)
    #expect(highest < 210)
  }

  @Test("Values belong to objects that exist: a new object has none, also at the address of one that was released")
  func table() {
    var table = WeakTable<Int>()
    for number in 0..<1_000 {
      let thing = Thing()
      #expect(table[thing] == nil)
      table[thing] = number
      #expect(table[thing] == number)
    }
    // All at once, and then objects of another size, whose addresses are new.
    for thing in (0..<1_000).map({ _ in Thing() }) { table[thing] = 0 }
    let large = (0..<100).map { _ in LargeThing() }
    for thing in large { table[thing] = 1 }
    #expect(table.values.filter { $0 == 1 }.count == 100)
    #expect(table.values.count <= 200)
    let kept = Thing()
    table[kept] = 1
    table[kept] = nil
    #expect(table[kept] == nil)
  }
}
