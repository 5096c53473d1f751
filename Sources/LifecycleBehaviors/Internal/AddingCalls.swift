import UIKit

/// A line of the app's source.
package struct CallSite: Hashable {
  var file: String
  var line: UInt
}

/// Notices when a line adds to one screen what it has added before: most likely it stands in `viewWillAppear`.
@MainActor
struct AddingCalls {
  private struct Call {
    weak var first: AttachedBehavior?
    var typeNames: [String]
  }

  private var calls: [CallSite: Call] = [:]

  mutating func note(_ behaviors: [AttachedBehavior], from callSite: CallSite, on screen: UIViewController) {
    let names = behaviors.map(\.typeName)
    if let earlier = calls[callSite], earlier.first?.isRemoved == false, earlier.typeNames == names {
      LifecycleIssue.report(
        """
        addBehaviors at \(callSite.file):\(callSite.line) has added \(names.joined(separator: ", ")) to one \
        \(type(of: screen)) twice, and both are in force. Call it once, in viewDidLoad.
        """)
    }
    calls[callSite] = Call(first: behaviors.first, typeNames: names)
  }
}
