import Foundation

/// How closely suspensions are watched for a subscriber, and what that costs. Times are seconds.
///
/// ```swift
/// // Two seconds of background time to close the database, and no more than that
/// let short = SuspendOptions(accuracy: 0.25, backgroundTime: 2)
/// ```
///
/// The app's one monitor serves the most demanding of its subscribers: the finest accuracy, the earliest warning, the
/// longest background time. The options of a subscriber that is added while the app is in the background count from the
/// next time that the app enters it.
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
  /// The largest error of a suspension's length, apart from the time that the system needs to wake the threads.
  ///
  /// Accuracy costs wake-ups while the process runs in the background, and none in the foreground or while suspended.
  /// The main thread and the watcher each give a sign of life every `2 * accuracy` seconds: 10 timer firings a second
  /// together at 0.1, 2.5 at 0.4. A process that runs in the background for long, as a player of music does, gives fewer
  /// signs from the second minute on: they are up to a twentieth of the stay apart, at most 15 s. The length of a
  /// suspension after that may be off by half of it.
  /// - Precondition: from 0.01 to 3600.
  public var accuracy: TimeInterval {
    didSet { Self.check(accuracy: accuracy) }
  }

  /// A warning is ``SuspendWarning/imminent(secondsLeft:)`` when this much background time is left, or less.
  ///
  /// Reached only if ``backgroundTime``, or a background task of yours, lasts that long. Setting this property leaves
  /// ``backgroundTime`` as it is; ``holdingBackgroundTask(untilSecondsLeft:accuracy:)`` derives one from the other.
  /// - Precondition: finite and not negative.
  public var imminence: TimeInterval {
    didSet { Self.check(imminence: imminence) }
  }

  /// The longest time for which the monitor's own background task keeps the process running after the app has entered
  /// the background.
  ///
  /// Without a task the system reports no remaining time, and suspends the process after some 5 s unless something else
  /// keeps it running. 0 takes no task, but for the two seconds until the first warning of a process that was launched in
  /// the background. `infinity` holds it until it expires, which is the way to receive
  /// ``SuspendWarning/expired``. With every value the task is ended when it expires and when the app comes back.
  /// - Precondition: not negative and not NaN.
  public var backgroundTime: TimeInterval {
    didSet { Self.check(backgroundTime: backgroundTime) }
  }

  /// Creates options. What is left out is that of ``standard``. No value changes another one.
  ///
  /// For a warning ahead of a suspension use ``holdingBackgroundTask(untilSecondsLeft:accuracy:)``, which takes the background
  /// time that the warning needs.
  /// - Parameters:
  ///   - accuracy: seconds by which a suspension's length may be off; from 0.01 to 3600.
  ///   - imminence: seconds left at which a suspension is imminent; well above the 5 s or so at which the system calls
  ///     expiration handlers.
  ///   - backgroundTime: seconds for which the monitor may keep the process running.
  /// - Precondition: each value is as its property's documentation says; a property that is set later is checked too.
  public init(accuracy: TimeInterval = 0.4, imminence: TimeInterval = 10, backgroundTime: TimeInterval = 0) {
    Self.check(accuracy: accuracy)
    Self.check(imminence: imminence)
    Self.check(backgroundTime: backgroundTime)
    self.accuracy = accuracy
    self.imminence = imminence
    self.backgroundTime = backgroundTime
  }

  /// Holds a background task so that the app is warned when so many seconds are left of the 30 s that the system gives. Every
  /// user pays for the task with each press of Home.
  ///
  /// ```swift
  /// SuspendBehavior(.holdingBackgroundTask(untilSecondsLeft: 5)) { [upload] event in
  ///   if case .willSuspend(.imminent) = event { upload.writeCheckpoint() }
  /// }
  /// ```
  /// - Parameters:
  ///   - secondsLeft: the ``imminence``; the ``backgroundTime`` is `31 - secondsLeft`, or 0 where that is less.
  ///   - accuracy: seconds by which a suspension's length may be off; from 0.01 to 3600.
  /// - Returns: options with what the warning needs.
  /// - Precondition: `secondsLeft` is finite and not negative.
  public static func holdingBackgroundTask(
    untilSecondsLeft secondsLeft: TimeInterval = 10, accuracy: TimeInterval = 0.4
  ) -> SuspendOptions {
    SuspendOptions(accuracy: accuracy, imminence: secondsLeft, backgroundTime: max(0, 31 - secondsLeft))
  }

  /// Takes no background time but what the first warning needs, and gives few signs of life: lengths within 0.4 s. There is
  /// no ``SuspendWarning/imminent(secondsLeft:)``, unless a background task of yours lasts that long, and no
  /// ``SuspendWarning/expired`` after the app has been in front.
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
