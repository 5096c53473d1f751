import Foundation

/// How closely a subscriber watches for suspensions, and which background time it takes. All times are in seconds.
///
/// ```swift
/// // Two seconds of background time to close the database, and no more than that
/// let short = SuspendOptions(accuracy: 0.25, backgroundTime: 2)
/// ```
///
/// The app has one monitor, which serves the most demanding of its subscribers: the finest accuracy, the earliest warning, and
/// the longest background time. If a subscriber is added while the app is in the background, its options take effect the next
/// time that the app enters the background.
///
/// ## Topics
///
/// ### Presets
///
/// - ``standard``
/// - ``holdingBackgroundTask(untilSecondsLeft:accuracy:)``
///
/// ### Values
///
/// - ``accuracy``
/// - ``imminence``
/// - ``backgroundTime``
/// - ``init(accuracy:imminence:backgroundTime:)``
public struct SuspendOptions: Hashable, Sendable {
  /// The largest error of a suspension's length, in seconds, not counting the time that the system needs to wake the threads.
  ///
  /// A finer accuracy costs more wake-ups while the process runs in the background, and nothing in the foreground or during a
  /// suspension. The main thread and a watcher thread each give a sign of life every `2 * accuracy` seconds: together, 10 timer
  /// firings a second at 0.1, and 2.5 at 0.4.
  ///
  /// A process that runs in the background for more than a minute, such as a music player, gives fewer signs. The time between
  /// two signs is then up to a twentieth of the time in the background, at most 15 s. The length of a later suspension may be
  /// off by half of that time.
  /// - Precondition: from 0.01 to 3600.
  public var accuracy: TimeInterval {
    didSet { Self.check(accuracy: accuracy) }
  }

  /// The remaining background time, in seconds, at which the warning ``SuspendWarning/imminent(secondsLeft:)`` is given.
  ///
  /// The warning is given only if a background task is still held at that time: the task of the monitor, for ``backgroundTime``,
  /// or one of yours. Setting this property does not change ``backgroundTime``.
  /// ``holdingBackgroundTask(untilSecondsLeft:accuracy:)`` derives one value from the other.
  /// - Precondition: finite and not negative.
  public var imminence: TimeInterval {
    didSet { Self.check(imminence: imminence) }
  }

  /// The longest time, in seconds, for which the monitor's own background task keeps the process running after the app has
  /// entered the background.
  ///
  /// Without a task, the system reports no remaining time, and suspends the process after about 5 s unless something else keeps
  /// the process running. With 0, the monitor takes no task, except for the two seconds until the first warning of a process that
  /// was launched in the background. With `infinity`, the monitor holds the task until the task expires.
  /// ``SuspendWarning/expired`` is delivered only if the task is still held then. In any case, the task ends when it expires, and
  /// when the app enters the foreground.
  /// - Precondition: not negative and not NaN.
  public var backgroundTime: TimeInterval {
    didSet { Self.check(backgroundTime: backgroundTime) }
  }

  /// Creates options. Values that you leave out are those of ``standard``. No value changes another value.
  ///
  /// To be warned before a suspension, use ``holdingBackgroundTask(untilSecondsLeft:accuracy:)``, which takes the background
  /// time that the warning needs.
  /// - Parameters:
  ///   - accuracy: the largest error of a suspension's length, in seconds; from 0.01 to 3600.
  ///   - imminence: the remaining background time, in seconds, at which a suspension is imminent. Choose a value well above 5,
  ///     at which the system calls expiration handlers.
  ///   - backgroundTime: how long the monitor may keep the process running, in seconds.
  /// - Precondition: each value is in the range of its property. Values that are set later are checked, too.
  public init(accuracy: TimeInterval = 0.4, imminence: TimeInterval = 10, backgroundTime: TimeInterval = 0) {
    Self.check(accuracy: accuracy)
    Self.check(imminence: imminence)
    Self.check(backgroundTime: backgroundTime)
    self.accuracy = accuracy
    self.imminence = imminence
    self.backgroundTime = backgroundTime
  }

