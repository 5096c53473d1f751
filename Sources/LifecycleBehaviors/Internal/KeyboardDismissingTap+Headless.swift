#if !canImport(ObjectiveC)
  import UIKit

  extension KeyboardDismissingTap {
    /// Without Objective-C the stand-in's `Selector` names the method itself.
    static var endEditingSelector: Selector { Selector(KeyboardDismissingTap.endEditing) }
  }
#endif
