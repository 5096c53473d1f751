import FocusBehavior
import InputFocusBehavior
import LifecycleBehaviors
import OverlayBehavior
import SuspendBehavior
import SwiftUI

// A view of an app, with the modifiers of all products.

struct PlayerView: View {
  @State private var isPlaying = false
  @State private var isOffline = false
  @State private var title = ""
  @InputFocusState private var isEditing: Bool
  @Environment(\.hasScreenFocus) private var hasFocus

  var body: some View {
    FocusableTextField("Title", text: $title)
      .inputFocus($isEditing)
      .behaviors { TitleBehavior(title: "Player") }
      .onFocusChange { change in isPlaying = change.hasFocus }
      .onSuspend { event in if case .willSuspend = event { isPlaying = false } }
      .sceneOverlay(while: isOffline) { Text("Offline") }
      .providingScreenFocus()
  }
}
