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
