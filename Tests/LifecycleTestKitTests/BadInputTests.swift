#if canImport(HeadlessDevice)
  import HeadlessDevice
  import LifecycleBehaviors
  import LifecycleTestKit
  import TestSupport
  import Testing
  import UIKit

  /// What the module is given that it cannot use, and what comes of it.
  enum BadInputTests {
    static let rows = windows + ended + transcripts

    @MainActor
    @Suite(.everyAnswer)
    struct Survived {
      @Test("A mistake that the test survives has its documented outcome", arguments: rows.survived)
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

    // MARK: Windows

    private static let windows: [BadInput] = [
      .stops("cover() of an empty window") { _ in await LifecycleTestWindow().cover() },
      .stops("uncover() of an empty window") { _ in await LifecycleTestWindow().uncover() },
      .stops(
        "uncover() of what is not covered"
      ) { _ in
        let window = LifecycleTestWindow()
        await window.show(UIViewController())
        await window.uncover()
      },
      .stops(
        "cover(with:) of the screen that is shown"
      ) { _ in
        let window = LifecycleTestWindow()
        let screen = UIViewController()
        await window.show(screen)
        await window.cover(with: screen)
      },
      .stops(
        "cover(with:) of the screen that covers already"
      ) { _ in
        let window = LifecycleTestWindow()
        await window.show(UIViewController())
        let screen = UIViewController()
        for _ in 1...2 { await window.cover(with: screen) }
      },
      .gives("show(_:) of the screen that is shown", "1") { _ in
        let window = LifecycleTestWindow()
        let log = LifecycleTranscript()
        let screen = UIViewController()
        screen.loadViewIfNeeded()
        screen.addBehaviors([RecordingBehavior("a", in: log)])
        for _ in 1...2 { await window.show(screen) }
        return log.flush().filter { $0 == "a afterAppearing" }.count
      },
      .gives("hide() twice, and settle() of an empty window", "true") { _ in
        let window = LifecycleTestWindow()
        await window.settle()
        for _ in 1...2 { await window.hide() }
        return window.window.isHidden
      },
      .gives("expectNoLeaks { } of nothing", "[]") { _ in await LifecycleTestWindow().expectNoLeaks {} },
      .fails("expectNoLeaks { } that throws", CancellationError()) { _ in
        try await LifecycleTestWindow().expectNoLeaks { throw CancellationError() }
      },
      .fails("withLifecycleTestWindow { } that throws", CancellationError()) { _ in
        try await withLifecycleTestWindow { _ in throw CancellationError() }
      },
    ]

    // MARK: Windows that have ended

    private static let ended: [BadInput] = [
      .reports("hide() after a later window was made", .testWindowEnded) { _ in
        let first = LifecycleTestWindow()
        let second = LifecycleTestWindow()
        await first.hide()
        withExtendedLifetime(second) {}
      },
      .reports("cover() after a later window was made", .testWindowEnded) { _ in
        let first = LifecycleTestWindow()
        await first.show(UIViewController())
        let second = LifecycleTestWindow()
        await first.cover()
        withExtendedLifetime(second) {}
      },
      .reports("expectNoLeaks { } after another device was made", .testWindowEnded) { _ in
        let first = LifecycleTestWindow()
        let device = HeadlessDevice()
        _ = await first.expectNoLeaks {}
        withExtendedLifetime(device) {}
      },
      .reports("settle() of the window outside, after one inside", .testWindowEnded) { _ in
        await withLifecycleTestWindow { outside in
          await withLifecycleTestWindow { _ in }
          await outside.settle()
        }
      },
    ]

    // MARK: Transcripts

    private static let transcripts: [BadInput] = [
      .gives("flush() of an empty transcript, twice", "[], []") { _ in
        let log = LifecycleTranscript()
        return "\(log.flush()), \(log.flush())"
      },
      .gives(#"record("")"#, #"[""], false"#) { _ in
        let log = LifecycleTranscript()
        log.record("")
        return "\(log.lines), \(log.isEmpty)"
      },
      .gives(#"RecordingBehavior("", in:)"#, #"[" afterAttaching", " afterLoading"]"#) { app in
        let log = LifecycleTranscript()
        app.screen.addBehaviors([RecordingBehavior("", in: log)])
        return log.flush()
      },
      .gives("RecordingBehavior twice under one name", "4") { app in
        let log = LifecycleTranscript()
        app.screen.addBehaviors([RecordingBehavior("a", in: log), RecordingBehavior("a", in: log)])
        return log.flush().count
      },
    ]
  }
#endif
