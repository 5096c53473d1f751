import Testing

@testable import BackgroundWork

/// Which calls follow from what is announced, as a value.
struct WorkReconcilerTests {
  /// Its effects are read as texts.
  private struct Play {
    private(set) var reconciler = WorkReconciler()
    var now = 100.0
    private var call: GuardedResources.Call?

    var names: [String] { reconciler.work.names }

    mutating func callAsFunction(_ event: WorkEvent, resumingOnly: Bool = false) -> [String] {
      let now = now
      return reconciler.handle(event, at: { now }, resumingOnly: resumingOnly).map { text($0) }
    }

    /// Work begins, and the system grants it a task.
    mutating func begin(_ id: OpenWork.ID, task: WorkEvent.TaskID) {
      _ = self(.begin(id, name: "work \(id)", parent: nil))
      _ = self(.answered(task, isGranted: true))
    }

    /// The latest call of a resource is over.
    mutating func called(resumingOnly: Bool = false) -> [String] {
      call.map { self(.called($0), resumingOnly: resumingOnly) } ?? ["no call"]
    }

    private mutating func text(_ effect: WorkEffect) -> String {
      switch effect {
      case .beginTask(let id): return "begin \(id)"
      case .endTask(let id): return "end \(id)"
      case .stop(let ids): return "stop \(ids)"
      case .call(let call):
        self.call = call
        return call.isSuspending ? "suspend" : "resume"
      case .callElsewhere: return "elsewhere"
      case .wait(let wait): return "wait \(wait)"
      case .report(let names): return "report \(names)"
      }
    }
  }

  private let resource = Resource()

  /// In the background, with a suspended resource and without work.
  private func inBackground() -> Play {
    var play = Play()
    _ = play(.startGuarding(resource))
    _ = play(.enterBackground)
    _ = play(.answered(1, isGranted: true))
    _ = play(.settle)
    _ = play.called()
    return play
  }

  // MARK: Work and its task

  @Test("The first work begins with its task, which the later work shares, and which ends with the last")
  func task() {
    var play = Play()
    #expect(play(.begin(1, name: "a", parent: nil)) == ["begin 1"])
    #expect(play.names == [])
    #expect(play(.answered(1, isGranted: true)) == ["wait forResources"])
    #expect(play(.begin(2, name: "b", parent: 1)) == ["wait forResources"])
    #expect(play.names == ["a/b"])
    #expect(play(.end(1)) == [])
    #expect(play(.end(2)) == ["end 1"])
    #expect(play(.begin(3, name: "c", parent: nil)) == ["begin 2"])
  }

  @Test("Work does not begin with a task that is refused, that has expired already, or that is given out too late")
  func noTask() {
    var play = Play()
    _ = play(.begin(1, name: "a", parent: nil))
    #expect(play(.answered(1, isGranted: false)) == [])
    _ = play(.begin(2, name: "b", parent: nil))
    #expect(play(.expired(2, isTimeUp: true)) == [])
    #expect(play(.answered(2, isGranted: true)) == ["end 2"])
    _ = play(.begin(3, name: "c", parent: nil))
    _ = play(.timeIsUp(isTerminating: false))
    #expect(play(.answered(3, isGranted: true)) == ["end 3"])
    #expect(play.names == [])
  }

  @Test("Of two tasks that two threads have asked for one is held, and both begin their work")
  func twoTasks() {
    var play = Play()
    #expect(play(.begin(1, name: "a", parent: nil)) == ["begin 1"])
    #expect(play(.begin(2, name: "b", parent: nil)) == ["begin 2"])
    #expect(play(.answered(2, isGranted: true)) == ["wait forResources"])
    #expect(play(.answered(1, isGranted: true)) == ["end 1", "wait forResources"])
    #expect(play.names == ["a", "b"])
    #expect(play(.end(1)) == [])
    #expect(play(.end(2)) == ["end 2"])
  }

  // MARK: The end of the time

