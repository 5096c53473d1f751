import InputFocusBehavior
import UIKit

/// The return key in a form, which leads to the next field.
@MainActor
enum Fields {
  static var rows: [Row] {
    [
      Row("The next of 50 fields", count: 40) {
        let form = Form(of: 50)
        return form.app.keeping { for field in form.fields[1...40] { _ = field.becomeFirstResponder() } }
      } byHand: {
        let form = Form(of: 50)
        let keys = ReturnKeys(form.fields)
        return form.app.keeping { for field in form.fields[..<40] { _ = keys.textFieldShouldReturn(field) } }
      } ours: {
        let form = Form(of: 50)
        let focus = form.inputFocus()
        return form.app.keeping { for _ in 0..<40 { focus.moveToNext() } }
      }
    ]
  }
}

/// A screen with text fields, of which the first is edited.
@MainActor
struct Form {
  let app: LaunchedApp
  let fields: [UITextField]

  init(of count: Int) {
    let screen = loadedScreen()
    fields = (0..<count).map { _ in UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    fields.forEach(screen.view.addSubview)
    app = LaunchedApp(showing: screen)
    _ = fields[0].becomeFirstResponder()
    app.device.advance(by: 1)
  }

  func inputFocus() -> InputFocus<Int> {
    let focus = InputFocus<Int>(initial: 0, order: Array(fields.indices))
    for (place, field) in fields.enumerated() { focus.register(field, as: place) }
    app.device.advance(by: 1)
    return focus
  }
}
