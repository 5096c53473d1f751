import FocusBehavior
import Testing
import UIKit

/// The covers that reasons carry: compared, hashed and printed.
@MainActor
struct FocusReasonTests {
  private final class QueueViewController: UIViewController {}

  private static let all: [FocusReason] = [
    .appeared, .uncovered, .appActive, .sceneActive, .sceneFrontmost, .windowKey, .windowVisible, .viewVisible,
    .mostRecentlyUsed, .notAppeared, .covered, .alert, .appInactive, .appBackground, .sceneInactive, .sceneBackground,
    .sceneNotFrontmost, .windowNotKey, .windowHidden, .viewHidden, .lessRecentlyUsed, .detached, .deinitialized,
  ]

  private static let disappearances: [FocusReason] = [
    .popped, .dismissed, .replaced, .removed, .windowClosed, .pushedOver, .tabChanged, .pageTurned, .disappeared,
  ]

  @Test("A reason prints its name, which no other has, and says whether the screen has left")
  func names() {
    let all = Self.all + Self.disappearances
    #expect(all.map { "\($0)" } == all.map(\.name) && Set(all).count == all.count)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.filter(\.isDisappearance) == Self.disappearances)
  }

  @Test("A loss prints its cover, and no text of the screen")
  func prints() {
    let screen = QueueViewController()
    screen.title = "Private"
    let window = UIWindow()
    let bare = FocusCover(window: window)
    window.rootViewController = screen
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let losses: [(FocusReason, FocusCover)] = [
      (.covered, FocusCover(screen, kind: .opaque)), (.alert, FocusCover(alert, kind: .alert)),
      (.windowNotKey, FocusCover(window: window)), (.windowNotKey, bare),
    ]
    #expect(
      losses.map { "\(FocusChange(hasFocus: false, reason: $0.0, cover: $0.1))" } == [
        "lost: covered by opaque QueueViewController, after 0.0 s", "lost: alert UIAlertController, after 0.0 s",
        "lost: windowNotKey, key is the window of QueueViewController, after 0.0 s",
        "lost: windowNotKey, key is the window, after 0.0 s",
      ])
  }

  @Test("Two covers are equal if their kinds and their objects are")
  func equality() {
    let (one, other) = (UIViewController(), UIViewController())
    let (window, otherWindow) = (UIWindow(), UIWindow())
    func covers() -> [FocusCover] {
      [
        FocusCover(one, kind: .sheet), FocusCover(other, kind: .sheet), FocusCover(one, kind: .undimmedSheet),
        FocusCover(window: window), FocusCover(window: otherWindow),
      ]
    }
    let again = covers()
    for (index, cover) in covers().enumerated() { #expect(again.firstIndex(of: cover) == index) }
  }

  @Test("After the release of its controller a cover prints the same, and is equal to its copies")
  func afterRelease() {
    let cover = FocusCover(QueueViewController(), kind: .popover)
    let copy = cover
    #expect(cover.viewController == nil)
    #expect("\(cover)" == "popover QueueViewController" && cover == copy)
  }

  @Test("A controller or window at the address of a released one is another cover")
  func reusedAddress() throws {
    /// A cover of a released object and one of another object at its address; nil if other code took the address.
    func covers<Object: UIResponder>(_ cover: (Object) -> FocusCover, _ object: () -> Object) -> [FocusCover]? {
      var address: ObjectIdentifier?
      let old = {
        let object = object()
        address = ObjectIdentifier(object)
        return cover(object)
      }()
      // The objects at other addresses are kept, so that the free address is used sooner or later.
      var others: [Object] = []
      while others.count < 1_000 {
        let next = object()
        if ObjectIdentifier(next) == address { return [old, cover(next)] }
        others.append(next)
      }
      return nil
    }
    func check<Object: UIResponder>(_ cover: (Object) -> FocusCover, _ object: () -> Object) throws {
      // Tests that run at the same time may take the address, but not each time.
      var pair = covers(cover, object)
      for _ in 0..<100 where pair == nil { pair = covers(cover, object) }
      let found = try #require(pair, "the address has not been used again")
      #expect(found[0] != found[1])
    }
    try check({ FocusCover($0, kind: .sheet) }, { UIViewController() })
    try check({ FocusCover(window: $0) }, { UIWindow() })
  }

  @Test("A cover has the controller that took the focus, or the other window with its root")
  func cover() {
    let (controller, window) = (UIViewController(), UIWindow())
    window.rootViewController = controller
    let sheet = FocusCover(controller, kind: .sheet)
    #expect(sheet.viewController === controller && sheet.kind == .sheet)
    let key = FocusCover(window: window)
    #expect(key.window === window && key.viewController === controller && key.kind == .keyWindowLoss)
  }
}
