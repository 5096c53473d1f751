import HeadlessDevice
import ItemFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The rows of the table on the page of ItemFocusBehavior: with what one writes by hand, and with the package.
@MainActor
@Suite(.oneDevice)
struct FeedByHandTests {
  /// A feed of posts of 400 points in a navigation stack in a tab bar.
  @MainActor
  struct App {
    let device = HeadlessDevice()
    let tabs = UITabBarController()
    let stack: UINavigationController
    let feed: UITableViewController

    init(_ feed: UITableViewController) {
      self.feed = feed
      stack = UINavigationController(rootViewController: feed)
      stack.isNavigationBarHidden = true
      tabs.viewControllers = [stack, UIViewController()]
      tabs.tabBar.isHidden = true
      device.launch(showing: tabs)
    }

    func scroll(to offset: CGFloat) {
      feed.tableView.contentOffset.y = offset
    }

    func present(_ screen: UIViewController, as style: UIModalPresentationStyle = .pageSheet) {
      screen.modalPresentationStyle = style
      feed.present(screen, animated: true)
      device.advance(by: 2)
      feed.dismiss(animated: true)
    }
  }

  struct Journey: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let height: CGFloat
    let byHand: [String]
    let package: [String]
    let steps: @MainActor @Sendable (App) -> Void

    init(
      _ name: String, height: CGFloat = 400, _ byHand: [String], package: [String]? = nil,
      _ steps: @escaping @MainActor @Sendable (App) -> Void
    ) {
      testDescription = name
      self.height = height
      self.byHand = byHand
      self.package = package ?? byHand
      self.steps = steps
    }
  }

  @Test("By hand and with the package", arguments: journeys)
  func journey(_ journey: Journey) {
    #expect(
      transcript(of: journey) { log in
        FeedByHand(
          onImpression: { log.record("seen \($0)") }, onLead: { log.record($0.map { "plays \($0)" } ?? "pauses") })
      } == journey.byHand)
    #expect(transcript(of: journey) { FeedWithPackage($0) } == journey.package)
  }

  /// What happens after the first posts have been seen and the one in the middle plays.
  private func transcript(
    of journey: Journey, of make: (LifecycleTranscript) -> any UITableViewController & Feed
  ) -> [String] {
    let log = LifecycleTranscript()
    let feed = make(log)
    let rows = Rows(feed)
    feed.posts = ["a", "b", "c", "d", "e", "f", "g", "h"]
    feed.tableView.rowHeight = journey.height
    feed.tableView.dataSource = rows
    let app = App(feed)
    app.device.advance(by: 2)
    _ = log.flush()
    withExtendedLifetime(rows) {
      journey.steps(app)
      app.device.advance(by: 2)
    }
    return log.flush()
  }

  nonisolated static let journeys = [
    Journey("a slow scroll to the next post", ["plays c", "seen c"], package: ["seen c", "plays c"]) { app in
      for step in 1...125 {
        app.scroll(to: CGFloat(step) * 4)
        app.device.advance(by: 1 / 60)
      }
    },
    Journey(
      "a fling past five posts", ["plays c", "plays d", "plays e", "plays f", "plays g", "seen f", "seen g"],
      package: ["pauses", "plays g", "seen f", "seen g"]
    ) { app in
      for step in 1...50 {
        app.scroll(to: CGFloat(step) * 40)
        app.device.advance(by: 1 / 60)
      }
    },
    Journey(
      "a finger that trembles where two posts are equally far",
      ["plays c", "plays b", "plays c", "plays b", "plays c", "seen c"], package: ["seen c"]
    ) { app in
      for step in 0..<6 {
        app.scroll(to: step.isMultiple(of: 2) ? 370 : 378)
        app.device.advance(by: 0.1)
      }
    },
    Journey("a reload", []) { $0.feed.tableView.reloadData() },
    Journey("a post above, at the same place", []) { app in
      (app.feed as? any Feed)?.posts.insert("new", at: 0)
      app.feed.tableView.reloadData()
      app.scroll(to: 400)
    },
    Journey("another screen pushed, and back", ["pauses", "plays b", "seen a", "seen b"]) { app in
      app.device.push(UIViewController(), onto: app.stack)
      app.device.pop(app.stack)
    },
    Journey("another tab, and back", ["pauses", "plays b", "seen a", "seen b"]) { app in
      app.tabs.selectedIndex = 1
      app.device.advance(by: 2)
      app.tabs.selectedIndex = 0
    },
    Journey("a sheet", ["pauses", "plays b"]) { $0.present(UIViewController()) },
    Journey("a full screen", ["pauses", "plays b", "seen a", "seen b"]) {
      $0.present(UIViewController(), as: .fullScreen)
    },
    Journey("an alert", []) {
      $0.present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), as: .automatic)
    },
    Journey("a menu", ["pauses", "plays b"], package: []) { app in
      app.device.openMenu(of: app.feed)
      app.device.advance(by: 2)
      app.device.closeMenu(of: app.feed)
    },
    Journey("Control Center", []) { app in
      app.device.openControlCenter()
      app.device.advance(by: 2)
      app.device.closeControlCenter()
    },
    Journey("Home, and opened again", ["pauses", "plays b"]) { app in
      app.device.pressHome()
      app.device.suspend(for: 60)
      app.device.openApp()
    },
    Journey("a lock screen in a window of its own", [], package: ["pauses", "plays b"]) { app in
      let window = app.device.openWindow(showing: UIViewController(), makingKey: true)
      app.device.advance(by: 2)
      window.isHidden = true
      app.feed.view.window?.makeKey()
    },
    Journey("a mini player over the lower part", [], package: ["plays a"]) { app in
      let player = UIView(frame: CGRect(x: 0, y: 452, width: 393, height: 400))
      player.backgroundColor = .black
      app.stack.view.addSubview(player)
      app.device.advance(by: 0.5)
      app.scroll(to: 100)
    },
    Journey("a post taller than the screen", height: 2000, [], package: ["pauses", "plays b", "seen b"]) {
      $0.scroll(to: 2100)
    },
    Journey("a swipe back, cancelled", ["pauses", "plays b", "seen a", "seen b"], package: []) { app in
      app.stack.viewControllers = [UIViewController(), app.feed]
      app.stack.isNavigationBarHidden = false
      app.device.advance(by: 2)
      let swipe = app.device.beginSwipeBack(in: app.stack)
      app.device.advance(by: 0.2)
      #expect(swipe != nil)
      swipe?.cancel()
    },
  ]
}

private protocol Feed: AnyObject {
  @MainActor var posts: [String] { get set }
}

extension FeedByHand: Feed {}

private final class FeedWithPackage: UITableViewController, Feed {
  var posts: [String] = []
  private let log: LifecycleTranscript

  init(_ log: LifecycleTranscript) {
    self.log = log
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      ItemFocusBehavior(.media, in: \FeedWithPackage.tableView) { feed, path in feed.posts[path.row] }
        .onImpression { feed, impression in feed.log.record("seen \(impression.item)") }
        .onLeadingItemChange { feed, change in feed.log.record(change.item.map { "plays \($0)" } ?? "pauses") }
    }
  }
}

/// The rows of a feed, whoever watches it.
@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  private weak var feed: (any Feed)?

  init(_ feed: any Feed) {
    self.feed = feed
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { feed?.posts.count ?? 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "post") ?? UITableViewCell(style: .default, reuseIdentifier: "post")
  }
}
