#if os(tvOS) || os(visionOS)
  import UIKit

  /// There are no bars to leave to the screen below.
  class DeferringViewController: UIViewController {
    init(deferringTo below: @escaping () -> UIViewController?) {
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "The root of an overlay is made for a controller")
    required init?(coder: NSCoder) {
      fatalError("DeferringViewController is not made from an archive")
    }
  }

  extension UIViewController {
    var askedAboutBars: UIViewController { self }
  }
#endif
