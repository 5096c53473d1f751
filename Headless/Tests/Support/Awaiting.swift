import Testing

// What should be over by now is waited for while any task has work left. If it is not over then, the test
// fails instead of holding up all others.

/// The value of a task that should have returned; nil, and an issue, if it has not.
@MainActor
public func value<Value: Sendable>(
  of task: Task<Value, Never>, sourceLocation: SourceLocation = #_sourceLocation
) async -> Value? {
  let box = Variable<Value?>(nil)
  let reader = Task { box.value = await task.value }
  await settleTasks()
  if box.value == nil { Issue.record("The task has not returned", sourceLocation: sourceLocation) }
  reader.cancel()
  return box.value
}

/// The elements of a stream that should have ended; an issue if it has not ended.
@MainActor
public func elements<Element: Sendable>(
  of stream: AsyncStream<Element>, sourceLocation: SourceLocation = #_sourceLocation
) async -> [Element] {
  let box = Variable<[Element]>([])
  let reader = Task {
    for await element in stream { box.value.append(element) }
  }
  _ = await value(of: reader, sourceLocation: sourceLocation)
  reader.cancel()
  return box.value
}
