#if canImport(SwiftUI) && !os(macOS)
  import FocusBehavior
  import ItemFocusBehavior
  import SwiftUI

  // Page of ItemFocusBehavior, and the doc comment of focusItem(_:).

  @MainActor
  final class FeedPlayer {
    func play(_ post: Post.ID?) {}
  }

  struct PostRow: View {
    let post: Post

    init(_ post: Post) {
      self.post = post
    }

    var body: some View { Text("\(post.id)") }
  }

  struct FeedView: View {
    let posts: [Post]
    let statistics: FeedStatistics
    let player: FeedPlayer

    var body: some View {
      List(posts) { post in
        PostRow(post).focusItem(post.id)
      }
      .onItemImpression(of: Post.ID.self) { impression in statistics.note(impression.item) }
      .onLeadingItemChange(of: Post.ID.self, .media) { change in player.play(change.item) }
    }
  }
#endif
