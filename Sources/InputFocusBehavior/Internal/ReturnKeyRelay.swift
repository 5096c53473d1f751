import UIKit

/// Hears the return key of text fields whose delegates let it through, without being their delegate.
@MainActor
final class ReturnKeyRelay: NSObject {
  private let didReturn: @MainActor (UITextField) -> Void

  init(didReturn: @escaping @MainActor (UITextField) -> Void) {
    self.didReturn = didReturn
    super.init()
  }

  /// Harmless when it listens already. The field does not keep its target.
  func listen(to field: UITextField) {
    guard !field.allTargets.contains(self) else { return }
    field.addTarget(self, action: Self.returnSelector, for: .editingDidEndOnExit)
  }

  func stopListening(to field: UITextField) {
    field.removeTarget(self, action: nil, for: .editingDidEndOnExit)
  }

  func relay(_ field: UITextField) {
    didReturn(field)
  }
}
