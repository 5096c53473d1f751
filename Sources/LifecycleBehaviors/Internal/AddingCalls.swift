import UIKit

/// A line of the app's source.
package struct CallSite: Hashable, CustomStringConvertible {
  var file: String
  var line: UInt

  package var description: String { "\(file):\(line)" }
}

/// Notices when a line adds to one screen what it has added before: most likely it stands in `viewWillAppear`. And when
/// it lists a behavior twice.
@MainActor
struct AddingCalls {
  private struct Call {
    var first: AttachedBehavior?
    var types: [ObjectIdentifier]
  }

  private var calls: [CallSite: Call] = [:]

  mutating func note(_ behaviors: [AttachedBehavior], from callSite: CallSite, on screen: UIViewController) {
    let types = behaviors.map { ObjectIdentifier($0.type) }
    if let earlier = calls[callSite], earlier.first?.isRemoved == false, earlier.types == types {
      let names = behaviors.map { String(describing: $0.type) }
      LifecycleIssue.report(
        """
        addBehaviors at \(callSite) has added \(names.joined(separator: ", ")) to one \
        \(type(of: screen)) twice, and both are in force. Call it once, in viewDidLoad.
        """)
    }
    calls[callSite] = Call(first: behaviors.first, types: types)
  }

  func reportRepeated(
    _ behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite, on screen: UIViewController
  ) {
    let names = RepeatedBehaviors.types(in: behaviors).map { String(describing: $0) }
    guard !names.isEmpty else { return }
    LifecycleIssue.report(
      """
      addBehaviors at \(callSite) lists \(names.joined(separator: ", ")) twice for one \
      \(type(of: screen)), and both are in force. List it once.
      """)
  }
}
