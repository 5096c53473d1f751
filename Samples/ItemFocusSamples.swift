import FocusBehavior
import ItemFocusBehavior
import LifecycleBehaviors
import UIKit

// Doc comment and page of ItemFocusBehavior

struct Post: Identifiable {
  let id: Int
}

@MainActor
final class FeedStatistics {
  var seen: [Post.ID] = []

  func note(_ post: Post.ID) {
    seen.append(post)
  }
}

final class FeedViewController: UITableViewController {
  var posts: [Post] = []
  let statistics = FeedStatistics()
  private(set) var playing: Post.ID?

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      ItemFocusBehavior(.media, in: \FeedViewController.tableView) { feed, path in feed.posts[path.row].id }
        .onImpression { feed, impression in feed.statistics.note(impression.item) }
        .onLeadingItemChange { feed, change in feed.play(change.item) }
    }
  }

  func play(_ post: Post.ID?) {
    playing = post
  }
}

struct Book: Identifiable {
  let id: String
}

final class ShelfCell: UITableViewCell {
  let shelf = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var books: [Book] = []

  var visibleBooks: [ItemPlace<Book.ID>] {
    shelf.indexPathsForVisibleItems.compactMap { path in
      shelf.cellForItem(at: path).map { ItemPlace(books[path.item].id, in: $0) }
    }
  }
}

final class StoreViewController: UIViewController {
  let shelves = UITableView()
  private(set) var seen: [Book.ID] = []

  var visibleBooks: [ItemPlace<Book.ID>] {
    shelves.visibleCells.flatMap { cell in (cell as? ShelfCell)?.visibleBooks ?? [] }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors {
      ItemFocusBehavior(in: \StoreViewController.shelves, places: \.visibleBooks)
        .onImpression { store, impression in store.seen.append(impression.item) }
    }
  }
}

/// One player for all screens that show a video.
@MainActor
final class Playback {
  private(set) weak var screen: UIViewController?

  func move(to screen: UIViewController?) {
    self.screen = screen
  }
}

@MainActor
func groupOfPlayers(_ playback: Playback) -> FocusGroup {
  let players = FocusGroup { [playback] screen, previous in playback.move(to: screen) }
  return players
}
