/// The messages that UIKit would write to Xcode's console: refusals and warnings. `HeadlessDevice` reads them.
@MainActor
package final class Console {
  package private(set) var messages: [String] = []
  /// False for a run without an end, which would collect too many.
  package var keepsMessages = true
  package var didLog: (String) -> Void = { _ in }

  package func log(_ message: String) {
    if keepsMessages { messages.append(message) }
    didLog(message)
  }
}

extension World {
  /// UIKit raises an exception, which ends the process.
  func raise(_ reason: String, file: StaticString = #file, line: UInt = #line) {
    guard let didRaise else { preconditionFailure(reason, file: file, line: line) }
    didRaise(reason)
  }
}

/// Stops with the name of a part of UIKit that the stand-in does not model, instead of silently doing nothing.
package func notModelled(_ name: StaticString, file: StaticString = #file, line: UInt = #line) -> Never {
  preconditionFailure("HeadlessUIKit does not model \(name); see Fidelity.md", file: file, line: line)
}

extension NSCoder {
  /// R121: archives are not modelled. The coder receives the error.
  func fail<Coded>(_ type: Coded.Type) {
    let error = CocoaError(
      .coderInvalidValue,
      userInfo: [NSDebugDescriptionErrorKey: "HeadlessUIKit does not model archives of \(type); see Fidelity.md"])
    #if !canImport(ObjectiveC)
      // Foundation on Linux ends the process in `failWithError` of an archiver. Its error has to be set in this way.
      if let archiver = self as? NSKeyedArchiver {
        archiver.error = error
        return
      }
    #endif
    if decodingFailurePolicy == .setErrorAndReturn { failWithError(error) }
  }
}
