import UIKit

/// The scenes that there are, each with what it shows. Keeps none of them alive.
@MainActor
final class OverlayStages {
  private(set) var all: [OverlayStage] = []
  private let didEndTransition: () -> Void

  init(didEndTransition: @escaping () -> Void) {
    self.didEndTransition = didEndTransition
  }

  /// Takes in the scenes that have connected.
  func update() {
    all.removeAll { $0.scene == nil }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let new = scenes.filter { scene in
      scene.session.role == .windowApplication && scene.activationState != .unattached
        && !all.contains { $0.scene === scene }
    }
    all += new.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }.map { scene in
      OverlayStage(scene, didEndTransition: didEndTransition)
    }
  }

  /// The scene has disconnected.
  func close(_ scene: ObjectIdentifier?) {
    let closed = all.filter { stage in stage.scene.map { ObjectIdentifier($0) == scene } ?? true }
    all.removeAll { stage in closed.contains { $0 === stage } }
    closed.forEach { $0.close() }
  }
}
