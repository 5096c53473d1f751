import TestSupport
import Testing
import UIKit

/// Views that show that something goes on. Sources: developer.apple.com/documentation/uikit, pages of UIProgressView and
/// UIActivityIndicatorView.
@MainActor
@Suite(.oneDevice)
struct ProgressTests {
  @Test("Progress is kept between 0 and 1")
  func progress() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.progress = 1.5
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
    #expect(view.progressViewStyle == .bar)
  }

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
