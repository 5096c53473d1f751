/// Writes each change of the attention to the system's log, and marks the screen as an interval for Instruments.
///
/// ```swift
/// AttentionReporter.shared.add(LogSink(subsystem: "com.example.app"))
/// ```
///
/// On Apple systems lines go to the unified log, category "attention", with public names; from iOS 15 on, intervals named
/// "screen" are among the points of interest. On other systems the lines go to standard error.
///
/// ## Topics
///
/// ### Creating one
///
/// - ``init(subsystem:)``
public final class LogSink: AttentionSink {
  private let output: any LogSinkOutput

  /// Creates a sink.
  /// - Parameter subsystem: the app's subsystem in the log, such as its bundle identifier.
  @MainActor
  public convenience init(subsystem: String) {
    self.init(LogSink.system(subsystem))
  }

  @MainActor
  init(_ output: any LogSinkOutput) {
    self.output = output
  }

  public func attentionDidChange(from previous: Attention, to attention: Attention) {
    output.write("\(attention)")
    guard attention.screen != previous.screen else { return }
    if previous.screen != nil { output.endScreen() }
    if let screen = attention.screen { output.beginScreen(screen) }
  }
}

/// Where a ``LogSink`` writes.
@MainActor
protocol LogSinkOutput: AnyObject {
  func write(_ line: String)
  func beginScreen(_ name: String)
  func endScreen()
}
