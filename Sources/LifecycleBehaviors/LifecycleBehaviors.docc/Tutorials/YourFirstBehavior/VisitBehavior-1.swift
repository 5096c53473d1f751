import LifecycleBehaviors
import UIKit

struct VisitBehavior {
  var name: String
}

extension VisitBehavior: ViewControllerLifecycleBehavior {}
