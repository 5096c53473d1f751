import UIKit

/// The latest call of `addBehaviors` from each line of the app on one screen, to find a line that adds the same behaviors again, as a
/// line in `viewWillAppear` does.
///
/// Most behaviors cannot be compared, and a helper may add others of the same types. So a repeated call is suspected only, and
/// reported if UIKit calls the hidden child with an appearance in the same run-loop iteration.
@MainActor
struct AddingCalls {
  typealias Behavior = any ViewControllerLifecycleBehavior

  private struct Call {
    let callSite: CallSite
    let attachment: BehaviorAttachment
    /// How often the screen had begun to appear before.
    let appearances: Int
  }

  // An array: there are few lines, most often one.
  private var latest: [Call] = []
  private var appearances = 0
  private var suspected: [(call: Call, iteration: Int)] = []

  /// - Returns: whether the call certainly adds what its line has added before.
  mutating func note(
    _ behaviors: [Behavior], _ attachment: BehaviorAttachment, from callSite: CallSite, in iteration: Int
  ) -> Bool {
    let call = Call(callSite: callSite, attachment: attachment, appearances: appearances)
    guard let index = index(of: callSite) else {
      latest.append(call)
      return false
    }
    let earlier = latest[index]
    latest[index] = call
    let present = earlier.attachment.behaviors
    guard !present.isEmpty, Self.types(of: present).elementsEqual(Self.types(of: behaviors), by: ==) else {
      return false
    }
    let identities = behaviors.compactMap { Self.identity(of: $0) }
    if identities.count == behaviors.count, identities == present.compactMap({ Self.identity(of: $0) }) { return true }
    if earlier.appearances < appearances { suspected.append((call, iteration)) }
    return false
  }

  // A loop: each call of a closure would check that it is on the main actor.
  private func index(of callSite: CallSite) -> Int? {
    for index in latest.indices where latest[index].callSite == callSite { return index }
    return nil
  }

  var hasSuspected: Bool { !suspected.isEmpty }

  /// - Returns: the suspected calls of this iteration, in which the screen appears.
  mutating func takeSuspected(in iteration: Int) -> [(behaviors: [Behavior], callSite: CallSite)] {
    defer { suspected = [] }
    return suspected.filter { $0.iteration == iteration }.map { ($0.call.attachment.behaviors, $0.call.callSite) }
  }

  mutating func screenWillAppear() {
    appearances += 1
  }

  /// Equal for two behaviors that are certainly the same: one object, or values of a type without stored properties. Nil for
  /// other values.
  private static func identity<Value: ViewControllerLifecycleBehavior>(of behavior: Value) -> ObjectIdentifier? {
    if Value.self is AnyClass { return ObjectIdentifier(behavior as AnyObject) }
    return MemoryLayout<Value>.size == 0 ? ObjectIdentifier(Value.self) : nil
  }

  private static func types(of behaviors: [Behavior]) -> [any Any.Type] { behaviors.map { type(of: $0) } }

  /// Reports each behavior that one call lists twice.
  static func reportListedTwice(_ behaviors: [Behavior], from callSite: CallSite, on screen: UIViewController) {
    guard behaviors.count > 1 else { return }
    var counts: [ObjectIdentifier: Int] = [:]
    for behavior in behaviors {
      guard let identity = identity(of: behavior) else { continue }
      counts[identity, default: 0] += 1
      guard counts[identity] == 2 else { continue }
      let type = type(of: behavior)
      LifecycleIssue.report(
        .addedTwice,
        "addBehaviors was given \(type) twice for the same \(Swift.type(of: screen)), and both copies are active. List it once.",
        on: screen, of: type, at: callSite)
    }
  }

  /// Reports a line that has added the same behaviors before.
  static func reportAddedTwice(_ behaviors: [Behavior], from callSite: CallSite, on screen: UIViewController) {
    let types = types(of: behaviors)
    LifecycleIssue.report(
      .addedTwice,
      """
      This line added \(types.map { "\($0)" }.joined(separator: ", ")) to the same \(type(of: screen)) twice, and both \
      copies are active. Move it to viewDidLoad, which runs once.
      """,
      on: screen, of: types.count == 1 ? types[0] : nil, at: callSite)
  }
}
