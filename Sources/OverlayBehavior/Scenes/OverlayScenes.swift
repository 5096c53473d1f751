import LifecycleBehaviors
import UIKit

/// The app's scenes that overlays can cover. Keeps none of them alive.
@MainActor
final class OverlayScenes {
  private(set) var all: [OverlayScene] = []
  private let update: DeferredUpdate

  /// - Parameter update: carries out requests; needed again at the end of each transition.
  init(_ update: DeferredUpdate) {
    self.update = update
  }

  /// Adds the scenes that have connected, and forgets those that were released.
  func addConnected() {
    all.removeAll { $0.scene == nil }
    let scenes = (UIApplication.current?.connectedScenes ?? []).compactMap { $0 as? UIWindowScene }
    let added = scenes.filter { scene in
      scene.session.role == .windowApplication && scene.activationState != .unattached
        && !all.contains { $0.scene === scene }
    }
    all += added.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
      .map { OverlayScene($0, update) }
  }

  /// Removes a scene that has disconnected.
  func remove(_ scene: ObjectIdentifier?) {
    let removed = all.filter { candidate in candidate.scene.map { ObjectIdentifier($0) == scene } ?? true }
    all.removeAll { candidate in removed.contains { $0 === candidate } }
    removed.forEach { $0.close() }
  }
}
