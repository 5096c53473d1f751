import LifecycleBehaviors
import Testing

struct WeakTests {
  private final class Object {}

  @Test("References to one object are equal, references to two objects are not")
  func living() {
    let (first, second) = (Object(), Object())
    #expect(Weak(first) == Weak(first))
    #expect(Weak(first) != Weak(second))
  }

  @Test("After a release, references to one object are equal, and those to two objects are still not")
  func released() {
    var objects = [Object(), Object()]
    let references = objects.map { Weak($0) }
    let copy = references[0]
    objects = []
    #expect(references.allSatisfy { $0.object == nil })
    #expect(references[0] == copy)
    #expect(references[0] != references[1])
  }
}
