// Whether there are signposts, as there are on Apple systems from iOS 15 on.

#if canImport(os)
  import os

  extension TimelineSignposts {
    /// - Returns: signposts for Instruments; nil where the system has no `OSSignposter`.
    static func system() -> TimelineSignposts? {
      guard #available(iOS 15.0, tvOS 15.0, *) else { return nil }
      return TimelineSignposts(SystemSignposts())
    }
  }

  /// They are in the instrument Points of Interest.
  @available(iOS 15.0, tvOS 15.0, *)
  @MainActor
  private final class SystemSignposts: SignpostOutput {
    private let signposter = OSSignposter(subsystem: "LifecycleTimeline", category: .pointsOfInterest)
    private var states: [TimelineSignposts.Key: OSSignpostIntervalState] = [:]

    func begin(_ key: TimelineSignposts.Key) {
      states[key] = signposter.beginInterval(
        key.interval.signpostName, id: signposter.makeSignpostID(), "\(key.subject, privacy: .public)")
    }

    func end(_ key: TimelineSignposts.Key) {
      guard let state = states.removeValue(forKey: key) else { return }
      signposter.endInterval(key.interval.signpostName, state)
    }

    func mark(_ text: String) {
      signposter.emitEvent("event", id: signposter.makeSignpostID(), "\(text, privacy: .public)")
    }
  }

  extension TimelineSignposts.Interval {
    fileprivate var signpostName: StaticString {
      switch self {
      case .visible: "visible"
      case .focused: "focused"
      case .overlay: "overlay"
      case .editing: "editing"
      case .keyboard: "keyboard"
      }
    }
  }
#else
  extension TimelineSignposts {
    /// - Returns: nil: other systems have no Instruments.
    static func system() -> TimelineSignposts? { nil }
  }
#endif
