import UIKit

extension ConformanceCase {
  /// R91 to R94: the times and rates of display links. A rate is compared with what a screen can show, because screens
  /// differ.
  static let frameRates: [ConformanceCase] = [
    ConformanceCase(
      "R91", "at half of the screen's rate the interval is two frames long, and the duration one",
      expecting: ["interval 2", "duration 1"]
    ) { run in
      let (target, screen) = (LinkTarget(), run.window.screen)
      await fire(target, in: run) { $0.preferredFramesPerSecond = screen.maximumFramesPerSecond / 2 }
      run.log("interval \(rounded(target.interval(at: screen.maximumFramesPerSecond)))")
      let duration = target.frames.last?.duration ?? 0
      run.log("duration \(rounded(duration * Double(screen.maximumFramesPerSecond)))")
    },
    ConformanceCase(
      "R91", "the next frame is after the last one, and the times increase",
      expecting: ["fires true", "target after timestamp true", "timestamps increase true"]
    ) { run in
      let target = LinkTarget()
      await fire(target, in: run) { _ in }
      run.log("fires \(target.frames.count > 1)")
      run.log("target after timestamp \(target.frames.allSatisfy { $0.targetTimestamp > $0.timestamp })")
      let times = target.frames.map(\.timestamp)
      run.log("timestamps increase \(zip(times.dropFirst(), times).allSatisfy { $0 > $1 })")
    },
    ConformanceCase(
      "R91", "frames that a busy main thread misses are not made up for",
      expecting: ["fires true", "made up for false"]
    ) { run in
      let target = LinkTarget()
      let link = target.link(in: .common)
      await run.wait(0.2)
      run.blockMainThread(1)
      target.forget()
      await run.wait(0.2)
      let frames = run.window.screen.maximumFramesPerSecond
      run.log("fires \(!target.frames.isEmpty)")
      run.log("made up for \(target.frames.count > frames / 2)")
      link.invalidate()
    },
    ConformanceCase("R92", "a rate that divides the screen's", expecting: ["interval 1", "interval 2", "interval 4"]) {
      run in
      // At most 60, because of R94.
      let rate = min(60, run.window.screen.maximumFramesPerSecond)
      for divisor in [1, 2, 4] {
        let target = LinkTarget()
        await fire(target, in: run) { $0.preferredFramesPerSecond = rate / divisor }
        run.log("interval \(rounded(target.interval(at: rate)))")
      }
    },
    ConformanceCase("R92", "never faster than the screen", expecting: ["faster false"]) { run in
      let target = LinkTarget()
      await fire(target, in: run) { $0.preferredFramesPerSecond = 1000 }
      run.log("faster \(target.interval(at: run.window.screen.maximumFramesPerSecond) < 0.9)")
    },
    ConformanceCase(
      "R93", "without a preferred range the screen's rate", needs: [.phone, .iOS(15)], expecting: ["interval 1"]
    ) { run in
      let target = LinkTarget()
      await fire(target, in: run) { link in
        if #available(iOS 15, *) { link.preferredFrameRateRange = .default }
      }
      run.log("interval \(rounded(target.interval(at: min(60, run.window.screen.maximumFramesPerSecond))))")
    },
    ConformanceCase(
      "R94", "on an iPhone at most 60 frames in a second without the key in Info.plist", needs: [.phone],
      expecting: ["faster than 60 false"]
    ) { run in
      let target = LinkTarget()
      await fire(target, in: run) { $0.preferredFramesPerSecond = 0 }
      run.log("faster than 60 \(target.interval(at: 60) < 0.9)")
    },
  ]

  /// Lets a link fire for a second.
  @MainActor
  private static func fire(
    _ target: LinkTarget, in run: ConformanceRun, preparing prepare: (CADisplayLink) -> Void
  ) async {
    let link = target.link()
    prepare(link)
    link.add(to: .main, forMode: .common)
    await run.wait(1)
    link.invalidate()
  }

  private static func rounded(_ frames: Double) -> Int { Int(frames.rounded()) }
}
