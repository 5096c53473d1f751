import FocusBehavior
import Testing
import UIKit

/// The covers that reasons carry: compared, hashed and printed.
@MainActor
struct FocusReasonTests {
  private final class QueueViewController: UIViewController {}

  private static let all: [FocusReason] = [
    .appeared, .uncovered, .appActive, .sceneActive, .windowKey, .windowVisible, .mostRecentlyUsed, .notAppeared,
    .covered, .alert, .appInactive, .appBackground, .sceneInactive, .sceneBackground, .windowNotKey, .windowHidden,
    .lessRecentlyUsed, .detached, .deinitialized,
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

  @Test("A change prints its reason and its cover, and no text of the screen")
  func prints() {
    func text(_ reason: FocusReason, _ cover: FocusCover?) -> String {
      "\(FocusChange(hasFocus: false, reason: reason, cover: cover))"
    }
    let queue = QueueViewController()
    queue.title = "Private"
    let window = UIWindow()
    let bare = text(.windowNotKey, FocusCover(window: window))
    window.rootViewController = queue
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    #expect(
      text(.covered, FocusCover(queue, kind: .sheet)) == "lost: covered by sheet QueueViewController, after 0.0 s")
    #expect(
      text(.covered, FocusCover(queue, kind: .opaque)) == "lost: covered by opaque QueueViewController, after 0.0 s")
    #expect(text(.alert, FocusCover(alert, kind: .alert)) == "lost: alert UIAlertController, after 0.0 s")
    #expect(
      text(.windowNotKey, FocusCover(window: window))
        == "lost: windowNotKey, key is the window of QueueViewController, after 0.0 s")
    #expect(bare == "lost: windowNotKey, key is the window, after 0.0 s")
    for reason in Self.all + Self.disappearances {
      #expect(text(reason, nil) == "lost: \(reason.name), after 0.0 s")
    }
  }

  @Test("A cover prints the same after the release of its controller")
  func printsAfterRelease() {
    let cover = FocusCover(QueueViewController(), kind: .popover)
    #expect(cover.viewController == nil)
    #expect("\(cover)" == "popover QueueViewController")
  }

  @Test("Two covers are equal if their kinds and their objects are")
  func equality() {
    let (one, other) = (UIViewController(), UIViewController())
    let (window, otherWindow) = (UIWindow(), UIWindow())
    let covers = [
      FocusCover(one, kind: .sheet), FocusCover(other, kind: .sheet), FocusCover(one, kind: .undimmedSheet),
      FocusCover(window: window), FocusCover(window: otherWindow),
    ]
    for (index, cover) in covers.enumerated() {
      #expect(covers.firstIndex(of: cover) == index)
    }
    #expect(FocusCover(one, kind: .sheet) == covers[0] && FocusCover(window: window) == covers[3])
    #expect(FocusCover(window: otherWindow) == covers[4])
  }

  @Test("Two covers of one controller are equal; after its release a cover is equal to its copies")
  func equalityAfterRelease() {
    var controller: UIViewController? = UIViewController()
    let covers = controller.map { [FocusCover($0, kind: .sheet), FocusCover($0, kind: .sheet)] } ?? []
    #expect(covers[0] == covers[1])
    let copy = covers[0]
    controller = nil
    #expect(covers[0].viewController == nil)
    #expect(covers[0] == copy)
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
