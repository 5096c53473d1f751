import FocusBehavior
import HeadlessDevice
import ItemFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// A list on the display: what the user and the app do, and what is reported.
@MainActor
@Suite(.everyAnswer)
struct ItemFocusTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  /// Shows a feed of six posts, of which two and an eighth of the third fit, until all that can count has counted.
  private func showFeed(_ prepare: (FeedViewController) -> Void = { _ in }) -> FeedViewController {
    let feed = FeedViewController(["a", "b", "c", "d", "e", "f"], in: log)
    prepare(feed)
    device.launch(showing: UINavigationController(rootViewController: feed))
    (feed.parent as? UINavigationController)?.isNavigationBarHidden = true
    device.advance(by: 3)
    return feed
  }

  private func scroll(_ feed: FeedViewController, to offset: CGFloat) {
    feed.table.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
  }

  @Test(
    "A second after the list is shown its items count, once; the one in the middle leads at once; at rest nothing runs")
  func shown() {
    let feed = FeedViewController(["a", "b", "c"], in: log)
    device.launch(showing: feed)
    device.advance(by: 0.5)
    #expect(log.flush() == ["none -> b"])
    device.advance(by: 1)
    #expect(log.flush() == ["a seen for 1.0 s, up to 1.0", "b seen for 1.0 s, up to 1.0"])
    device.advance(by: 10)
    #expect(log.flush() == [])
    #expect(!device.displayLinks.contains { !$0.isPaused } && device.scheduledWorkCount == 0)
  }

  @Test("While the list moves fast nothing begins to lead, and what leaves ceases to; what rushes by does not count")
  func fast() {
    let feed = showFeed()
    _ = log.flush()
    // 40 points a frame, for half a second.
    for frame in 1...30 {
      scroll(feed, to: CGFloat(frame) * 40)
      device.advance(by: 1 / 60)
    }
    #expect(log.flush() == ["b -> none"])
    device.advance(by: 0.1)
    #expect(log.flush() == ["none -> e"])
    device.advance(by: 1)
    #expect(log.flush() == ["d seen for 1.0 s, up to 1.0", "e seen for 1.0 s, up to 1.0"])
  }

  @Test("A slow drag hands the lead on when the next item is clearly nearer, and back only when that one is")
  func slow() {
    let feed = showFeed { $0.behavior = { [$0.list.onLeadingItemChange { $0.log.record("\($1)") }] } }
    _ = log.flush()
    func drag(to end: Int) -> [String] {
      let start = Int(feed.table.contentOffset.y)
      for offset in stride(from: start, through: end, by: end > start ? 4 : -4) {
        scroll(feed, to: CGFloat(offset))
        device.advance(by: 1 / 60)
        if !log.isEmpty { return log.flush().map { "\(offset): \($0)" } }
      }
      return []
    }
    #expect(drag(to: 600) == ["420: b -> c"])
    #expect(drag(to: 0) == ["328: c -> b"])
  }

  @Test(
    "Whatever takes the attention ends the lead at once and starts each second again; afterwards the same item leads",
    arguments: ["sheet", "tab", "push", "Control Center", "Home", "lock"])
  func attention(taken: String) {
    let feed = FeedViewController(["a", "b", "c"], in: log)
    let navigation = UINavigationController(rootViewController: feed)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    device.launch(showing: tabs)
    device.advance(by: 0.3)
    #expect(log.flush() == ["none -> b"])
    switch taken {
    case "sheet": feed.present(UIViewController(), animated: true)
    case "tab": tabs.selectedIndex = 1
    case "push": navigation.pushViewController(UIViewController(), animated: true)
    case "Control Center": device.openControlCenter()
    case "Home": device.pressHome()
    default: device.lock()
    }
    device.advance(by: 3)
    #expect(log.flush() == ["b -> none"])
    switch taken {
    case "sheet": feed.dismiss(animated: true)
    case "tab": tabs.selectedIndex = 0
    case "push": navigation.popViewController(animated: true)
    case "Control Center": device.closeControlCenter()
    case "Home": device.openApp()
    default: device.unlock()
    }
    device.advance(by: 0.95)
    #expect(log.flush() == ["none -> b"])
    device.advance(by: 1)
    #expect(log.flush() == ["a seen for 1.0 s, up to 1.0", "b seen for 1.0 s, up to 1.0"])
  }

  @Test("An opaque screen that is pushed over the list ends the lead when the transition is over, and not before")
  func transitions() {
    let feed = showFeed()
    _ = log.flush()
    let (navigation, other) = (feed.parent as! UINavigationController, UIViewController())
    other.view.backgroundColor = .black
    navigation.pushViewController(other, animated: true)
    device.advance(by: 0.2)
    #expect(log.flush() == [])
    device.advance(by: 1)
    #expect(log.flush() == ["b -> none"])
    navigation.popViewController(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["none -> b"])
  }

  @Test("A swipe back that is cancelled changes nothing, although UIKit has put the list outside of the window")
  func cancelledSwipe() throws {
    let feed = FeedViewController(["a", "b", "c"], in: log)
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: navigation)
    device.push(feed, onto: navigation)
    device.advance(by: 3)
    _ = log.flush()
    let swipe = device.beginSwipeBack(in: navigation)
    feed.view.frame.origin.x = feed.view.bounds.width
    device.advance(by: 1)
    swipe?.cancel()
    feed.view.frame.origin.x = 0
    device.advance(by: 2)
    #expect(log.flush() == [])
  }

  @Test("Each appearance counts anew; each time counts after every break")
  func repetitions() {
    let feed = showFeed { $0.behavior = { [$0.list.onImpression { $0.log.record("first \($1.item)") }] } }
    feed.addBehaviors([feed.list.onImpression(.eachTime) { $0.log.record("time \($1.item)") }])
    device.advance(by: 2)
    #expect(log.flush() == ["first a", "first b", "time a", "time b"])
    device.openControlCenter()
    device.closeControlCenter()
    device.advance(by: 2)
    #expect(log.flush() == ["time a", "time b"])
    let navigation = feed.parent as! UINavigationController
    device.push(UIViewController(), onto: navigation)
    device.pop(navigation)
    device.advance(by: 2)
    #expect(log.flush() == ["first a", "first b", "time a", "time b"])
  }

  @Test(
    "A reload, an insertion above that keeps the place, and a move change nothing for an item that stays where it was")
  func identity() {
    let feed = showFeed()
    _ = log.flush()
    feed.table.reloadData()
    device.advance(by: 2)
    feed.posts = ["x", "y"] + feed.posts
    feed.table.reloadData()
    scroll(feed, to: 800)
    device.advance(by: 2)
    #expect(log.flush() == [])
    feed.posts.swapAt(2, 6)
    feed.table.reloadData()
    device.advance(by: 2)
    #expect(log.flush() == ["e seen for 1.0 s, up to 1.0"])
  }

  @Test("A rotation counts when the screen is laid out for it: the item in the middle leads, and none before")
  func rotation() {
    let feed = showFeed {
      $0.height = 100
      // Below a video, which leaves no room beside itself in landscape.
      $0.layOut = { screen in
        let size = screen.view.bounds.size
        let top: CGFloat = size.height > size.width ? 200 : 0
        screen.table.frame = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
      }
      $0.behavior = { [$0.list.onLeadingItemChange { $0.log.record("\($1)") }] }
    }
    #expect(log.flush() == ["none -> d"])
    device.rotate(to: .landscapeLeft)
    device.advance(by: 2)
    #expect(log.flush() == ["d -> b"])
    withExtendedLifetime(feed) {}
  }

  @Test("An app that changes its data before it tells the table is asked for no row that it no longer has")
  func shorterData() {
    let feed = showFeed()
    _ = log.flush()
    feed.posts = ["a"]
    device.advance(by: 1)
    #expect(log.flush() == ["b -> a"])
    feed.table.reloadData()
    device.advance(by: 1)
    #expect(log.flush() == [])
    feed.posts = []
    feed.table.reloadData()
    device.advance(by: 1)
    #expect(log.flush() == ["a -> none"])
  }

  @Test("An identifier that stands twice is reported once, and its first place counts")
  func twice() {
    let issues = IssueCollector()
    let feed = showFeed { $0.posts = ["a", "a", "b"] }
    #expect(log.flush() == ["none -> a", "a seen for 1.0 s, up to 1.0"])
    #expect(issues.flushIssues().map(\.kind) == [.itemListedTwice])
    feed.table.reloadData()
    device.advance(by: 1)
    #expect(issues.flushIssues() == [])
  }

  @Test("The list leaves the window, is hidden, or is no longer returned: nothing is visible, until it is again")
  func listLeaves() {
    let feed = showFeed()
    _ = log.flush()
    feed.table.removeFromSuperview()
    device.advance(by: 1)
    feed.view.addSubview(feed.table)
    device.advance(by: 1)
    feed.table.isHidden = true
    device.advance(by: 1)
    feed.table.isHidden = false
    device.advance(by: 1)
    feed.returnsTable = false
    device.advance(by: 1)
    feed.returnsTable = true
    device.advance(by: 1)
    #expect(log.flush() == ["b -> none", "none -> b", "b -> none", "none -> b", "b -> none", "none -> b"])
  }

  @Test("The keyboard, bars and an opaque player at the bottom take away what they cover; a small button does not")
  func inFront() {
    let feed = showFeed {
      $0.behavior = { [$0.list.onVisibleItemsChange { $0.log.record($1.map { "\($0)" }.joined(separator: ", ")) }] }
    }
    #expect(log.flush() == ["a visible 1.0, b visible 1.0, c visible 0.13"])
    let button = UIView(frame: CGRect(x: 300, y: 700, width: 60, height: 60))
    button.backgroundColor = .red
    feed.view.addSubview(button)
    device.advance(by: 1)
    #expect(log.flush() == [])
    // A view that shows nothing itself, such as one that passes touches on.
    let layer = UIView(frame: feed.view.bounds)
    let player = UIView(frame: CGRect(x: 0, y: 752, width: 393, height: 100))
    player.backgroundColor = .black
    layer.addSubview(player)
    feed.view.addSubview(layer)
    device.advance(by: 1)
    #expect(log.flush() == ["a visible 1.0, b visible 0.88"])
    layer.removeFromSuperview()
    device.advance(by: 1)
    _ = log.flush()
    feed.additionalSafeAreaInsets.top = 100
    device.advance(by: 1)
    #expect(log.flush() == ["a visible 0.75, b visible 1.0, c visible 0.13"])
  }

  @Test("A list that is upside down, as in a chat, is measured as it is seen")
  func upsideDown() {
    let feed = showFeed {
      $0.behavior = { [$0.list.onVisibleItemsChange { $0.log.record($1.map { "\($0)" }.joined(separator: ", ")) }] }
    }
    _ = log.flush()
    feed.table.transform = CGAffineTransform(scaleX: 1, y: -1)
    feed.additionalSafeAreaInsets.bottom = 100
    device.advance(by: 1)
    #expect(log.flush() == ["a visible 0.75, b visible 1.0, c visible 0.13"])
  }

  @Test("The behavior is removed in its own closure: the lead ends, and nothing else is reported")
  func removedInClosure() {
    var attachment: BehaviorAttachment?
    let feed = showFeed { $0.behavior = { _ in [] } }
    attachment = feed.addBehaviors([
      feed.list
        .onImpression { $0.log.record("\($1.item)") }
        .onLeadingItemChange { screen, change in
          screen.log.record("\(change)")
          if change.item != nil { attachment?.remove() }
        }
        .onVisibleItemsChange { $0.log.record("\($1.count) visible") }
    ])
    device.advance(by: 3)
    #expect(log.flush() == ["none -> b", "b -> none"])
  }

  @Test("The behavior is removed: the lead ends, and nothing is visible")
  func removed() {
    let feed = showFeed { $0.behavior = { _ in [] } }
    let attachment = feed.addBehaviors([
      feed.list.onLeadingItemChange { $0.log.record("\($1)") }
        .onVisibleItemsChange { $0.log.record("\($1.count) visible") }
    ])
    device.advance(by: 1)
    attachment.remove()
    #expect(log.flush() == ["none -> b", "3 visible", "b -> none", "0 visible"])
  }

  @Test("Identifiers of items that have gone are released while the user scrolls")
  func identifiersAreReleased() {
    final class Name: Hashable {
      let post: String
      init(_ post: String) { self.post = post }
      static func == (first: Name, second: Name) -> Bool { first.post == second.post }
      func hash(into hasher: inout Hasher) { hasher.combine(post) }
    }
    var names: [Weak<Name>] = []
    let feed = FeedViewController((0..<200).map { "\($0)" }, in: log)
    feed.behavior = { _ in
      [
        ItemFocusBehavior<FeedViewController, Name>(in: \FeedViewController.table) { screen, path in
          let name = Name(screen.posts[path.row])
          names.append(Weak(name))
          return name
        }
        .onLeadingItemChange { _, _ in }
      ]
    }
    device.launch(showing: feed)
    for row in 0..<190 {
      scroll(feed, to: CGFloat(row) * 400)
      device.advance(by: 1 / 60)
    }
    #expect(names.count > 400 && names.filter { $0.object != nil }.count < 40)
  }

  @Test("The behavior is removed in a closure: nothing else of the same reading is reported")
  func removedWithImpressions() {
    var attachment: BehaviorAttachment?
    let feed = showFeed { $0.behavior = { _ in [] } }
    attachment = feed.addBehaviors([
      feed.list
        .onImpression(for: 0) { screen, impression in
          screen.log.record("\(impression.item)")
          attachment?.remove()
        }
    ])
    device.advance(by: 1)
    #expect(log.flush() == ["a"])
    attachment = feed.addBehaviors([
      feed.list
        .onImpression(for: 0) { $0.log.record("\($1.item)") }
        .onLeadingItemChange { screen, change in
          screen.log.record("\(change)")
          if change.item != nil { attachment?.remove() }
        }
    ])
    device.advance(by: 1)
    #expect(log.flush() == ["none -> b", "b -> none"])
  }

  @Test(
    "After a silent removal in a closure nothing is called, neither of the same reading nor when the attention is lost",
    arguments: [
      ("identifier", []), ("lead", ["lead"]), ("impression", ["lead", "impression"]),
      ("visible", ["lead", "impression", "impression", "visible"]),
      ("no lead", ["lead", "impression", "impression", "visible", "no lead"]),
    ])
  func removedSilently(in closure: String, called: [String]) {
    var attachment: BehaviorAttachment?
    let feed = showFeed { $0.behavior = { _ in [] } }
    func remove(in name: String) {
      if name == closure { attachment?.remove(silently: true) }
    }
    func call(_ name: String) {
      log.record(name)
      remove(in: name)
    }
    attachment = feed.addBehaviors([
      ItemFocusBehavior<FeedViewController, String>(in: \FeedViewController.table) { screen, path in
        remove(in: "identifier")
        return screen.posts[path.row]
      }
      .onImpression(for: 0) { _, _ in call("impression") }
      .onLeadingItemChange { call($1.item == nil ? "no lead" : "lead") }
      .onVisibleItemsChange { call($1.isEmpty ? "nothing visible" : "visible") }
    ])
    device.advance(by: 1)
    feed.present(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(log.flush() == called)
  }

  @Test("An item that is larger than the list leads while it covers most of it, however long it is")
  func longItem() {
    let feed = showFeed {
      $0.heights = ["b": 3000]
      $0.behavior = { [$0.list.onLeadingItemChange { $0.log.record("\($1)") }] }
    }
    #expect(log.flush() == ["none -> a"])
    // Of the long one 600 points, around the middle: first with the short one above, then with the one below.
    scroll(feed, to: 148)
    device.advance(by: 2)
    #expect(log.flush() == ["a -> b"])
    scroll(feed, to: 2800)
    device.advance(by: 2)
    #expect(log.flush() == [])
    scroll(feed, to: 3148)
    device.advance(by: 2)
    #expect(log.flush() == ["b -> c"])
  }

  @Test("What moves out of sight, such as below the keyboard, is no movement of the list")
  func movesOutOfSight() {
    let feed = showFeed { $0.behavior = { [$0.list.onLeadingItemChange { $0.log.record("\($1)") }] } }
    _ = log.flush()
    let player = UIView(frame: CGRect(x: 0, y: 400, width: 393, height: 452))
    player.backgroundColor = .black
    for frame in 1...30 {
      feed.table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.origin.x = CGFloat(frame * 20)
      if frame == 10 { feed.view.addSubview(player) }
      device.advance(by: 1 / 60)
    }
    #expect(log.flush() == ["b -> a"])
  }

  @Test("A screen that is released while an item leads calls nobody, and is released")
  func released() {
    weak var screen: FeedViewController?
    do {
      let feed = FeedViewController(["a"], in: log)
      screen = feed
      let window = device.launch(showing: feed)
      device.advance(by: 3)
      _ = log.flush()
      window.rootViewController = UIViewController()
    }
    device.advance(by: 3)
    #expect(screen == nil)
    #expect(log.flush() == ["a -> none"])
  }
}
