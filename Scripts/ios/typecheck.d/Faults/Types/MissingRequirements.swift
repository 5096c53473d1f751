import UIKit

// expect: type 'RowsAlone' does not conform to protocol 'UITableViewDataSource'
final class RowsAlone: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

// expect: type 'DurationAlone' does not conform to protocol 'UIViewControllerAnimatedTransitioning'
final class DurationAlone: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
}

// expect: cannot declare conformance to 'NSObjectProtocol' in Swift; 'WithoutNSObject' should inherit 'NSObject' instead
final class WithoutNSObject: UINavigationControllerDelegate {}
