import Foundation
import TimelineDrawing

/// A file that a journey is drawn or written to.
struct RecordingFile {
  enum Form: String {
    case timeline, storyboard, filmstrip, html, recording, trace
  }

  private let form: Form
  private let path: String
  /// Whether it has been asked for. Then it replaces any file, and the command fails if it cannot be written.
  private let isRequested: Bool

  init(_ form: Form, _ path: String) {
    self.init(form, path, isRequested: true)
  }

  private init(_ form: Form, _ path: String, isRequested: Bool) {
    self.form = form
    self.path = path
    self.isRequested = isRequested
  }

  /// What is drawn without arguments. It replaces no file but its own.
  static let standard = RecordingFile(.timeline, "timeline.svg", isRequested: false)

  /// Ends a file that has not been asked for.
  private static let mark = "<!-- LifecycleDemo draws this file, and replaces it. -->\n"

  /// - Returns: notes for the user. Throws if a file that was asked for cannot be written.
  func write(_ recording: JourneyRecording, _ drawing: DrawingOptions) throws(CommandError) -> String {
    let (text, note) = try content(recording, drawing)
    return try write(text, note)
  }

  private func content(
    _ recording: JourneyRecording, _ drawing: DrawingOptions
  ) throws(CommandError) -> (text: String, note: String) {
    let width = drawing.width
    switch form {
    case .timeline:
      let timeline = recording.picture(in: drawing.range).document(width: width)
      let strip = Filmstrip(recording.story, in: drawing.range)
      let whole = strip.isEmpty ? timeline : timeline.below(strip.document(width: width))
      return (whole.text(theme: drawing.theme), "The timeline is drawn in \(path).")
    case .filmstrip:
      let strip = Filmstrip(recording.story, in: drawing.range)
      if strip.isEmpty { throw CommandError("nothing is done that the phone shows, so there is no filmstrip") }
      let picture = strip.document(width: width, hasGround: false)
      return (picture.text(theme: drawing.theme), "The filmstrip is drawn in \(path).")
    case .storyboard:
      return (
        Storyboard(recording.story).svg(theme: drawing.theme), "The storyboard is in \(path); open it in a browser."
      )
    case .html:
      return (
        recording.picture(in: drawing.range).html(title: "Journey", theme: drawing.theme),
        "The page is in \(path); open it in a browser."
      )
    case .recording: return (recording.jsonLines, "The recording is in \(path); Tools reads it.")
    case .trace: return (recording.traceEvents, "The trace is in \(path); open it in ui.perfetto.dev.")
    }
  }

  private func write(_ text: String, _ note: String) throws(CommandError) -> String {
    let other = "'--timeline FILE' draws into another file."
    if !isRequested, isOfAnotherProgram {
      return "There is a file \(path) of another program here, which stays; \(other)"
    }
    do throws(FileFailure) {
      try Files.write(text + (isRequested ? "" : Self.mark), to: path)
      return note
    } catch {
      guard isRequested else { return "\(path) could not be written: \(error); \(other)" }
      throw CommandError("cannot write the \(form) '\(path)': \(error)")
    }
  }

  /// A file that cannot be read is not its own.
  private var isOfAnotherProgram: Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    guard let bytes = FileManager.default.contents(atPath: path) else { return true }
    return !bytes.suffix(Self.mark.utf8.count).elementsEqual(Self.mark.utf8)
  }
}

extension [RecordingFile] {
  /// Writes all files, also when one of them cannot be written.
  /// - Parameters:
  ///   - recording: what is in the files.
  ///   - drawing: how pictures are drawn.
  /// - Returns: notes for the user, and the first failure.
  func write(_ recording: JourneyRecording, _ drawing: DrawingOptions) -> (notes: [String], failure: CommandError?) {
    var notes: [String] = []
    var failure: CommandError?
    for file in self {
      do throws(CommandError) {
        notes.append(try file.write(recording, drawing))
      } catch {
        failure = failure ?? error
      }
    }
    return (notes, failure)
  }
}
