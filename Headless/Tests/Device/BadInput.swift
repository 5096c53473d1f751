import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// A row of a table of bad input: a call as no test should make it, and what is documented to come of it.
struct BadInput: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// What the call leads to; nil if it ends the process with a message.
  private let result: String?
  private let place: SourceLocation
  private let call: @MainActor @Sendable (App) async -> String

  /// What a call is made in.
  @MainActor
  struct App {
    let device = HeadlessDevice()
    let screen = UIViewController()

    init() {
      screen.loadViewIfNeeded()
    }

    /// Launches the app with the screen, or another one, and lets it appear.
    func show(_ root: UIViewController? = nil) {
      device.launch(showing: root ?? screen)
      device.advance(by: 1)
    }
  }

  /// The test goes on; the closure returns what the call has led to.
  static func gives<Result>(
    _ name: String, _ result: String, at place: SourceLocation = #_sourceLocation,
    _ call: @escaping @MainActor @Sendable (App) async -> Result
  ) -> BadInput {
    BadInput(testDescription: name, result: result, place: place) { "\(await call($0))" }
  }

  /// The call means nothing that a program can mean, and ends the process with a message.
  static func stops<Result>(
    _ name: String, at place: SourceLocation = #_sourceLocation,
    _ call: @escaping @MainActor @Sendable (App) async -> Result
  ) -> BadInput {
    BadInput(testDescription: name, result: nil, place: place) { "\(await call($0))" }
  }

  var isSurvived: Bool { result != nil }

  @MainActor
  func check() async {
    #expect(await call(App()) == result, sourceLocation: place)
  }

  func check(_ exit: ExitTest.Result?) {
    expectSentence(of: exit, sourceLocation: place)
  }
}

extension [BadInput] {
  /// The rows after which the test goes on.
  var survived: [BadInput] { filter { $0.isSurvived } }

  /// The rows that end the process.
  var stopping: [BadInput] { filter { !$0.isSurvived } }

  /// Makes the call of the row with this name, in the process that is to end.
  @MainActor
  func make(_ name: String) async {
    await first { $0.testDescription == name }?.check()
  }
}
