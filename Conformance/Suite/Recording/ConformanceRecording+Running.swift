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
  ///   - person: the person who makes gestures, if there is one.
  /// - Returns: what the system did.
  @MainActor
  public static func running(
    _ cases: [ConformanceCase] = ConformanceCase.all, person: ConformanceCase.Person? = nil
  ) async -> ConformanceRecording {
    var recording = ofThisSystem()
    for tested in cases { recording[tested.rule, tested.name] = await tested.run(person: person) }
    return recording
  }

  /// What the rules demand, as if a system had done it.
  public static func demanded(by cases: [ConformanceCase] = ConformanceCase.all) -> ConformanceRecording {
    var recording = ConformanceRecording(system: "Rules.md", device: "standard answers")
    for tested in cases { recording[tested.rule, tested.name] = .observed(tested.expected) }
    return recording
  }
}
