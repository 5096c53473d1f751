import Testing

/// Expects that the process of an exit test, which observed its standard error, has ended with the message.
public func expectMessage(
  _ message: String, of result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
) {
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(output.contains(message), sourceLocation: sourceLocation)
}

/// Expects that the process of an exit test, which observed its standard error, has ended with a sentence of this package.
public func expectSentence(of result: ExitTest.Result?, sourceLocation: SourceLocation) {
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  // Not one of Swift's own, such as the one for an index out of range.
  let sentence = /^(?!Swift\/)[^\n]*\.swift:\d+: (Precondition failed|Fatal error): (?!Unexpectedly)/
    .anchorsMatchLineEndings()
  #expect(output.contains(sentence), sourceLocation: sourceLocation)
}
