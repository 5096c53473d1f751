#if canImport(SwiftUI) && !os(macOS)
  import FocusBehavior
  import LifecycleBehaviors
  import OverlayBehavior
  import ReadyMadeBehaviors
  import SuspendBehavior
  import SwiftUI

  // LifecycleBehaviors: SwiftUI.

  /// The parts of an app that the samples in this file use.
  @MainActor
  final class NoteApp {
    var log: (String) -> Void = { _ in }
    var isPaused = true

    func save(_ note: String) { log("saved \(note)") }
  }

  struct NoteEditor: View {
    @Binding var note: String

    var body: some View { Text(note) }
  }

  struct NoteView: View {
    let app: NoteApp
    @State private var note = ""
    @State private var isOffline = false

    var body: some View {
      VStack {
        NoteEditor(note: $note)  // yours
        Button("Go offline") { isOffline = true }
      }
      .behaviors {
        KeepAwakeBehavior()
      }
      .onFocusChange { change in app.isPaused = !change.hasFocus }
      .onSuspend { event in
        if case .willSuspend(.possible) = event { app.save(note) }
      }
      .sceneOverlay(while: isOffline) {
        Button("Try again") { isOffline = false }
      }
    }
  }

  // UIKit and SwiftUI mixed.

  private enum Mixed {
    struct ArticleView: View {
      var body: some View { Text("Article") }
    }

    final class ListViewController: UIViewController {
      func open() {
        let article = UIHostingController(rootView: ArticleView().behaviors { KeepAwakeBehavior() })
        navigationController?.pushViewController(article, animated: true)
      }
    }

    final class MapViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        addBehaviors([KeepAwakeBehavior()])
      }
    }

    struct MapView: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> MapViewController { MapViewController() }
      func updateUIViewController(_ map: MapViewController, context: Context) {}
    }
  }

  // The views and values of the samples below; the rest of the module has types of these names as well.
  private enum Pages {
    struct Article {}

    struct Connection {
      var isOffline = false
    }

    struct Draft {
      func save() {}
    }

    struct ArticleView: View {
      init(_ article: Article) {}

      var body: some View { Text("Article") }
    }

    struct EditorView: View {
      init(_ draft: Draft) {}

      var body: some View { Text("Editor") }
    }

    struct InboxView: View {
      var body: some View { Text("Inbox") }
    }

    struct OfflineView: View {
      var body: some View { Text("No connection") }
    }

    struct All: View {
      let article: Article
      let draft: Draft
      let connection: Connection

      var body: some View {
        VStack {
          ArticleView(article).behaviors {
            KeepAwakeBehavior()
            ActionBehavior.afterAppearing { print("article") }
          }
          ArticleView(article).screenName("Article")
          EditorView(draft).onSuspend { event in
            if case .willSuspend(.possible) = event { draft.save() }
          }
          InboxView().sceneOverlay(while: connection.isOffline) { OfflineView() }
        }
      }
    }
  }
#endif
