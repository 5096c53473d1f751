import Foundation

extension ConformanceRecording {
  /// A recording without cases, of the system that this process runs on.
  @MainActor
  public static func ofThisSystem() -> ConformanceRecording {
    ConformanceRecording(system: ConformanceSystem.name, device: ConformanceSystem.deviceName)
  }

  /// Runs cases on the system that this process runs on.
  ///
  /// - Parameters:
  ///   - cases: the cases, which run one after the other.
  ///   - otherAnswers: the names in `WeakRules.switches` of the rules to which the stand-in gives its other answer.
  ///   - person: the person who makes gestures, if there is one.
  /// - Returns: what the system did.
  @MainActor
  public static func running(
    _ cases: [ConformanceCase] = ConformanceCase.all, otherAnswers: [String] = [],
    person: ConformanceCase.Person? = nil
  ) async -> ConformanceRecording {
    var recording = ofThisSystem()
    for tested in cases {
      recording[tested.rule, tested.name] = await tested.run(otherAnswers: otherAnswers, person: person)
    }
    return recording
  }

  /// Runs a case, and writes its outcome into a file in the format of a recording, beside the cases that are there.
  ///
  /// A case that may end the process is recorded beforehand as one that ended it, and again when it did not.
  ///
  /// - Parameters:
  ///   - tested: the case.
  ///   - otherAnswers: the names in `WeakRules.switches` of the rules to which the stand-in gives its other answer.
  ///   - ownsProcess: no other case runs in this process. Otherwise, a case that may end it is left out.
  ///   - file: the file. It is made if it does not exist.
  /// - Returns: the outcome.
  /// - Throws: ``ConformanceRecordingError``, or an error of the file system.
  @MainActor
  @discardableResult
  public static func run(
    _ tested: ConformanceCase, otherAnswers: [String] = [], ownsProcess: Bool, addingTo file: URL
  ) async throws -> ConformanceOutcome {
    var recording = FileManager.default.fileExists(atPath: file.path) ? try Self(contentsOf: file) : ofThisSystem()
    if ownsProcess, tested.needs.contains(.ownProcess) {
      // It ends the process if the app is not active, which is nothing that the case did.
      await ConformanceSystem.waitForApp()
      recording[tested.rule, tested.name] = .processEnded
      try recording.write(to: file)
    }
    let outcome = await tested.run(otherAnswers: otherAnswers, ownsProcess: ownsProcess)
    recording[tested.rule, tested.name] = outcome
    try recording.write(to: file)
    return outcome
  }

  /// The lines that the rules demand, as if a system had done them.
  public static func demanded(by cases: [ConformanceCase] = ConformanceCase.all) -> ConformanceRecording {
    var recording = ConformanceRecording(system: "Rules.md", device: "standard answers")
    for tested in cases { recording[tested.rule, tested.name] = .observed(tested.expected) }
    return recording
  }
}
