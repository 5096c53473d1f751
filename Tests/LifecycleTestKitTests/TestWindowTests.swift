import FocusBehavior
import Foundation
import LifecycleBehaviors
import LifecycleTestKit
import Testing
import UIKit

extension OnUIKitToo {
  @MainActor
  struct TestWindowTests {
    let log = LifecycleTranscript()

    private func screen(_ name: String) -> UIViewController {
      ScreenUnderTest(behaviors: [RecordingBehavior(name, in: log)])
    }

    @Test("A screen that is shown appears, one that is replaced or hidden disappears")
    func showing() async {
      let window = LifecycleTestWindow()
      await window.show(screen("a"))
      #expect(
        log.flush() == [
          "a afterAttaching", "a afterLoading", "a beforeAppearing", "a duringAppearing", "a afterAppearing",
        ])
      await window.show(screen("b"))
      #expect(
        log.flush().filter { $0.hasPrefix("a") } == [
          "a beforeDisappearing", "a afterDisappearing", "a afterClosing replaced",
        ])
      await window.hide()
      #expect(log.flush() == ["b beforeDisappearing", "b afterDisappearing"])
    }

    @Test("A screen under a full screen disappears, and appears again when it is uncovered")
    func covering() async {
      let window = LifecycleTestWindow()
      await window.show(screen("a"))
      _ = log.flush()
      await window.cover(style: .fullScreen)
      #expect(log.flush() == ["a beforeDisappearing animated", "a afterDisappearing animated"])
      await window.uncover()
      #expect(
        log.flush() == ["a beforeAppearing animated", "a duringAppearing animated", "a afterAppearing animated"])
    }

    @Test("A screen that covers keeps its own style, unless another is given")
    func ownStyle() async {
      let window = LifecycleTestWindow()
      await window.show(screen("a"))
      let disappears = ["a beforeDisappearing", "a afterDisappearing"]
      for (own, given, expected) in [
        (UIModalPresentationStyle.fullScreen, UIModalPresentationStyle?.none, disappears), (.formSheet, nil, []),
        (.formSheet, .fullScreen, disappears), (.fullScreen, .pageSheet, []),
      ] {
        _ = log.flush()
        let modal = UIViewController()
        modal.modalPresentationStyle = own
        await window.cover(with: modal, style: given, animated: false)
        #expect(modal.modalPresentationStyle == given ?? own)
        #expect(log.flush() == expected)
        await window.uncover(animated: false)
      }
    }

    @Test("A push and a pop call the screen that disappears and the one that appears")
    func pushing() async {
      let window = LifecycleTestWindow()
      let navigation = UINavigationController(rootViewController: screen("a"))
      await window.show(navigation)
      _ = log.flush()
      navigation.pushViewController(screen("b"), animated: true)
      await window.settle()
      #expect(
        log.flush() == [
          "b afterAttaching", "b afterLoading", "a beforeDisappearing animated", "b beforeAppearing animated",
          "b duringAppearing animated", "a afterDisappearing animated", "b afterAppearing animated",
        ])
      navigation.popViewController(animated: true)
      await window.settle()
      #expect(
        log.flush() == [
          "b beforeDisappearing animated", "a beforeAppearing animated", "a duringAppearing animated",
          "b afterDisappearing animated", "a afterAppearing animated", "b afterClosing popped",
        ])
    }

    @Test("The topmost cover is uncovered first")
    func coveringTwice() async {
      let window = LifecycleTestWindow()
      await window.show(screen("a"))
      await window.cover(with: screen("b"), style: .fullScreen)
      await window.cover(with: screen("c"), style: .fullScreen)
      _ = log.flush()
      await window.uncover(animated: false)
      #expect(
        log.flush().filter { !$0.hasPrefix("c") } == ["b beforeAppearing", "b duringAppearing", "b afterAppearing"])
      await window.uncover(animated: false)
      #expect(
        log.flush().filter { !$0.hasPrefix("b") } == ["a beforeAppearing", "a duringAppearing", "a afterAppearing"])
    }

    @Test("Behaviors that measure time use that of the window: a transition takes time")
    func time() async throws {
      var duration: TimeInterval?
      let window = LifecycleTestWindow()
      let view = FocusBehavior(.analytics) { if !$0.hasFocus { duration = $0.previousDuration } }
      await window.show(ScreenUnderTest(behaviors: [view]))
      await window.cover(style: .fullScreen)
      #expect(try #require(duration) > 0.2)
    }

    #if canImport(HeadlessDevice)
      @Test("A window for an iPad is on one, whose width is regular; without an idiom it is on a phone")
      func idiom() async {
        var idioms: [UIUserInterfaceIdiom] = []
        var widths: [UIUserInterfaceSizeClass] = []
        for idiom in [nil, .phone, .pad] as [UIUserInterfaceIdiom?] {
          await withLifecycleTestWindow(idiom: idiom) { window in
            let screen = UIViewController()
            await window.show(screen)
            idioms.append(screen.traitCollection.userInterfaceIdiom)
            widths.append(screen.traitCollection.horizontalSizeClass)
          }
        }
        #expect(idioms == [.phone, .phone, .pad])
        #expect(widths == [.compact, .compact, .regular])
      }
    #endif
  }
}
