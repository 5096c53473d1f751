import Foundation
import HeadlessDevice
import Testing
import UIKit

@testable import LifecycleFuzz

/// A mistake that a real app has made, in a small app, and what the fuzzer says about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let line: String
  /// Where the mistake was reported.
  let source: String
  let kind: FuzzFault.Kind
  /// A part of the message.
  let message: String
  let fuzz: @MainActor @Sendable () -> LifecycleFuzz

  init(
    _ line: String, _ source: String, _ kind: FuzzFault.Kind, _ message: String,
    _ fuzz: @escaping @MainActor @Sendable () -> LifecycleFuzz
  ) {
    self.line = line
    self.source = source
    self.kind = kind
    self.message = message
    self.fuzz = fuzz
  }

  /// The mistake is on the second screen.
  init(
    _ line: String, _ source: String, _ kind: FuzzFault.Kind, _ message: String,
    detail: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(line, source, kind, message) { LifecycleFuzz { HomeScreen.app(detail) } }
  }

  /// The mistake is on the first screen.
  init(
    _ line: String, _ source: String, _ kind: FuzzFault.Kind, _ message: String,
    home: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.init(line, source, kind, message) { LifecycleFuzz { UINavigationController(rootViewController: home()) } }
  }

  /// How many steps find it. A text that was typed and an interruption seldom come together.
  var operations: Int { kind == .interruption ? 4_000 : 800 }

  var testDescription: String { line }

  static let all: [Mistake] = [
    Mistake(
      "viewWillAppear does not call super", "DebugSwift #376, LoopKit #365", .missedSuper,
      "DeafScreen.viewWillAppear does not call super", detail: { DeafScreen() }),
    Mistake(
      "viewDidDisappear calls super.viewDidAppear", "WordPress-iOS #20843", .missedSuper,
      "CrossedScreen.viewDidDisappear calls super.viewDidAppear", detail: { CrossedScreen() }),
    Mistake(
      "A Timer keeps its screen", "SwiftEducation/Clock #4", .notReleased, "A Timer of Foundation is scheduled",
      detail: { ClockScreen() }),
    Mistake(
      "A CADisplayLink keeps its screen", "dictus-ios #416, OLImageView #20", .notReleased, "A CADisplayLink keeps it",
      detail: { AnimatedScreen() }),
    Mistake(
      "A timer is started in viewWillAppear and stopped in viewDidDisappear", "rileylink_ios #168, Eureka #1037",
      .cancelledGesture, "there is a Timer of Foundation more", detail: { PollingScreen() }),
    Mistake(
      "A closure of the model captures the screen", "RxFlow #160", .notReleased, "ObservingScreen is still in memory",
      detail: { ObservingScreen() }),
    Mistake(
      "A delegate is not weak", "Gecco #21, TagListView #20", .notReleased, "DelegatingScreen.list.delegate leads back",
      detail: { DelegatingScreen() }),
    Mistake(
      "A task waits for a stream without an end", "RxSwift #2658, swift-paperless #600", .notReleased,
      "StreamingScreen is still in memory", detail: { StreamingScreen() }),
    Mistake(
      "A coordinator is removed by the Done button only", "deltachat-ios #295", .notReleased,
      "FlowScreen is still in memory"
    ) {
      LifecycleFuzz {
        let root = Coordinator()
        return HomeScreen.app {
          let flow = Coordinator()
          flow.start(in: root)
          return flow.screen
        }
      }
    },
    Mistake(
      "isMovingFromParent in viewWillDisappear counts as closed", "alpha-wallet-ios #5146", .cancelledGesture,
      "isIdleTimerDisabled is", detail: { ImpatientFlowScreen() }),
    Mistake(
      "A screen that is kept is pushed twice", "WordPress-iOS #7284, element-ios #3924", .exception,
      "Pushing the same view controller instance more than once", home: { CachingHome() }),
    Mistake(
      "Two fingers open two screens", "NewsBlur #886", .openedTwice, "Two touches open two of PlainDetail",
      home: { ListHome() }),
    Mistake(
      "A screen is pushed while another push runs", "ChatSecure #597, Hero #638", .consoleMessage,
      "nested push animation", home: { NestedHome() }),
    Mistake(
      "A screen is presented in viewDidLoad", "BAMEasyTable #4", .consoleMessage, "not in the window hierarchy",
      home: { EarlyScreen() }),
    Mistake(
      "The root presents an alert under a modal screen", "cordova-wkwebview #152", .consoleMessage,
      "which is already presenting EditorScreen", home: { RootPresenter() }),
    Mistake(
      "Two screens are presented after each other", "wire-ios #1158", .consoleMessage, "is already presenting",
      home: { ReplacingScreen() }),
    Mistake(
      "A sheet that is swiped away leaves its state behind", "WhatsNew #35", .expectation, "nothing is edited"
    ) {
      LifecycleFuzz {
        Shop.current = Shop()
        return UINavigationController(rootViewController: SheetPresenter())
      }.expecting("nothing is edited without the sheet") { app in
        app.screen(DoneSheet.self) != nil || !Shop.current.isEditing
      }
    },
    Mistake(
      "A player plays on after its screen was closed", "GSPlayer #36", .expectation, "nothing plays"
    ) {
      LifecycleFuzz {
        Shop.current = Shop()
        return HomeScreen.app { TrackScreen() }
      }.expecting("nothing plays without its screen") { app in
        app.screen(TrackScreen.self) != nil || !Shop.current.isPlaying
      }
    },
    Mistake(
      "A background task is not ended", "Countly #190, WalletConnect #784", .consoleMessage,
      "Background task upload was still open", detail: { UploadScreen() }),
    Mistake(
      "Inactive is taken for left", "ResearchKit #705, immuni #364", .interruption, "the text of its fields is",
      home: { FormScreen() }),
    Mistake(
      "A screen without a way back", "Signal-iOS #3540, SwipeBack #3", .stuck, "cannot leave TrapScreen",
      detail: { TrapScreen() }),
    Mistake(
      "Each layout adds a view", "UIViewLayoutFeedbackLoopDebuggingThreshold", .endlessLayout,
      "The layout of GrowingScreen has no end", detail: { GrowingScreen() }),
    Mistake(
      "A child's view is added without the child", "UIViewControllerHierarchyInconsistency", .containment,
      "PlainDetail is no child of it", detail: { ViewOnlyContainer() }),
    Mistake(
      "A child is not told that it has arrived", "didMove(toParent:)", .containment,
      "does not know that it has arrived", detail: { SilentContainer() }),
    Mistake(
      "A container calls viewWillAppear of its child", "beginAppearanceTransition(_:animated:)", .appearanceByHand,
      "The app calls PlainDetail.viewWillAppear itself", detail: { CallingContainer() }),
    Mistake(
      "The window gets another root under a modal screen", "rootViewController", .rootUnderModal,
      "LogOutSheet was presented by UINavigationController", home: { LogOutHome() }),
    Mistake(
      "The delegate of the gesture that goes back is removed", "interactivePopGestureRecognizer", .popGesture,
      "UINavigationController has no delegate", detail: { SwipingScreen() }),
    Mistake(
      "The idle timer is not given back", "isIdleTimerDisabled", .idleTimer, "became true on AwakeScreen",
      detail: { AwakeScreen() }),
    Mistake(
      "Each appearance adds a timer", "Atlas-iOS #1279", .growth, "adds a Timer of Foundation", home: { CountingHome() }
    ),
  ]
}
