import UIKit

/// The latest call of `addBehaviors` from each line of the app on one screen, to find a line that adds the same behaviors at each
/// appearance.
///
/// Most behaviors cannot be compared, and a helper may add others of the same types. So a repeated call is suspected only, and
/// reported if UIKit calls the hidden child with an appearance in the same run-loop iteration: the line is in `viewWillAppear` or
/// the like.
@MainActor
struct AddingCalls {
  struct Call {
    let callSite: CallSite
    let attachment: BehaviorAttachment
    /// How often the screen had begun to appear before.
    fileprivate let appearances: Int
  }

  // An array: there are few lines, most often one.
  private var latest: [Call] = []
  private var appearances = 0
  /// The reports of suspected calls, and the run-loop iterations of the calls.
  private var suspicions: [(iteration: Int, report: @MainActor (UIViewController) -> Void)] = []

  /// - Returns: the call from the same line before, if there was one.
  mutating func note(_ attachment: BehaviorAttachment, from callSite: CallSite) -> Call? {
    let call = Call(callSite: callSite, attachment: attachment, appearances: appearances)
    for index in latest.indices where latest[index].callSite == callSite {
      defer { latest[index] = call }
      return latest[index]
    }
    latest.append(call)
    return nil
  }

  func hasAppeared(since call: Call) -> Bool { call.appearances < appearances }

  var hasSuspicions: Bool { !suspicions.isEmpty }

  mutating func suspect(_ report: @escaping @MainActor (UIViewController) -> Void, in iteration: Int) {
    suspicions.append((iteration, report))
  }

  /// - Returns: what to report if the screen is appearing now, in this iteration.
  mutating func takeSuspicions(of iteration: Int) -> [@MainActor (UIViewController) -> Void] {
    defer { suspicions = [] }
    return suspicions.filter { $0.iteration == iteration }.map(\.report)
  }

  mutating func screenWillAppear() {
    appearances += 1
  }
}
