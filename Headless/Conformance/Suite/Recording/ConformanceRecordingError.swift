import Foundation

/// A mistake in a file that should contain a recording.
public struct ConformanceRecordingError: Error, Hashable, CustomStringConvertible {
  public enum Problem: Hashable, Sendable {
    /// The file cannot be read.
    case unreadable(String)
    /// The first line does not name the system.
    case noSystem(String)
    /// A line is not a case.
    case noCase(String)
    /// A case is recorded twice.
    case twice(String)
  }

  public let file: URL
  /// The number of the line, from 1.
  public let line: Int?
  public let problem: Problem

  public var description: String {
    let place = file.path + (line.map { ":\($0)" } ?? "")
    return switch problem {
    case .unreadable(let reason):
      "\(place): the file cannot be read: \(reason)"
    case .noSystem(let reason):
      "\(place): the first line of a recording is {\"device\":\"…\",\"system\":\"…\"}; here \(reason)."
    case .noCase(let reason):
      "\(place): a case is {\"name\":\"…\",\"observed\":[…],\"rule\":\"…\"}, or has leftOut in place of observed; here \(reason)."
    case .twice(let name):
      "\(place): the case \"\(name)\" is in the file twice; remove one of them."
    }
  }
}
