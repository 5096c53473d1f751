// A delegate is weak: nothing else keeps this one.
import UIKit

final class Fields: NSObject, UITextFieldDelegate {}

@MainActor
func delegate(_ field: UITextField) {
  // expect: weak reference will always be nil because the referenced object is deallocated here
  field.delegate = Fields()
}
