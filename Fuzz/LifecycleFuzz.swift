import HeadlessDevice
import UIKit

/// Random journeys through an app: touches, gestures, interruptions, suspension, kill and relaunch, until something that holds
/// for every app does not hold.
///
/// ```swift
/// @Test func shop() async throws {
///   await LifecycleFuzz { UINavigationController(rootViewController: LibraryScreen()) }
///     .keeping(MapScreen.self)
///     .ignoring("Log out")
///     .expecting("the total is not negative") { app in app.screen(CartScreen.self).map { $0.total >= 0 } ?? true }
///     .run()
/// }
/// ```
///
/// Each journey starts a new app on a new ``/HeadlessDevice/HeadlessDevice``, in virtual time. A step is chosen among what can
/// be touched now, and named as a user would name it. A fault fails the test with the shortest journey that was found for it,
/// as steps and as a test of its own; the journey is saved in the folder `Fuzz` beside the test, and played first from then on.
/// The page <doc:FuzzingYourApp> lists what is checked.
///
/// The same code plays the same journeys in each run: nothing depends on the machine, its time, or chance. ``seed(_:)`` chooses
/// others.
///
/// Tests that fuzz run one at a time. Foundation's timers and `Task.sleep` follow the machine's clock, which a journey does not
/// wait for; blocks of the main queue and tasks on the main actor run after each step.
///
/// ## Topics
///
/// ### Describing the app
///
/// - ``init(idiom:_:)``
/// - ``onDevice(_:)``
/// - ``keeping(_:)``
/// - ``ignoring(_:)``
///
/// ### What is expected
///
/// - ``expecting(_:_:)``
/// - ``expecting(_:)``
/// - ``sometimes(_:_:)``
/// - ``except(_:)``
/// - ``FuzzedApp``
/// - ``FuzzBudget``
/// - ``FuzzFault``
///
/// ### How much
///
/// - ``operations(_:)``
/// - ``seed(_:)``
///
/// ### Running
///
/// - ``run(fileID:filePath:line:function:)``
/// - ``play(_:fileID:filePath:line:)``
/// - ``FuzzSummary``
@MainActor
public struct LifecycleFuzz {
  let idiom: UIUserInterfaceIdiom
  let makeFirstScreen: @MainActor () -> UIViewController
  var prepare: @MainActor (HeadlessDevice) -> Void = { _ in }
  var keptTypes: [UIViewController.Type] = []
  var ignoredTargets: Set<String> = []
  var expectations: [FuzzExpectation] = []
  var hopes: [FuzzExpectation] = []
  var budgets: [FuzzBudget] = []
  var exceptions: [FuzzFault.Kind] = []
  var operationCount = 5_000
  var firstSeed: UInt64 = 0

  /// Journeys through an app.
  /// - Parameters:
  ///   - idiom: a phone, or an iPad (`.pad`).
  ///   - makeFirstScreen: creates what the app's window shows at first, with new objects in each call. It is called for each
  ///     journey, and for each launch after a kill.
  public init(
    idiom: UIUserInterfaceIdiom = .phone, _ makeFirstScreen: @escaping @MainActor () -> UIViewController
  ) {
    self.idiom = idiom
    self.makeFirstScreen = makeFirstScreen
  }

  /// Prepares each device before the app is launched on it, such as `$0.suspendsInBackground = false` for an app that plays
  /// audio.
  public func onDevice(_ prepare: @escaping @MainActor (HeadlessDevice) -> Void) -> Self {
    changed { $0.prepare = prepare }
  }

  /// Screens that the app keeps on purpose after they were closed.
  public func keeping(_ types: UIViewController.Type...) -> Self {
    changed { $0.keptTypes += types }
  }

  /// Targets that are never touched, by the names that the steps have. A name that no target of the run has fails the test.
  public func ignoring(_ targets: String...) -> Self {
    changed { $0.ignoredTargets.formUnion(targets) }
  }

  /// Something that holds whenever the app is in front and nothing moves.
  /// - Parameters:
  ///   - name: what holds, for the message.
  ///   - isMet: returns whether it holds.
  /// - Returns: a value that expects it, too.
  public func expecting(_ name: String, _ isMet: @escaping @MainActor (FuzzedApp) -> Bool) -> Self {
    changed { $0.expectations.append(FuzzExpectation(name: name, isMet: isMet)) }
  }

  /// A limit of what the app may do or use.
  public func expecting(_ budget: FuzzBudget) -> Self {
    changed { $0.budgets.append(budget) }
  }

  /// Something that has to be so at least once in a run, when nothing moves: a run that never comes to the place tests nothing
  /// there.
  public func sometimes(_ name: String, _ isMet: @escaping @MainActor (FuzzedApp) -> Bool) -> Self {
    changed { $0.hopes.append(FuzzExpectation(name: name, isMet: isMet)) }
  }

  /// Faults that are known, and do not fail the test.
  public func except(_ kinds: FuzzFault.Kind...) -> Self {
    changed { $0.exceptions += kinds }
  }

  /// How many steps are played in all, besides those that shorten a failing journey. 5,000 by default, in journeys of up to 60.
  ///
  /// The environment variable `FUZZ_BUDGET=50` makes it fifty times as many.
  /// - Precondition: positive.
  public func operations(_ count: Int) -> Self {
    precondition(count > 0, "operations(_:) takes a number from 1 up, got \(count)")
    return changed { $0.operationCount = count }
  }

  /// Which journeys are played. 0 by default; another number leads to others.
  public func seed(_ seed: UInt64) -> Self {
    changed { $0.firstSeed = seed }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

struct FuzzExpectation {
  let name: String
  let isMet: @MainActor (FuzzedApp) -> Bool
}
