import Foundation

/// The results of a system in all cases.
///
/// In a file it is a line of JSON for the system and one for each case, so that two recordings can be compared with diff.
public struct ConformanceRecording: Hashable, Sendable {
  /// The system and its version, such as `iOS 18.2`, or `HeadlessUIKit`.
  public var system: String
  /// The device, such as `iPhone 16`.
  public var device: String
  /// The cases, in the order in which they are recorded.
  public private(set) var results: [Result] = []

  /// The result of a system in one case.
  public struct Result: Hashable, Sendable {
    public var rule: String
    public var name: String
    public var outcome: ConformanceOutcome
  }

  public init(system: String, device: String) {
    self.system = system
    self.device = device
  }

  /// The outcome of a case; nil if the case has not been recorded. Writing replaces what was recorded for the case.
  public subscript(rule: String, name: String) -> ConformanceOutcome? {
    get { results.first { $0.rule == rule && $0.name == name }?.outcome }
    set {
      let index = results.firstIndex { $0.rule == rule && $0.name == name }
      let result = newValue.map { Result(rule: rule, name: name, outcome: $0) }
      switch (index, result) {
      case (let index?, let result?): results[index] = result
      case (let index?, nil): results.remove(at: index)
      case (nil, let result?): results.append(result)
      case (nil, nil): break
      }
    }
  }
}
