import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// What the module is given that it cannot use, and what comes of it.
enum BadInputTests {
  static let rows = attempts + intervals + options + fields + moves + reentrant

  @MainActor
  @Suite(.everyAnswer)
  struct Survived {
    @Test("A mistake that the app survives has its documented outcome", arguments: rows.survived)
    func outcome(row: BadInput) async {
      await row.check(in: rows)
    }
  }

  @Suite struct Stopping {
    @Test("What no program can mean ends the process, with a message", arguments: rows.stopping)
    func message(row: BadInput) async {
      row.check(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [name = row.testDescription as String] in
          await rows.make(name)
        })
    }
  }

  // MARK: Options. Each is checked when it is made and when it is set.

  private static let attempts: [BadInput] =
    [
      .stops("InputFocusOptions(attempts: 0)") { _ in InputFocusOptions(attempts: 0) },
      .stops("focus.options.attempts = 0") { _ in InputFocus<Int>().options.attempts = 0 },
    ]

  private static let intervals: [BadInput] =
    ([0.009, .infinity] as [Double]).flatMap { value -> [BadInput] in
      [
        .stops("InputFocusOptions(retryInterval: \(value))") { _ in InputFocusOptions(retryInterval: value) },
        .stops("focus.options.retryInterval = \(value)") { _ in
          InputFocus<Int>().options.retryInterval = value
        },
      ]
    }

  private static let options: [BadInput] = [
    .gives("InputFocusOptions(attempts: .max, retryInterval: 1e300)", "Optional(1)") { app in
      let focus = InputFocus<Int>(options: InputFocusOptions(attempts: .max, retryInterval: 1e300))
      focus.register(UITextField(), as: 2)
      app.show()
      focus.move(to: 1)
      app.device.advance(by: 3600)
      return focus.requestedField as Any
    }
  ]

  // MARK: Fields

  private static let fields: [BadInput] = [
    .stops(#"InputFocus(order: ["a", "b", "a"])"#) { _ in InputFocus(order: ["a", "b", "a"]) },
    .stops(#"focus.order = ["a", "b", "a"]"#) { _ in
      InputFocus(order: ["a", "b"]).order = ["a", "b", "a"]
    },
    .stops(
      "InputFocusBehavior(initial:fields:) with a field twice"
    ) { _ in
      InputFocusBehavior<UIViewController>(initial: nil, fields: ["a": { $0.view }, "a": { $0.view }])
    },
    .stops(
      "InputFocusBehavior(_:fields:) with a field twice"
    ) { _ in
      InputFocusBehavior<UIViewController>(InputFocus(), fields: [1: { $0.view }, 1: { $0.view }])
    },
    .gives("register(_:as:) of one view for two fields", "[Optional(2), nil]") { app in
      let form = PlainForm()
      let field = form.field
      for name in 1...8 { form.focus.register(field, as: name) }
      form.focus.register(field, as: 2)
      app.show(form.screen)
      app.device.tap(field)
      let edited = form.focus.editedField
      form.focus.unregister(2)
      return [edited, form.focus.editedField]
    },
    .gives("register(_:as:) of a second view for a field", "[false, true]") { app in
      let form = PlainForm()
      let second = UITextField()
      form.add(second, as: 1)
      app.show(form.screen)
      form.focus.move(to: 1)
      return [form.field.isFirstResponder, second.isFirstResponder]
    },
    .gives("unregister(_:) of a field that is not registered", "nil") { app in
      let form = PlainForm()
      app.show(form.screen)
      form.focus.unregister(7)
      return form.focus.editedField as Any?
    },
    .gives("unregister(_:) of the field that is edited", "nil, true") { app in
      let form = PlainForm()
      app.show(form.screen)
      form.focus.move(to: 1)
      form.focus.unregister(1)
      app.device.advance(by: 1)
      return "\(form.focus.editedField as Any?), \(form.field.isFirstResponder)"
    },
    .reports(
      "fields: [1: { _ in nil }]", .inputFocusFailed
    ) { app in
      let focus = InputFocus<Int>()
      app.screen.addBehaviors([InputFocusBehavior<UIViewController>(focus, fields: [1: { _ in nil }])])
      app.show()
      focus.move(to: 1)
      app.device.advance(by: 3)
    },
    .reports(
      "InputFocusBehavior(focus, fields:) twice on one screen", .inputFocusInUse
    ) { app in
      let focus = InputFocus<Int>()
      let behavior = InputFocusBehavior<UIViewController>(focus, fields: [1: { $0.view }])
      app.screen.addBehaviors([behavior, behavior])
    },
  ]

  // MARK: Moves

  private static let moves: [BadInput] = [
    .reports(
      "move(to:) of a field without a view", .inputFocusFailed
    ) { app in
      let form = PlainForm()
      app.show(form.screen)
      form.focus.move(to: 7)
      app.device.advance(by: 3)
    },
    .reports(
      "move(to:) of a field whose view has been released", .inputFocusFailed
    ) { app in
      let form = PlainForm()
      form.focus.register(UITextField(), as: 2)
      app.show(form.screen)
      form.focus.move(to: 2)
      app.device.advance(by: 3)
    },
    .reports(
      "move(to:) of a field in no window", .inputFocusFailed
    ) { app in
      let form = PlainForm()
      let lost = UITextField()
      form.focus.register(lost, as: 2)
      app.show(form.screen)
      form.focus.move(to: 2)
      app.device.advance(by: 3)
      withExtendedLifetime(lost) {}
    },
    .gives("move(to:) without any field", "Optional(1)") { app in
      let focus = InputFocus<Int>()
      app.show()
      focus.move(to: 1)
      app.device.advance(by: 60)
      return focus.requestedField as Any
    },
    .gives("moveToNext() and moveToPrevious() without an order", "[false, false]") { app in
      let form = PlainForm()
      app.show(form.screen)
      return [form.focus.moveToNext(), form.focus.moveToPrevious()]
    },
    .gives("moveToNext() where no field of the order has a view", "[false, false]") { app in
      let form = PlainForm(InputFocus(order: [7, 8]))
      app.show(form.screen)
      return [form.focus.moveToNext(), form.focus.moveToPrevious()]
    },
    .gives("moveToNext() in the last field", "false, Optional(1)") { app in
      let form = PlainForm(InputFocus(order: [1]))
      app.show(form.screen)
      form.focus.move(to: 1)
      return "\(form.focus.moveToNext()), \(form.focus.editedField as Any)"
    },
    .gives("endEditing() without a field, twice", "[]") { app in
      let log = LifecycleTranscript()
      let form = PlainForm(log: log)
      app.show(form.screen)
      for _ in 1...2 { form.focus.endEditing() }
      app.device.advance(by: 1)
      return log.flush()
    },
    .gives("pause() twice, then resume() twice", #"["1", "none", "1"]"#) { app in
      let log = LifecycleTranscript()
      let form = PlainForm(log: log)
      app.show(form.screen)
      form.focus.move(to: 1)
      app.device.advance(by: 1)
      for _ in 1...2 { form.focus.pause() }
      app.device.advance(by: 1)
      for _ in 1...2 { form.focus.resume() }
      app.device.advance(by: 1)
      return log.flush()
    },
    .gives("resume() without pause()", "[]") { app in
      let log = LifecycleTranscript()
      let form = PlainForm(log: log)
      app.show(form.screen)
      form.focus.resume()
      app.device.advance(by: 1)
      return log.flush()
    },
    .gives("changes of a focus that is released", "[]") { _ in
      var focus: InputFocus<Int>? = InputFocus()
      let changes = focus?.changes
      focus = nil
      return await elements(of: changes ?? AsyncStream { $0.finish() })
    },
  ]

  // MARK: Calls inside of calls

  private static let reentrant: [BadInput] = [
    .gives("move(to:) in didFail, of the field that fails at once, again and again", "true") { app in
      let form = PlainForm(InputFocus(options: InputFocusOptions(attempts: 1)))
      var failures = 0
      form.focus.didFail = { [focus = form.focus] _ in
        failures += 1
        focus.move(to: 7)
      }
      app.show(form.screen)
      form.focus.move(to: 7)
      app.device.advance(by: 1)
      form.focus.didFail = nil
      form.focus.endEditing()
      // Two a tenth of a second.
      return (10...24).contains(failures)
    },
    .gives("move(to:) in didFail, of another field", "Optional(1)") { app in
      let form = PlainForm(InputFocus(options: InputFocusOptions(attempts: 1)))
      form.focus.didFail = { [focus = form.focus] _ in focus.move(to: 1) }
      app.show(form.screen)
      form.focus.move(to: 7)
      return form.focus.editedField as Any
    },
    .gives("move(to:) in didChange, of the same field", #"["1"]"#) { app in
      let log = LifecycleTranscript()
      let form = PlainForm()
      form.focus.didChange = { [focus = form.focus] change in
        log.record(change.field.map { "\($0)" } ?? "none")
        focus.move(to: 1)
      }
      app.show(form.screen)
      form.focus.move(to: 1)
      app.device.advance(by: 1)
      form.focus.didChange = nil
      return log.flush()
    },
    .gives("endEditing() in didChange", #"["1", "none"]"#) { app in
      let log = LifecycleTranscript()
      let form = PlainForm()
      form.focus.didChange = { [focus = form.focus] change in
        log.record(change.field.map { "\($0)" } ?? "none")
        focus.endEditing()
      }
      app.show(form.screen)
      form.focus.move(to: 1)
      app.device.advance(by: 1)
      form.focus.didChange = nil
      return log.flush()
    },
    .gives("didChange = nil in didChange", #"["1"]"#) { app in
      let log = LifecycleTranscript()
      let form = PlainForm()
      form.focus.didChange = { [focus = form.focus] change in
        log.record(change.field.map { "\($0)" } ?? "none")
        focus.didChange = nil
      }
      app.show(form.screen)
      form.focus.move(to: 1)
      app.device.advance(by: 1)
      form.focus.endEditing()
      app.device.advance(by: 1)
      return log.flush()
    },
  ]
}
