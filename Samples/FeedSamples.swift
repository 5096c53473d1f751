import FocusBehavior
import ItemFocusBehavior
import LifecycleBehaviors
import UIKit

// A feed with autoplay and impressions.

/// Tests write down what is played.
@MainActor var noteVideo: (String) -> Void = { _ in }

/// Stands for an app's own class around an `AVPlayer`.
@MainActor
final class VideoPlayer {
  private(set) var post: Post.ID?
  var isMuted = false
  var isPaused = true {
    didSet { note(isPaused ? "pauses" : "plays", if: isPaused != oldValue) }
  }

  func load(_ post: Post?) {
    guard post?.id != self.post else { return }
    note("stops", if: !isPaused)
    self.post = post?.id
    note("plays", if: !isPaused)
  }

  private func note(_ event: String, if hasChanged: Bool) {
    if hasChanged, let post { noteVideo("\(post) \(event)") }
  }
}

/// Stands for an app's own view with an `AVPlayerLayer`.
final class VideoView: UIView {
  weak var player: VideoPlayer?
}

enum FeedRecipe {
  @MainActor
  final class Players {
    var isMuted = true {
      didSet { for player in players { player.isMuted = isMuted } }
    }
    /// The most recently used player is last.
    private var players: [VideoPlayer] = []

    /// The player that still has the post, or else the least recently used player.
    func player(of post: Post) -> VideoPlayer {
      let known = players.firstIndex { $0.post == post.id }.map { players.remove(at: $0) }
      let player = known ?? (players.count < 2 ? VideoPlayer() : players.removeFirst())
      players.append(player)
      player.isMuted = isMuted
      player.load(post)
      return player
    }
  }

  final class PostCell: UITableViewCell {
    let video = VideoView()
    var post: Post.ID?

    /// Shows the video if the player has the post of this cell.
    func show(_ player: VideoPlayer?) {
      video.player = player?.post == post ? player : nil
    }
  }

  final class FeedViewController: UITableViewController {
    let players = Players()
    private var posts: [Post] = []
    private var player: VideoPlayer?
    private let source: FeedSource

    init(_ source: FeedSource) {
      self.source = source
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(PostCell.self, forCellReuseIdentifier: "post")
      tableView.rowHeight = 400
      refreshControl = UIRefreshControl()
      if #available(iOS 14.0, *) {
        refreshControl?.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
      }
      addBehaviors {
        ItemFocusBehavior(.media, in: \FeedViewController.tableView) { feed, path in feed.posts[path.row].id }
          .onImpression { feed, impression in feed.source.send(impression.item) }
          .onLeadingItemChange { feed, change in feed.play(change.item) }
      }
      refresh()
    }

    private func play(_ id: Post.ID?) {
      player?.isPaused = true
      guard let post = posts.first(where: { $0.id == id }) else { return }
      player = players.player(of: post)
      player?.isPaused = false
      for case let cell as PostCell in tableView.visibleCells { cell.show(player) }
    }

    private func refresh() {
      source.load { [weak self] posts in
        self?.posts = posts
        self?.tableView.reloadData()
        self?.refreshControl?.endRefreshing()
      }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
      (cell as? PostCell)?.post = posts[indexPath.row].id
      // After a reload, the leading post may have another cell.
      (cell as? PostCell)?.show(player)
      return cell
    }
  }
}

/// Stands for the app's server.
@MainActor
final class FeedSource {
  var posts: [Post]
  var sent: [Post.ID] = []

  init(_ posts: [Post]) {
    self.posts = posts
  }

  func load(_ completion: @escaping ([Post]) -> Void) {
    completion(posts)
  }

  func send(_ impression: Post.ID) {
    sent.append(impression)
  }
}

enum SharedPlaybackRecipe {
  typealias PostCell = FeedRecipe.PostCell

  @MainActor
  protocol VideoScreen: UIViewController {
    func show(_ player: VideoPlayer?)
  }

  @MainActor
  final class Playback {
    let player = VideoPlayer()
    /// The screen that has focus shows the video.
    private(set) lazy var screens = FocusGroup { [player] screen, previous in
      player.isPaused = screen == nil
      guard let screen = screen as? any VideoScreen else { return }
      (previous as? any VideoScreen)?.show(nil)
      screen.show(player)
    }
  }

  final class FeedViewController: UITableViewController, VideoScreen {
    private let posts: [Post]
    private let playback: Playback

    init(_ posts: [Post], _ playback: Playback) {
      self.posts = posts
      self.playback = playback
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(PostCell.self, forCellReuseIdentifier: "post")
      tableView.rowHeight = 400
      addBehaviors {
        ItemFocusBehavior(.media.in(playback.screens), in: \FeedViewController.tableView) { feed, path in
          feed.posts[path.row].id
        }
        .onLeadingItemChange { feed, change in feed.load(change.item) }
      }
    }

    private func load(_ id: Post.ID?) {
      // Keep the post if the feed has lost focus, because the full screen may be showing it.
      if id == nil, playback.screens.focusedScreen !== self { return }
      playback.player.load(posts.first { $0.id == id })
      show(playback.player)
    }

    func show(_ player: VideoPlayer?) {
      for case let cell as PostCell in tableView.visibleCells { cell.show(player) }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      load(posts[indexPath.row].id)
      // So that the post leads when the user returns.
      tableView.scrollToRow(at: indexPath, at: .middle, animated: true)
      navigationController?.pushViewController(FullScreenViewController(playback), animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
      (cell as? PostCell)?.post = posts[indexPath.row].id
      (cell as? PostCell)?.show(playback.screens.focusedScreen === self ? playback.player : nil)
      return cell
    }
  }

  final class FullScreenViewController: UIViewController, VideoScreen {
    let video = VideoView()
    private let playback: Playback

    init(_ playback: Playback) {
      self.playback = playback
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      view.addSubview(video)
      // Shows the video from the beginning of the push.
      show(playback.player)
      addBehaviors { FocusBehavior(.media.in(playback.screens)) { _ in } }
    }

    func show(_ player: VideoPlayer?) {
      video.player = player
    }
  }
}
