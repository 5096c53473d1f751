import Testing

@testable import BackgroundWork

/// Which resource is called next, and by whom, as a value: what threads do is a sequence of its calls.
struct GuardedResourcesTests {
  private let a = Resource()

  @Test(
    "In all sequences of eight steps of two threads a resource is called by one at a time and by turns, and ends as it should"
  )
  func everySequence() {
    for sequence in 0..<(1 << 16) { play(sequence) }
  }

  /// Two bits a step: work begins or ends, one of two threads takes a call or ends it, the resource is removed or added.
  private func play(_ sequence: Int) {
    var resources = GuardedResources()
    resources.add(a)
    var calls: [GuardedResources.Call?] = [nil, nil]
    var (suspends, isGuarded, isSuspended) = (false, true, false)
    func step(_ thread: Int) {
      if let call = calls[thread] {
        resources.end(call)
        calls[thread] = nil
      } else if let call = resources.nextCall(suspends, resumingOnly: thread == 1) {
        let isByTurns = calls.allSatisfy { $0 == nil } && call.isSuspending != isSuspended
        // The second thread resumes only.
        if !isByTurns || thread == 1 && call.isSuspending { Issue.record("sequence \(sequence)") }
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
