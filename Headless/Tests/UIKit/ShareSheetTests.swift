import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// The system's sheet for sharing, after Apple's reference of `UIActivityViewController`.
@MainActor
@Suite(.oneDevice)
struct ShareSheetTests {
  let log = Transcript()
  let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)

  private func share(from screen: UIViewController, on idiom: UIUserInterfaceIdiom) -> HeadlessDevice {
    let device = HeadlessDevice.launched(showing: screen, on: idiom)
    _ = log.flush()
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = item
    screen.present(sheet, animated: true)
    device.advance(by: 1)
    return device
  }

  @Test("On a phone it is a sheet, over which the screen gets no callback, and which a drag dismisses")
  func phone() throws {
    let screen = log.screen("A")
    let device = share(from: screen, on: .phone)
    let sheet = try #require(screen.presentedViewController)
    try #require(device.beginSheetDrag(of: sheet)).finish()
    device.advance(by: 1)
    #expect(screen.presentedViewController == nil)
    #expect(log.flush() == [])
  }

  @Test("On an iPad it is a popover at a bar button item, which a tap outside dismisses")
  func pad() throws {
    let screen = log.screen("A")
    let device = share(from: screen, on: .pad)
    let sheet = try #require(screen.presentedViewController)
    #expect(device.beginSheetDrag(of: sheet) == nil)
    #expect(device.tapOutside(sheet))
    device.advance(by: 1)
    #expect(screen.presentedViewController == nil)
  }
}
