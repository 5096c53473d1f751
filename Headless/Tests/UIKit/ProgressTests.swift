import HeadlessTestSupport
import Testing
import UIKit

/// Views that show that something goes on. Sources: developer.apple.com/documentation/uikit, pages of UIProgressView and
/// UIActivityIndicatorView.
@MainActor
@Suite(.oneDevice)
struct ProgressTests {
  @Test("An indicator is shown while it animates, and hidden while it is stopped unless hidesWhenStopped is false")
  func indicator() {
    let view = UIActivityIndicatorView(style: .large)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden && !view.isAnimating)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
  }
}