  /// Returns options that hold a background task, so that the app is warned shortly before the end of the 30 s that the system
  /// gives. The task costs energy each time that the user leaves the app.
  ///
  /// ```swift
  /// SuspendBehavior(.holdingBackgroundTask(untilSecondsLeft: 15)) { [upload] event in
  ///   if case .willSuspend(.imminent) = event { upload.writeCheckpoint() }
  /// }
  /// ```
  /// - Parameters:
  ///   - secondsLeft: the remaining background time at which to warn, in seconds: the ``imminence``. Choose a value well above 5,
  ///     at which the system calls expiration handlers. The ``backgroundTime`` is 30 s, the time that the system gives, minus
  ///     `secondsLeft`, plus 1 s or twice the accuracy, whichever is longer, so that the task does not end before the warning.
  ///   - accuracy: the largest error of a suspension's length, in seconds; from 0.01 to 3600.
  /// - Returns: options with the background time that the warning needs.
  /// - Precondition: `secondsLeft` is finite and not negative, and `accuracy` is from 0.01 to 3600.
  public static func holdingBackgroundTask(
    untilSecondsLeft secondsLeft: TimeInterval = 10, accuracy: TimeInterval = 0.4
  ) -> SuspendOptions {
    var options = SuspendOptions(accuracy: accuracy, imminence: secondsLeft)
    options.backgroundTime = max(0, 30 - secondsLeft + max(1, options.interval))
    return options
  }

  /// The default: takes only the background time that the first warning needs, and measures lengths to within 0.4 s.
  /// ``SuspendWarning/imminent(secondsLeft:)`` is delivered only if one of your own background tasks is still held at that time.
  /// ``SuspendWarning/expired`` is possible only if the monitor began to watch in the background, for example after a launch in
  /// the background, and the app has not been in the foreground since.
  public static let standard = SuspendOptions()
}

// MARK: What a value must be

extension SuspendOptions {
  private static func check(accuracy: TimeInterval) {
    precondition(
      (0.01...3600).contains(accuracy),
      "SuspendOptions.accuracy must be from 0.01 to 3600 seconds, got \(accuracy). Write 0.4, the default.")
  }

  private static func check(imminence: TimeInterval) {
    precondition(
      imminence >= 0 && imminence.isFinite,
      "SuspendOptions.imminence must be a finite number of seconds, 0 or more, got \(imminence). Write 10, the default."
    )
  }

  private static func check(backgroundTime: TimeInterval) {
    precondition(
      backgroundTime >= 0,
      """
      SuspendOptions.backgroundTime must be 0 seconds or more, got \(backgroundTime). Write 0 for none, or .infinity for \
      all that the system gives.
      """)
  }
}

// MARK: What follows from it

extension SuspendOptions {
  /// Seconds between two signs of life of one thread.
  var interval: TimeInterval { 2 * accuracy }

  /// The longest seconds between two signs of life in a stay that lasts.
  private static let longestInterval = 15.0

  /// The options for a process that has been running in the background for so long. After a minute its signs are a twentieth
  /// of that time apart at most, in doublings, so that they change seldom.
  /// - Parameter seconds: since it entered the background, or was resumed there.
  /// - Returns: these options, with a coarser accuracy in a long stay.
  func afterStaying(_ seconds: TimeInterval) -> SuspendOptions {
    var result = self
    guard seconds >= 60 else { return result }
    while result.interval * 40 <= seconds, result.interval * 2 <= Self.longestInterval { result.accuracy *= 2 }
    return result
  }

  /// The shortest common silence that is reported as a suspension: each thread has missed one sign of life, and more time
  /// has passed than the system delays timers in the background to fire together (believed, not measured).
  var shortestSuspension: TimeInterval { max(1, 2 * interval) }

  /// The shortest silence of the main thread that is reported as a stall.
  var shortestStall: TimeInterval { max(1, 4 * interval) }

  /// - Parameter options: those of all subscribers.
  /// - Returns: the options that serve them all; nil when there is none.
  static func serving(_ options: [SuspendOptions]) -> SuspendOptions? {
    guard let first = options.first else { return nil }
    return options.dropFirst().reduce(first) { result, options in
      SuspendOptions(
        accuracy: min(result.accuracy, options.accuracy), imminence: max(result.imminence, options.imminence),
        backgroundTime: max(result.backgroundTime, options.backgroundTime))
    }
  }
}
