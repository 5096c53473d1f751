import UIKit

extension UIApplication {
  /// The scenes with windows in an order that stays the same.
  package var scenesInOrder: [UIWindowScene] {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
  }
}
