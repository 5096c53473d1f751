import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The recipe for a feed: what is played, what is sent, and where the picture is.
@MainActor
@Suite(.everyAnswer)
struct FeedSamplesTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  init() {
    noteVideo = { [log] in log.record($0) }
  }

  private func showFeed() -> (FeedRecipe.FeedViewController, FeedSource) {
    let source = FeedSource((0..<20).map { Post(id: $0) })
    let feed = FeedRecipe.FeedViewController(source)
    device.launch(showing: feed)
    device.advance(by: 3)
    return (feed, source)
  }

  private func scroll(_ feed: UITableViewController, to offset: CGFloat) {
    feed.tableView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
    device.advance(by: 3)
  }

  /// The posts whose cells show a picture.
  private func pictures(in feed: UITableViewController) -> [Post.ID] {
    feed.tableView.visibleCells.compactMap { $0 as? FeedRecipe.PostCell }.filter { $0.video.player != nil }
      .compactMap(\.post)
  }

  @Test("One post plays; one that leads again soon continues; its picture is in no other cell")
  func players() {
    let (feed, _) = showFeed()
    scroll(feed, to: 800)
    scroll(feed, to: 0)
    #expect(log.flush() == ["1 plays", "1 pauses", "3 plays", "3 pauses", "1 plays"])
    for row in 2..<8 { scroll(feed, to: CGFloat(row) * 400) }
    #expect(pictures(in: feed) == [7])
    _ = log.flush()
  }

  // cuappdev/tempo #45: what played did not look as if it did.
  @Test("A pull to refresh leaves what plays alone, whichever cell it has then")
  func refresh() {
    let (feed, source) = showFeed()
    // Of four cells none is the same after a reload.
    scroll(feed, to: 390)
    let cell = feed.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(log.flush() == ["1 plays"])
    #expect(device.pullToRefresh(feed.tableView))
    device.advance(by: 3)
    #expect(log.flush() == [])
    #expect(pictures(in: feed) == [1] && feed.refreshControl?.isRefreshing == false)
    #expect(feed.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) !== cell)
    scroll(feed, to: 0)
    source.posts = [Post(id: 100)] + source.posts
    #expect(device.pullToRefresh(feed.tableView))
    device.advance(by: 3)
    #expect(log.flush() == ["1 pauses", "0 plays"])
    #expect(pictures(in: feed) == [0])
  }

  @Test("Sound is on or off for all posts, also for those that have not played yet")
  func sound() {
    let (feed, _) = showFeed()
    #expect(feed.players.player(of: Post(id: 1)).isMuted)
    feed.players.isMuted = false
    scroll(feed, to: 800)
    #expect(!feed.players.player(of: Post(id: 3)).isMuted && !feed.players.player(of: Post(id: 1)).isMuted)
  }

  // Iterable/iterable-swift-sdk #659: impressions counted twice when the app came back.
  @Test("A sheet and Home pause, and the same post goes on; no impression is sent twice, but in another visit")
  func pauses() {
    let (feed, source) = showFeed()
    feed.present(UIViewController(), animated: true)
    device.advance(by: 3)
    feed.dismiss(animated: true)
    device.advance(by: 3)
    device.pressHome()
    device.suspend(for: 60)
    device.openApp()
    device.advance(by: 3)
    #expect(log.flush() == ["1 plays", "1 pauses", "1 plays", "1 pauses", "1 plays"])
    #expect(source.sent == [0, 1])
    let fullScreen = UIViewController()
    fullScreen.modalPresentationStyle = .fullScreen
    feed.present(fullScreen, animated: true)
    device.advance(by: 3)
    feed.dismiss(animated: true)
    device.advance(by: 3)
    #expect(source.sent == [0, 1, 0, 1])
  }

  // MARK: One playback for the feed and the full screen

  private func showSharedFeed() -> (SharedPlaybackRecipe.FeedViewController, UINavigationController) {
    let feed = SharedPlaybackRecipe.FeedViewController((0..<20).map { Post(id: $0) }, SharedPlaybackRecipe.Playback())
    let stack = UINavigationController(rootViewController: feed)
    device.launch(showing: stack)
    return (feed, stack)
  }

  /// Which screens show the picture.
  private func pictures(
    in feed: SharedPlaybackRecipe.FeedViewController, _ stack: UINavigationController
  ) -> String {
    let isFull = (stack.topViewController as? SharedPlaybackRecipe.FullScreenViewController)?.video.player != nil
    return "in cells \(pictures(in: feed))\(isFull ? ", full screen" : "")"
  }

  @Test("The playback goes to the full screen and back without a break; a sheet of either and Home pause it")
  func shared() {
    let (feed, stack) = showSharedFeed()
    @MainActor func step(_ name: String, _ act: @MainActor () -> Void) {
      log.record("- \(name)")
      act()
      device.advance(by: 1)
      log.record(pictures(in: feed, stack))
    }
    step("the feed") {}
    step("a tap") { device.tapRow(at: IndexPath(row: 1, section: 0), in: feed.tableView) }
    step("a sheet over the full screen") { stack.present(UIViewController(), animated: true) }
    step("the sheet goes") { stack.dismiss(animated: true) }
    step("Home") { device.pressHome() }
    step("the app again") { device.openApp() }
    step("half a swipe back") {
      let swipe = device.beginSwipeBack(in: stack)
      #expect(swipe != nil)
      device.advance(by: 0.2)
      swipe?.cancel()
    }
    step("back") { device.pop(stack) }
    step("a tap on another post") { device.tapRow(at: IndexPath(row: 2, section: 0), in: feed.tableView) }
    step("back") { device.pop(stack) }
    step("a sheet over the feed") { feed.present(UIViewController(), animated: true) }
    step("the sheet goes") { feed.dismiss(animated: true) }
    step("far down at once") { feed.tableView.contentOffset.y = 4000 }
    #expect(
      log.flush() == [
        "1 plays", "- the feed", "in cells [1]",
        "- a tap", "in cells [], full screen",
        "- a sheet over the full screen", "1 pauses", "in cells [], full screen",
        "- the sheet goes", "1 plays", "in cells [], full screen",
        "- Home", "1 pauses", "in cells [], full screen",
        "- the app again", "1 plays", "in cells [], full screen",
        "- half a swipe back", "in cells [], full screen",
        "- back", "in cells [1]",
        "- a tap on another post", "1 stops", "2 plays", "in cells [], full screen",
        "- back", "in cells [2]",
        "- a sheet over the feed", "2 pauses", "in cells [2]",
        "- the sheet goes", "2 plays", "in cells [2]",
        "- far down at once", "2 stops", "11 plays", "in cells [11]",
      ])
  }
}
