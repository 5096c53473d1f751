import FocusBehavior
import Testing
import UIKit

/// The covers that reasons carry: compared, hashed and printed.
@MainActor
struct FocusReasonTests {
  private final class QueueViewController: UIViewController {}

  private static let plain: [FocusReason] = [
    .appeared, .uncovered, .appActive, .sceneActive, .windowKey, .windowVisible, .mostRecentlyUsed, .notAppeared,
    .disappeared(.popped), .appInactive, .appBackground, .sceneInactive, .sceneBackground, .windowNotKey(by: nil),
    .windowHidden,
    .lessRecentlyUsed, .detached, .deinitialized,
  ]

  @Test("A reason prints its name and its cover, and no text of the screen")
  func prints() {
    let queue = QueueViewController()
    queue.title = "Private"
    let window = UIWindow()
    let bare = FocusReason.windowNotKey(by: FocusCover(window: window))
    window.rootViewController = queue
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    #expect("\(FocusReason.covered(by: FocusCover(queue, kind: .sheet)))" == "covered by sheet QueueViewController")
    #expect("\(FocusReason.covered(by: FocusCover(queue, kind: .opaque)))" == "covered by opaque QueueViewController")
    #expect("\(FocusReason.alert(by: FocusCover(alert, kind: .alert)))" == "alert UIAlertController")
    #expect(
      "\(FocusReason.windowNotKey(by: FocusCover(window: window)))"
        == "windowNotKey, key is the window of QueueViewController")
    #expect("\(bare)" == "windowNotKey, key is the window")
    for reason in Self.plain {
      #expect("\(reason)" == reason.name)
    }
    #expect(Set(Self.plain.map(\.name)).count == Self.plain.count)
  }

  @Test("A cover prints the same after the release of its controller")
  func printsAfterRelease() {
    let cover = FocusCover(QueueViewController(), kind: .popover)
    #expect(cover.viewController == nil)
    #expect("\(cover)" == "popover QueueViewController")
  }

  @Test("Two reasons are equal if their cases and their covers are")
  func equality() {
    let (one, other) = (UIViewController(), UIViewController())
    let (window, otherWindow) = (UIWindow(), UIWindow())
    let reasons =
      Self.plain + [
        .covered(by: FocusCover(one, kind: .sheet)), .covered(by: FocusCover(other, kind: .sheet)),
        .covered(by: FocusCover(one, kind: .undimmedSheet)), .alert(by: FocusCover(one, kind: .sheet)),
        .windowNotKey(by: FocusCover(window: window)), .windowNotKey(by: FocusCover(window: otherWindow)),
      ]
    #expect(Set(reasons).count == reasons.count)
    for (index, reason) in reasons.enumerated() {
      #expect(reasons.firstIndex(of: reason) == index)
    }
    #expect(FocusReason.covered(by: FocusCover(one, kind: .sheet)) == .covered(by: FocusCover(one, kind: .sheet)))
    #expect(FocusReason.windowNotKey(by: FocusCover(window: window)) == .windowNotKey(by: FocusCover(window: window)))
    #expect(Set(reasons).contains(.windowNotKey(by: FocusCover(window: otherWindow))))
  }

  @Test("Two covers of one controller are equal, and hash alike; after its release a cover is equal to its copies")
  func equalityAfterRelease() {
    var controller: UIViewController? = UIViewController()
    let covers = controller.map { [FocusCover($0, kind: .sheet), FocusCover($0, kind: .sheet)] } ?? []
    #expect(covers[0] == covers[1] && Set(covers).count == 1)
    let copy = covers[0]
    let set = Set([copy])
    controller = nil
    #expect(covers[0].viewController == nil)
    #expect(covers[0] == copy && set.contains(covers[0]))
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
      #expect(Set(found).count == 2)
    }
    try check({ FocusCover($0, kind: .sheet) }, { UIViewController() })
    try check({ FocusCover(window: $0) }, { UIWindow() })
  }

  @Test("The cover of a reason is the controller that took the focus, or the other window with its root")
  func cover() {
    let (controller, window) = (UIViewController(), UIWindow())
    window.rootViewController = controller
    #expect(FocusReason.covered(by: FocusCover(controller, kind: .sheet)).cover?.viewController === controller)
    #expect(FocusReason.alert(by: FocusCover(controller, kind: .alert)).cover?.kind == .alert)
    let key = FocusReason.windowNotKey(by: FocusCover(window: window)).cover
    #expect(key?.window === window && key?.viewController === controller && key?.kind == .keyWindowLoss)
    for reason in Self.plain {
      #expect(reason.cover == nil)
    }
  }
}
