import HeadlessDevice
import UIKit
import XCTest

// The samples of XCTest in the articles of HeadlessDevice.

@MainActor
final class ScreenTests: XCTestCase {
  func testAppearing() async {
    let screen = UIViewController()
    let window = HeadlessDevice().launch(showing: screen)
    XCTAssertEqual(screen.view.window, window)
  }
}

final class OtherScreenTests: XCTestCase {
  func testAppearing() {
    MainActor.assumeIsolated {
      let screen = UIViewController()
      let window = HeadlessDevice().launch(showing: screen)
      XCTAssertEqual(screen.view.window, window)
    }
  }
}