  @Test("When the time is over work is told, waited for, and the task ends; what is still open is reported")
  func timeIsUp() {
    for isEnding in [true, false] {
      var play = Play()
      play.begin(1, task: 1)
      #expect(play(.expired(1, isTimeUp: true)) == ["stop [1]"])
      #expect(play(.stopped) == ["wait forEnd"])
      #expect(play.reconciler.isAwaited(.forEnd))
      // The task is not ended by this thread, but before the handler returns.
      if isEnding { #expect(play(.end(1)) == []) }
      #expect(play.reconciler.isAwaited(.forEnd) == !isEnding)
      #expect(play(.waited(.forEnd)) == (isEnding ? ["end 1"] : ["end 1", "report [\"work 1\"]"]))
      #expect(play(.begin(2, name: "b", parent: nil)) == [])
      play.now += OpenWork.secondsUntilAsleep
      #expect(play(.begin(2, name: "b", parent: nil)) == ["begin 2"])
    }
  }

  @Test("An app that ends begins no work any more")
  func termination() {
    var play = Play()
    #expect(play(.timeIsUp(isTerminating: true)) == ["stop []"])
    play.now += 10
    #expect(play(.begin(1, name: "a", parent: nil)) == [])
  }

  @Test("A task that expires in the foreground ends and stops nothing; an earlier one is nothing any more")
  func expired() {
    var play = Play()
    play.begin(1, task: 1)
    #expect(play(.expired(1, isTimeUp: false)) == ["end 1"])
    #expect(play(.expired(1, isTimeUp: true)) == [])
    #expect(play.names == ["work 1"])
  }

  // MARK: Background and foreground

  @Test("Open work without a task is given one in the background, or its time is over")
  func background() {
    for (isGranted, effects) in [(true, []), (false, ["stop [1]"])] {
      var play = Play()
      play.begin(1, task: 1)
      #expect(play(.enterBackground) == [])
      _ = play(.enterForeground)
      _ = play(.expired(1, isTimeUp: false))
      #expect(play(.enterBackground) == ["begin 2"])
      #expect(play(.answered(2, isGranted: isGranted)) == effects)
      #expect(play(.end(1)) == (isGranted ? ["end 2"] : []))
    }
  }

  @Test("A task for the background that is not needed any more is ended, and one that has expired is not held")
  func backgroundTaskTooLate() {
    var play = Play()
    _ = play(.startGuarding(resource))
    #expect(play(.enterBackground) == ["begin 1"])
    // Without work nothing is over.
    #expect(play(.answered(1, isGranted: false)) == [])
    _ = play(.enterForeground)
    #expect(play(.enterBackground) == ["begin 2"])
    play.begin(1, task: 3)
    #expect(play(.answered(2, isGranted: true)) == ["end 2"])
    _ = play(.expired(3, isTimeUp: false))
    #expect(play(.enterBackground) == ["begin 4"])
    #expect(play(.expired(4, isTimeUp: true)) == [])
    #expect(play(.answered(4, isGranted: true)) == ["end 4", "stop [1]"])
    // The work has been told: no other task is asked for.
    #expect(play(.enterBackground) == ["suspend"])
  }

  @Test("A resource is suspended when the observers of the background are done, and the task ends after it")
  func suspending() {
    var play = Play()
    #expect(play(.startGuarding(resource)) == [])
    #expect(play(.enterBackground) == ["begin 1"])
    #expect(play(.answered(1, isGranted: true)) == [])
    #expect(play(.settle) == ["suspend"])
    #expect(play.called() == ["end 1"])
    #expect(play(.enterForeground) == ["resume", "wait forResources"])
    #expect(play.called() == [])
    // After a launch in the background its notification comes later.
    var launched = inBackground()
    #expect(launched(.enterBackground) == ["resume", "begin 2"])
  }

  @Test("Work resumes a resource before it begins, and suspends it at its end on a thread that has no part in it")
  func resuming() {
    var play = inBackground()
    _ = play(.begin(1, name: "a", parent: nil), resumingOnly: true)
    #expect(play(.answered(2, isGranted: true), resumingOnly: true) == ["resume", "wait forResources"])
    #expect(play.reconciler.isAwaited(.forResources))
    #expect(play.called() == [])
    #expect(!play.reconciler.isAwaited(.forResources))
    #expect(play(.end(1), resumingOnly: true) == ["elsewhere"])
    #expect(play(.calledElsewhere, resumingOnly: true) == ["suspend"])
    #expect(play.called(resumingOnly: true) == ["end 2"])
  }

  @Test("What changes during the call of a resource is the next call, done elsewhere for a thread that resumes only")
  func changedMeanwhile() {
    for resumesOnly in [true, false] {
      var play = inBackground()
      _ = play(.begin(1, name: "a", parent: nil), resumingOnly: resumesOnly)
      _ = play(.answered(2, isGranted: true), resumingOnly: resumesOnly)
      // Another thread finds that the resource is being called.
      #expect(play(.end(1)) == [])
      #expect(play.called() == (resumesOnly ? ["elsewhere"] : ["suspend"]))
    }
  }

  @Test("When the time is over resources are suspended elsewhere, waited for, and not used by work that waits for them")
  func resourcesAtTheEnd() {
    var play = Play()
    _ = play(.startGuarding(resource))
    play.begin(1, task: 1)
    _ = play(.expired(1, isTimeUp: true))
    #expect(play(.stopped) == ["elsewhere", "wait forEnd"])
    #expect(play(.end(1)) == ["suspend"])
    #expect(play.reconciler.isAwaited(.forEnd))
    #expect(!play.reconciler.isAwaited(.forResources))
    #expect(play.called() == [])
    #expect(!play.reconciler.isAwaited(.forEnd))
    #expect(play(.waited(.forResources)) == [])
    #expect(play(.waited(.forEnd)) == ["end 1"])
  }

  @Test("A resource that is guarded no longer is resumed")
  func stopGuarding() {
    var play = inBackground()
    #expect(play(.stopGuarding(resource)) == ["resume"])
    #expect(play.called() == [])
  }
}
