import UIKit

extension ConformanceCase {
  /// R89 to R95, and W10.
  static let displayLinks: [ConformanceCase] =
    [
      ConformanceCase(
        "R89", "a link retains its target until it is invalidated", expecting: ["target true", "target false"]
      ) { run in
        weak var target: LinkTarget?
        var link: CADisplayLink?
        do {
          let made = LinkTarget()
          target = made
          link = made.link(in: .common)
        }
        await run.wait(0.2)
        run.log("target \(target != nil)")
        link?.invalidate()
        link = nil
        await run.turn()
        run.log("target \(target != nil)")
      },
      ConformanceCase(
        "R89", "the run loop retains a link until it is invalidated", expecting: ["link true", "link false"]
      ) { run in
        weak var link: CADisplayLink?
        do { link = LinkTarget().link(in: .common) }
        await run.wait(0.2)
        run.log("link \(link != nil)")
        link?.invalidate()
        await run.turn()
        run.log("link \(link != nil)")
      },
      ConformanceCase(
        "R89", "a link fires from add to invalidate",
        expecting: ["made, fires false", "added, fires true", "invalidated, fires false"]
      ) { run in
        let target = LinkTarget()
        let link = target.link()
        await logFires("made", target, in: run)
        link.add(to: .main, forMode: .common)
        await logFires("added", target, in: run)
        link.invalidate()
        await logFires("invalidated", target, in: run)
      },
      ConformanceCase(
        "R90", "a link that is paused is silent and stays in the run loop",
        expecting: ["paused, fires false", "not paused, fires true"]
      ) { run in
        let target = LinkTarget()
        let link = target.link(in: .common)
        link.isPaused = true
        await logFires("paused", target, in: run)
        link.isPaused = false
        await logFires("not paused", target, in: run)
        link.invalidate()
      },
      ConformanceCase(
        "R90", "a link in several modes fires once in a frame", expecting: ["fires true", "twice in a frame false"]
      ) { run in
        let target = LinkTarget()
        let link = target.link(in: .default, .tracking, .common)
        await run.wait(0.5)
        link.invalidate()
        let times = target.frames.map(\.timestamp)
        run.log("fires \(!times.isEmpty)")
        run.log("twice in a frame \(Set(times).count < times.count)")
      },
      ConformanceCase(
        "R90", "a link fires in its modes only", expecting: ["tracking, fires false", "default, fires true"]
      ) { run in
        let target = LinkTarget()
        let link = target.link(in: .tracking)
        await logFires("tracking", target, in: run)
        link.add(to: .main, forMode: .default)
        await logFires("default", target, in: run)
        link.invalidate()
      },
      ConformanceCase(
        "R90", "while a finger scrolls, a link in the default mode is silent", needs: [.fingers],
        expecting: ["default is silent true", "common is silent false"]
      ) { run in
        let scrollView = UIScrollView(frame: run.window.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 10_000)
        let screen = UIViewController()
        screen.view.addSubview(scrollView)
        await run.show(screen)
        let targets = (LinkTarget(), LinkTarget())
        let links = (targets.0.link(in: .default), targets.1.link(in: .common))
        await run.wait(0.2)
        await run.gesture(.scroll(scrollView))
        await run.wait(0.2)
        run.log("default is silent \(targets.0.longestSilence > 0.5)")
        run.log("common is silent \(targets.1.longestSilence > 0.5)")
        links.0.invalidate()
        links.1.invalidate()
      },
      ConformanceCase(
        "R95", "a link fires while the app is inactive", needs: [.appLog, .fingers],
        expecting: ["UIApplication.willResignActive", "UIApplication.didBecomeActive", "fires meanwhile true"]
      ) { run in
        let target = LinkTarget()
        let link = target.link(in: .common)
        run.writeAppCalls([.app])
        var count = 0
        run.observe(UIApplication.willResignActiveNotification) { _ in target.forget() }
        run.observe(UIApplication.didBecomeActiveNotification) { _ in count = target.frames.count }
        await run.gesture(.controlCenter)
        await run.settle()
        // One callback may have been under way.
        run.log("fires meanwhile \(count > 5)")
        link.invalidate()
      },
      ConformanceCase(
        "W10", "a link is silent in the background while a task is open", needs: [.leavingTheApp],
        expecting: ["background, fires false", "foreground, fires true"],
        otherwise: ["W10": ["background, fires true", "foreground, fires true"]]
      ) { run in
        let target = LinkTarget()
        let link = target.link(in: .common)
        let task = UIApplication.shared.beginBackgroundTask(withName: "Conformance")
        await run.leaveApp()
        await run.wait(0.5)
        await logFires("background", target, in: run)
        await run.returnToApp()
        await logFires("foreground", target, in: run)
        UIApplication.shared.endBackgroundTask(task)
        link.invalidate()
      },
    ] + frameRates

  /// Waits for half a second.
  @MainActor
  private static func logFires(_ state: String, _ target: LinkTarget, in run: ConformanceRun) async {
    target.forget()
    await run.wait(0.5)
    run.log("\(state), fires \(!target.frames.isEmpty)")
  }
}
