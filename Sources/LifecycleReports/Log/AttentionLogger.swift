/// Writes each change of the attention to the system's log, and marks the screen as an interval for Instruments.
@MainActor
final class AttentionLogger {
  private let output: any AttentionLogOutput

  init(_ output: any AttentionLogOutput) {
    self.output = output
  }

  func attentionDidChange(from previous: Attention, to attention: Attention) {
    output.write("\(attention)")
    guard attention.screen != previous.screen else { return }
    if previous.screen != nil { output.endScreen() }
    if let screen = attention.screen { output.beginScreen(screen) }
  }
}

/// Where an ``AttentionLogger`` writes.
@MainActor
protocol AttentionLogOutput: AnyObject {
  func write(_ line: String)
  func beginScreen(_ name: String)
  func endScreen()
}
