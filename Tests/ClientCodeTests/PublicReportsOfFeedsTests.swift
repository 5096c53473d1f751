import HeadlessDevice
import ItemFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import Samples

/// What users have reported of feeds, autoplay and impressions in other apps and libraries, on the recipe for a feed.
@MainActor
@Suite(.everyAnswer)
struct PublicReportsOfFeedsTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let source = FeedSource((0..<8).map { Post(id: $0) })

  init() {
    noteVideo = { [log] in log.record($0) }
  }

  private func showFeed() -> FeedRecipe.FeedViewController {
    let feed = FeedRecipe.FeedViewController(source)
    device.launch(showing: feed)
    device.advance(by: 3)
    return feed
  }

  private func scrollSlowly(_ feed: UITableViewController, to end: Int) {
    let start = Int(feed.tableView.contentOffset.y)
    for offset in stride(from: start, through: end, by: end > start ? 4 : -4) {
      feed.tableView.contentOffset.y = CGFloat(offset)
      device.advance(by: 1 / 60)
    }
  }

  // 623637646/ImpressionKit #9: in reused cells some were not found again, or none.
  @Test("With impressions for each time, every post counts again after the app was in the background")
  func afterBackground() {
    var seen: [Post.ID] = []
    let feed = showFeed()
    feed.addBehaviors {
      ItemFocusBehavior(in: \FeedRecipe.FeedViewController.tableView) { _, path in path.row }
        .onImpression(.eachTime) { seen.append($1.item) }
    }
    device.advance(by: 2)
    scrollSlowly(feed, to: 2348)
    device.advance(by: 2)
    #expect(Set(seen) == Set(0..<8))
    scrollSlowly(feed, to: 0)
    device.pressHome()
    device.openApp()
    seen = []
    device.advance(by: 2)
    #expect(seen == [0, 1])
    scrollSlowly(feed, to: 2348)
    device.advance(by: 2)
    #expect(seen == Array(0..<8))
  }

  // andreipitis/ASPVideoPlayer #45
  @Test("However the user scrolls, no two posts play at the same time")
  func oneAtATime() {
    var playing = 0
    var most = 0
    noteVideo = { event in
      playing += event.hasSuffix("plays") ? 1 : -1
      most = max(most, playing)
    }
    let feed = showFeed()
    for (step, offset) in [0, 900, 200, 2300, 1200, 40, 2348, 600].enumerated() {
      feed.tableView.contentOffset.y = CGFloat(offset)
      device.advance(by: step.isMultiple(of: 2) ? 0.05 : 2)
      scrollSlowly(feed, to: offset / 2)
    }
    #expect(most == 1 && playing == 1)
  }

  // daangn/SushiBelt #26: nothing was reported until the next appearance.
  @Test("A behavior that is added while the feed is on the display reports what is visible then")
  func addedLate() {
    let feed = showFeed()
    feed.addBehaviors {
      ItemFocusBehavior(in: \FeedRecipe.FeedViewController.tableView) { _, path in path.row }
        .onImpression { [log] in log.record("seen \($1.item)") }
        .onLeadingItemChange { [log] in log.record("\($1)") }
    }
    _ = log.flush()
    device.advance(by: 2)
    #expect(log.flush() == ["none -> 1", "seen 0", "seen 1"])
  }

  // nostria-app/nostria #449: the feed under an article played what it had loaded.
  @Test("Posts that arrive while another screen is in front neither play nor count, until the feed is back")
  func loadedWhileHidden() {
    let posts = source.posts
    source.posts = []
    let feed = FeedRecipe.FeedViewController(source)
    let stack = UINavigationController(rootViewController: feed)
    device.launch(showing: stack)
    device.advance(by: 1)
    device.push(UIViewController(), onto: stack)
    source.posts = posts
    feed.refreshControl?.sendActions(for: .valueChanged)
    device.advance(by: 3)
    #expect(log.flush() == [] && source.sent == [])
    device.pop(stack)
    device.advance(by: 3)
    #expect(log.flush() == ["1 plays"] && source.sent == [0, 1])
  }

  // dito010/JPVideoPlayer #27: the video stopped, and a still was shown.
  @Test("A reload of the row that plays leaves its video playing, and its picture visible")
  func reloadedRow() throws {
    let feed = showFeed()
    #expect(log.flush() == ["1 plays"])
    let path = IndexPath(row: 1, section: 0)
    feed.tableView.reloadRows(at: [path], with: .none)
    device.advance(by: 1)
    #expect(log.flush() == [])
    let cell = try #require(feed.tableView.cellForRow(at: path) as? FeedRecipe.PostCell)
    #expect(cell.video.player?.post == 1)
  }
}
