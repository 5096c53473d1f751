import ArgumentParser
import Foundation

/// Dates as ISO 8601 has them.
enum CalendarDate {
  /// - Throws: an error that says what to write.
  static func date(of text: String) throws -> Date {
    for options in [[.withInternetDateTime], [.withInternetDateTime, .withFractionalSeconds]]
      as [ISO8601DateFormatter.Options]
    {
      let formatter = ISO8601DateFormatter()
      formatter.formatOptions = options
      if let date = formatter.date(from: text) { return date }
    }
    throw ValidationError("Write a date with its time zone, such as 2026-11-22T09:30:00Z.")
  }

  /// In UTC, to the millisecond.
  static func text(of date: Date) -> String {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    return formatter.string(from: date)
  }
}
