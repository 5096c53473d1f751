import Foundation
import HeadlessDevice
import Journey
import LifecycleTestKit
import Testing
import UIKit

extension LifecycleFuzz {
  /// Plays journeys: those that were saved first, then random ones. Each fault that is found fails the test, at the line of the
  /// call.
  ///
  /// The faults of one kind and subject are one issue, with the shortest journey that was found. A fault that is found again
  /// does not end a journey, so it hides no other.
  ///
  /// - Parameters:
  ///   - fileID: the file of the call, for issues.
  ///   - filePath: the file of the call. Failing journeys are saved beside it, in the folder `Fuzz`.
  ///   - line: the line of the call, for issues.
  ///   - function: the test. It names the file of its journeys.
  /// - Returns: what was played, and where it came.
  @discardableResult
  public func run(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, function: String = #function
  ) async -> FuzzSummary {
    await TestTurn.shared.take {
      let saved = SavedJourneys(of: function, beside: filePath)
      var run = FuzzRun(self, saved: saved)
      await run.playAll()
      run.report(at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
      return run.summary
    }
  }

  /// Plays one journey, as a failure has printed it.
  ///
  /// ```swift
  /// try await shop.play("tap row-0.0; wait 1; swipe back")
  /// ```
  ///
  /// The test fails with each fault, and if a step cannot be played although nothing moves: an app that has changed needs
  /// another journey. During a transition a finger may touch nothing, as the second tap of two does.
  /// - Parameters:
  ///   - journey: the steps, in lines or with `;` between them.
  ///   - fileID: the file of the call, for issues.
  ///   - filePath: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Throws: an error if a step cannot be read.
  public func play(
    _ journey: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) async throws {
    let commands = try [JourneyCommand](steps: journey)
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
    await TestTurn.shared.take {
      let play = FuzzPlay(self)
      if let (command, refusal) = await play.playAll(commands) {
        Issue.record("'\(command.text)' cannot be played: \(refusal.message)", sourceLocation: location)
      }
      await play.settle()
      play.end()
      for fault in play.faults { Issue.record("\(fault.message)", sourceLocation: location) }
    }
  }
}

/// Plays random journeys through an app, as ``LifecycleFuzz/run(fileID:filePath:line:function:)`` does.
///
/// ```swift
/// @Test func library() async {
///   await fuzz { UINavigationController(rootViewController: LibraryScreen()) }
/// }
/// ```
/// - Parameters:
///   - fileID: the file of the call, for issues.
///   - filePath: the file of the call. Failing journeys are saved beside it, in the folder `Fuzz`.
///   - line: the line of the call, for issues.
///   - function: the test. It names the file of its journeys.
///   - makeFirstScreen: creates what the app's window shows at first, with new objects in each call.
/// - Returns: what was played, and where it came.
@MainActor
@discardableResult
public func fuzz(
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, function: String = #function,
  _ makeFirstScreen: @escaping @MainActor () -> UIViewController
) async -> FuzzSummary {
  await LifecycleFuzz(makeFirstScreen).run(fileID: fileID, filePath: filePath, line: line, function: function)
}
