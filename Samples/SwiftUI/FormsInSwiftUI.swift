#if canImport(SwiftUI) && !os(macOS)
  import FocusBehavior
  import InputFocusBehavior
  import LifecycleBehaviors
  import OverlayBehavior
  import ReadyMadeBehaviors
  import SuspendBehavior
  import SwiftUI

  // README: a player in SwiftUI.

  private struct PlayerView: View {
    var body: some View { Text("Video") }
  }

  private struct PlayerPage: View {
    let player: Player

    var body: some View {
      PlayerView()
        .onFocusChange(.media) { player.isPaused = !$0.hasFocus || player.isPausedByUser }
    }
  }

  // README: the table of forms.

  private struct FormsView: View {
    enum Field: Hashable { case title }

    struct OfflineView: View {
      var body: some View { Text("No connection") }
    }

    let isOffline: Bool
    @State private var title = ""
    @InputFocusState private var field: Field?

    var body: some View {
      FocusableTextField("Title", text: $title)
        .inputFocus($field, equals: .title)
        .behaviors { KeepAwakeBehavior() }
        .onFocusChange { report($0) }
        .onSuspend { report($0) }
        .sceneOverlay(while: isOffline) { OfflineView() }
    }

    // InputFocusBehavior: a text field that is configured.
    private var titleField: some View {
      FocusableTextField("Title", text: $title) { $0.returnKeyType = .next }
        .inputFocus($field, equals: .title)
    }

    @State private var note = ""
    @InputFocusState private var isEditing: Bool

    // InputFocusBehavior: a view with one field.
    private var noteField: some View {
      FocusableTextField("Note", text: $note)
        .inputFocus($isEditing)
    }

    private func report<Value>(_ value: Value) {}
  }
#endif
