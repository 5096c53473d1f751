import Foundation

extension TimelineRecording {
  /// The recording as JSON Lines: one JSON object a line. Every line has a line end.
  ///
  /// ```swift
  /// try Data(recording.jsonLines.utf8).write(to: file)
  /// ```
  ///
  /// If the beginning of the recording is known, if events were dropped, or if the recording continues after its last event,
  /// the first line is about the recording: `{"began": "2026-11-22T09:30:00.000Z", "duration": 65.2, "dropped": 120}`. Every
  /// other line is the ``TimelineEvent/jsonLine`` of an event. ``init(jsonLines:)`` reads the text.
  public var jsonLines: String {
    let end = events.last?.time ?? 0
    let header = TimelineHeader(began: began, duration: duration > end ? duration : nil, dropped: droppedEvents)
    return ([header.jsonLine].compactMap { $0 } + events.map(\.jsonLine)).map { $0 + "\n" }.joined()
  }

  /// Reads a recording from JSON Lines, in the form of ``jsonLines``.
  ///
  /// ```swift
  /// let recording = try TimelineRecording(jsonLines: text)
  /// ```
  ///
  /// In each line, the members `t`, `kind`, `subject` and `event` are the properties of the event. All other members are its
  /// details. Empty lines are ignored. If the last line is incomplete, because the process was killed while it wrote the line,
  /// the line is left out, and ``isCutOff`` is true.
  /// - Parameter text: the lines.
  /// - Throws: an error about the first line that is not an event. Its description is one line, such as
  ///   `3: the member "t" is missing.`
  public init(jsonLines text: String) throws {
    try self.init(jsonLines: Array(text.utf8))
  }

  /// Reads a recording from a file of JSON Lines in UTF-8.
  ///
  /// ```swift
  /// let recording = try TimelineRecording(contentsOf: URL(fileURLWithPath: "report.jsonl"))
  /// ```
  /// - Parameter url: the file.
  /// - Throws: the system's error if the file cannot be read, and the errors of ``init(jsonLines:)``.
  public init(contentsOf url: URL) throws {
    try self.init(jsonLines: Array(Data(contentsOf: url)))
  }

  private init(jsonLines bytes: [UInt8]) throws(TimelineReadingError) {
    var header = TimelineHeader()
    var events: [TimelineEvent] = []
    var isCutOff = false
    var number = 0
    // A file may begin with a byte order mark.
    var start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      number += 1
      let members: [TimelineEvent.Detail]?
      do throws(JSONLineScanner.Failure) {
        members = try JSONLineScanner.members(of: bytes[start..<(end ?? bytes.endIndex)])
      } catch {
        if case .endsEarly = error, end == nil {
          isCutOff = true
          break
        }
        throw TimelineReadingError(line: number, reason: .init(error))
      }
      if let members {
        if events.isEmpty, members.first?.name == TimelineHeader.firstMember {
          header = try TimelineHeader(members, line: number)
        } else {
          events.append(try TimelineEvent(members, line: number))
        }
      }
      start = end.map { $0 + 1 } ?? bytes.endIndex
    }
    self.init(
      events, began: header.began, duration: header.duration, droppedEvents: header.dropped, isCutOff: isCutOff)
  }
}

extension TimelineReadingError.Reason {
  fileprivate init(_ failure: JSONLineScanner.Failure) {
    switch failure {
    case .endsEarly(let expected, let column), .unexpected(let expected, let column):
      self = .notJSON(expected: expected, column: column)
    case .nested(let member):
      self = .unexpectedValue(member: member, expected: "a string, a number, true, false or null")
    }
  }
}
