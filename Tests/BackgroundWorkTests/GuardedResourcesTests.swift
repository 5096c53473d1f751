import Testing

@testable import BackgroundWork

/// Which resource is called next, and by whom, as a value: what threads do is a sequence of its calls.
struct GuardedResourcesTests {
  private let a = Resource()
  private let b = Resource()

  private func resources(_ all: Resource...) -> GuardedResources {
    var resources = GuardedResources()
    for resource in all { resources.add(resource) }
    return resources
  }

  private func next(
    _ resources: inout GuardedResources, _ suspends: Bool, resumingOnly: Bool = false
  ) -> GuardedResources.Call? {
    resources.nextCall(suspends, resumingOnly: resumingOnly)
  }

  @Test("A resource that a thread calls is called by no other; what changes meanwhile is that thread's next call")
  func oneThreadAtATime() throws {
    var resources = resources(a, b)
    let first = try #require(next(&resources, true))
    #expect(first.resource === a && first.isSuspending)
    // Work begins on another thread.
    #expect(next(&resources, false) == nil)
    #expect(resources.arePending(false) && !resources.areDue(false))
    resources.end(first)
    let second = try #require(next(&resources, false))
    #expect(second.resource === a && !second.isSuspending)
    resources.end(second)
    #expect(next(&resources, false) == nil)
    #expect(!resources.arePending(false))
  }

  @Test("A thread that resumes only leaves suspending to another one")
  func resumingOnly() throws {
    var resources = resources(a)
    #expect(next(&resources, true, resumingOnly: true) == nil)
    #expect(resources.areDue(true))
    let call = try #require(next(&resources, true))
    resources.end(call)
    #expect(next(&resources, false, resumingOnly: true)?.isSuspending == false)
  }

  @Test("A resource that is removed while a thread suspends it is resumed by that thread, and then forgotten")
  func removed() throws {
    var resources = resources(a)
    let call = try #require(next(&resources, true))
    resources.remove(a)
    #expect(next(&resources, true) == nil)
    resources.end(call)
    let last = try #require(next(&resources, true))
    #expect(!last.isSuspending && !resources.isEmpty)
    resources.end(last)
    #expect(resources.isEmpty)
  }

  @Test(
    "In all sequences of eight steps of two threads a resource is called by one at a time and by turns, and ends as it should"
  )
  func everySequence() {
    for sequence in 0..<(1 << 16) { play(sequence) }
  }

  /// Two bits a step: work begins or ends, one of two threads takes a call or ends it, the resource is removed or added.
  private func play(_ sequence: Int) {
    var resources = resources(a)
    var calls: [GuardedResources.Call?] = [nil, nil]
    var (suspends, isGuarded, isSuspended) = (false, true, false)
    func step(_ thread: Int) {
      if let call = calls[thread] {
        resources.end(call)
        calls[thread] = nil
      } else if let call = resources.nextCall(suspends, resumingOnly: thread == 1) {
        if calls.contains(where: { $0 != nil }) || call.isSuspending == isSuspended {
          Issue.record("sequence \(sequence)")
        }
        isSuspended = call.isSuspending
        calls[thread] = call
      }
    }
    for index in 0..<8 {
      switch sequence >> (2 * index) & 3 {
      case 0: suspends.toggle()
      case 1: step(0)
      case 2: step(1)
      default:
        isGuarded ? resources.remove(a) : resources.add(a)
        isGuarded.toggle()
      }
    }
    for _ in 0..<6 { for thread in 0...1 { step(thread) } }
    if isSuspended != (suspends && isGuarded) || resources.isEmpty == isGuarded || resources.arePending(suspends) {
      Issue.record("sequence \(sequence)")
    }
  }
}
