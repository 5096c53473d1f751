import HeadlessDevice
import LifecycleBehaviors
import Testing
import UIKit

/// A row of a table of bad input: a public entry, called as an app should not call it, and what is documented to come of it.
public struct BadInput: CustomTestStringConvertible, Sendable {
  fileprivate enum Outcome: Sendable {
    /// One issue, at a line of the row; with `isPlaced` false, at none.
    case issue(LifecycleIssue.Kind, isPlaced: Bool)
    case error(any Error & Sendable)
    /// No issue, and this result of the call.
    case result(String)
    /// The process ends with a message.
    case stop
  }

  public let testDescription: String
  fileprivate let outcome: Outcome
  private let place: SourceLocation
  fileprivate let call: @MainActor @Sendable (App) async throws -> String

  private init<Result>(
    _ name: String, _ outcome: Outcome, _ place: SourceLocation,
    _ call: @escaping @MainActor @Sendable (App) async throws -> Result
  ) {
    testDescription = name
    self.outcome = outcome
    self.place = place
    self.call = { "\(try await call($0))" }
  }

  /// What a call is made in.
  @MainActor
  public struct App {
    public let device = HeadlessDevice()
    /// A screen whose view is loaded.
    public let screen = UIViewController()

    init() {
      screen.loadViewIfNeeded()
    }

    /// Launches the app with the screen, or another one, and lets it appear.
    public func show(_ root: UIViewController? = nil) {
      device.launch(showing: root ?? screen)
      device.advance(by: 1)
    }
  }

  // MARK: Outcomes

  /// The call is reported as an issue, at the line of the row that makes it.
  public static func reports<Result>(
    _ name: String, _ kind: LifecycleIssue.Kind, at place: SourceLocation = #_sourceLocation,
    _ call: @escaping @MainActor @Sendable (App) async throws -> Result
  ) -> BadInput {
    BadInput(name, .issue(kind, isPlaced: true), place, call)
  }

  /// The call is reported as an issue, to which no line of the app has led.
  public static func reportsWithoutLine<Result>(
    _ name: String, _ kind: LifecycleIssue.Kind, at place: SourceLocation = #_sourceLocation,
    _ call: @escaping @MainActor @Sendable (App) async throws -> Result
  ) -> BadInput {
    BadInput(name, .issue(kind, isPlaced: false), place, call)
  }

  /// The call throws an error.
  public static func fails<Result>(
    _ name: String, _ error: any Error & Sendable, at place: SourceLocation = #_sourceLocation,
    _ call: @escaping @MainActor @Sendable (App) async throws -> Result
  ) -> BadInput {
    BadInput(name, .error(error), place, call)
  }

  /// Nothing is reported; the closure returns what the call has led to.
  public static func gives<Result>(
    _ name: String, _ result: String, at place: SourceLocation = #_sourceLocation,
    _ call: @escaping @MainActor @Sendable (App) async throws -> Result
  ) -> BadInput {
    BadInput(name, .result(result), place, call)
  }

  /// The call means nothing that a program can mean, and ends the process with a message.
  public static func stops<Result>(
    _ name: String, at place: SourceLocation = #_sourceLocation,
    _ call: @escaping @MainActor @Sendable (App) async throws -> Result
  ) -> BadInput {
    BadInput(name, .stop, place, call)
  }
}

extension BadInput {
  /// Makes the call, and compares what comes of it with the row.
  /// - Parameter rows: the table, whose next row ends the lines of this one.
  @MainActor
  public func check(in rows: [BadInput]) async {
    let app = App()
    let issues = IssueCollector()
    var result = ""
    var thrown: (any Error)?
    do { result = try await call(app) } catch { thrown = error }
    await finishMainQueue()
    let reported = issues.flushIssues()
    switch outcome {
    case .issue(let kind, let isPlaced):
      #expect(reported.map(\.kind) == [kind], sourceLocation: place)
      #expect(reported.allSatisfy { isPlaced ? lines(in: rows).contains($0) : $0.line == nil }, sourceLocation: place)
      #expect(thrown == nil, sourceLocation: place)
    case .error(let error):
      #expect(thrown.map { "\(type(of: $0)) \($0)" } == "\(type(of: error)) \(error)", sourceLocation: place)
      #expect(reported == [], sourceLocation: place)
    case .result(let expected):
      #expect(thrown == nil, sourceLocation: place)
      #expect(result == expected, sourceLocation: place)
      #expect(reported == [], sourceLocation: place)
    case .stop: break
    }
  }

  /// - Returns: the lines from this row to the next one.
  private func lines(in rows: [BadInput]) -> Lines {
    let next = rows.lazy.map(\.place).filter { $0.fileID == place.fileID && $0.line > place.line }.map(\.line).min()
    return Lines(fileID: place.fileID, lines: place.line..<(next ?? place.line + 20))
  }

  private struct Lines {
    let fileID: String
    let lines: Range<Int>

    func contains(_ issue: LifecycleIssue) -> Bool {
      issue.fileID == fileID && issue.line.map(lines.contains) == true
    }
  }

  /// Expects that the process of an exit test, which observed its standard error, has ended with a sentence of ours.
  public func check(_ exit: ExitTest.Result?) {
    expectSentence(of: exit, sourceLocation: place)
  }
}

extension [BadInput] {
  /// The rows after which the app goes on.
  public var survived: [BadInput] { filter { if case .stop = $0.outcome { false } else { true } } }

  /// The rows that end the process.
  public var stopping: [BadInput] { filter { if case .stop = $0.outcome { true } else { false } } }

  /// Makes the call of the row with this name, in the process that is to end.
  @MainActor
  public func make(_ name: String) async {
    guard let row = first(where: { $0.testDescription == name }) else { return }
    _ = try? await row.call(BadInput.App())
  }
}
