// expect: Planted CheckedView.next.getter can be called by Objective-C and stops the app off the main thread
import UIKit

// A crash reporter asks for it on any thread.
public final class CheckedView: UIView {
  public var isPassed = false
  public override var next: UIResponder? { isPassed ? nil : super.next }
}
