import UIKit

/// A controller of the framework's own among the children of a screen, which is no part of the screen's content.
package protocol ContentlessChild: UIViewController {}

extension LifecycleBehaviorViewController: ContentlessChild {}
