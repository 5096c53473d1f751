import UIKit

extension ConformanceCase {
  /// R82 to R88, and W6.
  static let background: [ConformanceCase] = [
    ConformanceCase(
      "R82", "nothing announces that the process is suspended and resumed", needs: [.appLog, .leavingTheApp],
      expecting: [
        "UIApplication.willResignActive", "UIApplication.didEnterBackground", "UIApplication.willEnterForeground",
        "UIApplication.didBecomeActive",
      ]
    ) { run in
      run.writeAppCalls([.app])
      await run.stayAway(20)
    },
    ConformanceCase(
      "R83", "a background task has an identifier, which is not 0",
      expecting: ["invalid 0", "begun true", "begun on another thread true", "equal false"]
    ) { run in
      let application = UIApplication.shared
      run.log("invalid \(UIBackgroundTaskIdentifier.invalid.rawValue)")
      let first = application.beginBackgroundTask(withName: "Conformance")
      run.log("begun \(first != .invalid)")
      let second = await Task.detached { application.beginBackgroundTask(withName: "Conformance") }.value
      run.log("begun on another thread \(second != .invalid)")
      run.log("equal \(first == second)")
      application.endBackgroundTask(first)
      application.endBackgroundTask(second)
    },
    ConformanceCase(
      "R84", "one countdown of about 30 seconds for all tasks", needs: [.leavingTheApp],
      expecting: ["about 30 seconds true", "a new task adds time false", "counts down true"]
    ) { run in
      let application = UIApplication.shared
      let first = application.beginBackgroundTask(withName: "Conformance")
      await run.leaveApp()
      await run.wait(2)
      let before = application.backgroundTimeRemaining
      run.log("about 30 seconds \((20...35).contains(before))")
      let second = application.beginBackgroundTask(withName: "Conformance")
      run.log("a new task adds time \(application.backgroundTimeRemaining > before + 0.5)")
      await run.wait(2)
      run.log("counts down \(application.backgroundTimeRemaining < before - 1)")
      await run.returnToApp()
      application.endBackgroundTask(first)
      application.endBackgroundTask(second)
    },
    ConformanceCase(
      "R85", "in the foreground there is no limit, with a task or without", expecting: ["limit false", "limit false"]
    ) { run in
      let application = UIApplication.shared
      run.log("limit \(application.backgroundTimeRemaining != .greatestFiniteMagnitude)")
      let task = application.beginBackgroundTask(withName: "Conformance")
      run.log("limit \(application.backgroundTimeRemaining != .greatestFiniteMagnitude)")
      application.endBackgroundTask(task)
    },
    ConformanceCase(
      "W6", "the remaining time is finite in didEnterBackground already", needs: [.leavingTheApp],
      expecting: ["limit true"], otherwise: ["W6": ["limit false"]]
    ) { run in
      let application = UIApplication.shared
      let task = application.beginBackgroundTask(withName: "Conformance")
      run.observe(UIApplication.didEnterBackgroundNotification) { [weak run] _ in
        run?.log("limit \(application.backgroundTimeRemaining != .greatestFiniteMagnitude)")
      }
      await run.leaveApp()
      await run.returnToApp()
      application.endBackgroundTask(task)
    },
    ConformanceCase(
      "R86", "every open task's handler is called on the main thread", needs: [.leavingTheApp],
      expecting: ["expired, main queue true", "expired, main queue true", "returned"]
    ) { run in
      let application = UIApplication.shared
      for _ in 0..<2 {
        let task = OpenTask()
        task.identifier = application.beginBackgroundTask(withName: "Conformance") {
          run.log("expired, main queue \(MainQueue.isCurrent)")
          UIApplication.shared.endBackgroundTask(task.identifier)
        }
      }
      await run.stayAway(45)
      run.log("returned")
    },
    ConformanceCase(
      "R87", "no display link fires while the process is suspended", needs: [.leavingTheApp],
      expecting: ["silent for ten seconds true", "fires again true"]
    ) { run in
      let target = LinkTarget()
      let link = target.link(in: .common)
      await run.wait(0.5)
      await run.stayAway(20)
      let count = target.frames.count
      await run.wait(0.5)
      run.log("silent for ten seconds \(target.longestSilence > 10)")
      run.log("fires again \(target.frames.count > count)")
      link.invalidate()
    },
    ConformanceCase(
      "R88", "the media time advances while the process is suspended", needs: [.leavingTheApp],
      expecting: ["advances true"]
    ) { run in
      let start = CACurrentMediaTime()
      await run.stayAway(20)
      run.log("advances \(CACurrentMediaTime() - start > 19)")
    },
  ]
}

/// On Linux the main queue need not be on the main thread.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// A background task that its own handler ends.
@MainActor
private final class OpenTask {
  var identifier = UIBackgroundTaskIdentifier.invalid
}
