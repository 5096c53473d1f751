import LifecycleBehaviors
import UIKit

struct VisitBehavior: ViewControllerLifecycleBehavior {
  var name: String
}
