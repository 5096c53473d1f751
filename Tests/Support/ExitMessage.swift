import Testing

/// Expects that the process of an exit test, which observed its standard error, has ended with the message.
public func expectMessage(
  _ message: String, of result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
) {
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(output.contains(message), sourceLocation: sourceLocation)
}
