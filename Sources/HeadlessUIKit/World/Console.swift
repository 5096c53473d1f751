/// What UIKit would write to Xcode's console: refusals and warnings, kept for whoever drives the device.
@MainActor
package final class Console {
  package private(set) var messages: [String] = []
  /// A run without an end has no room for them.
  package var keepsMessages = true
  package var didLog: (String) -> Void = { _ in }

  package func log(_ message: String) {
    if keepsMessages { messages.append(message) }
    didLog(message)
  }
}

/// Stops with the name of a part of UIKit that the stand-in does not model: never a silent no-op.
package func notModelled(_ name: StaticString, file: StaticString = #file, line: UInt = #line) -> Never {
  preconditionFailure("HeadlessUIKit does not model \(name); see Fidelity.md", file: file, line: line)
}

extension NSCoder {
  /// R121: archives are not modelled, and who makes or reads one is informed the way coders do it.
  func fail<Coded>(_ type: Coded.Type) {
    let error = CocoaError(
      .coderInvalidValue,
      userInfo: [NSDebugDescriptionErrorKey: "HeadlessUIKit does not model archives of \(type); see Fidelity.md"])
    #if !canImport(ObjectiveC)
      // Foundation on Linux ends the process where an archiver is failed, and takes its error only so.
      if let archiver = self as? NSKeyedArchiver {
        archiver.error = error
        return
      }
    #endif
    if decodingFailurePolicy == .setErrorAndReturn { failWithError(error) }
  }
}
