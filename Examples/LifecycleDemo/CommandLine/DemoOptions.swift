import FocusBehavior
import Foundation
import Journey
import TimelineDrawing

/// The arguments of the command line.
struct DemoOptions {
  /// Which journey is played.
  enum Source {
    case gallery(GalleryJourney)
    case file(String)
  }

  private(set) var source: Source?
  private(set) var format = DemoOutput.Format.log
  private(set) var sampling = FocusSampling.displayLink(framesPerSecond: 60)
  private(set) var isRealTime = false
  private(set) var isInteractive = false
  private(set) var isVerbose = false
  private(set) var showsHelp = false
  private(set) var showsList = false
  /// Without arguments the timeline is drawn into a file of its own name.
  private(set) var files: [RecordingFile] = []
  private(set) var drawing = DrawingOptions()

  init(_ arguments: [String]) throws {
    if arguments.isEmpty { files = [.standard] }
    var rest = arguments[...]
    var given: Set<String> = []
    while let argument = rest.popFirst() {
      if !given.insert(argument).inserted { throw CommandError("\(argument) is given twice") }
      switch argument {
      case "--journey": source = .file(try Self.value(of: argument, &rest, "a file"))
      case "--play": source = .gallery(try Self.journey(Self.value(of: argument, &rest, "the name of a journey")))
      case "--format": format = try Self.format(Self.value(of: argument, &rest, "log or jsonl"))
      case "--sampling": sampling = try Self.sampling(Self.value(of: argument, &rest, "display-link or event-driven"))
      case "--timeline": files.append(RecordingFile(.timeline, try Self.value(of: argument, &rest, "a file")))
      case "--storyboard": files.append(RecordingFile(.storyboard, try Self.value(of: argument, &rest, "a file")))
      case "--filmstrip": files.append(RecordingFile(.filmstrip, try Self.value(of: argument, &rest, "a file")))
      case "--html": files.append(RecordingFile(.html, try Self.value(of: argument, &rest, "a file")))
      case "--recording": files.append(RecordingFile(.recording, try Self.value(of: argument, &rest, "a file")))
      case "--theme":
        drawing.theme = try DrawingOptions.theme(Self.value(of: argument, &rest, "automatic, light or dark"))
      case "--width": drawing.width = try DrawingOptions.width(Self.value(of: argument, &rest, "points, as in 360"))
      case "--range": drawing.range = try DrawingOptions.range(Self.value(of: argument, &rest, "seconds, as in 10-20"))
      case "--trace": files.append(RecordingFile(.trace, try Self.value(of: argument, &rest, "a file")))
      case "--realtime": isRealTime = true
      case "--interactive": isInteractive = true
      case "--verbose": isVerbose = true
      case "--list": showsList = true
      case "--help", "-h": showsHelp = true
      default: throw CommandError("unknown argument '\(argument)'; see --help")
      }
    }
    if given.isSuperset(of: ["--journey", "--play"]) {
      throw CommandError("--journey plays a file and --play a journey of the gallery; leave out one of them")
    }
    if isInteractive, let option = ["--journey", "--play"].first(where: given.contains) {
      throw CommandError("--interactive reads commands from standard input; leave out \(option)")
    }
  }

  var hasRealTime: Bool { isRealTime || isInteractive }

  /// - Returns: the journey to play. All its lines have been read.
  func journey() throws -> Journey {
    switch source {
    case nil: return try Gallery.builtIn.journey()
    case .gallery(let journey): return try journey.journey()
    case .file(let path):
      let bytes: Data
      do {
        bytes = try Files.read(path)
      } catch {
        throw CommandError("cannot read the journey '\(path)': \(error)")
      }
      return try Journey(parsing: bytes, file: path)
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>, _ what: String) throws -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw CommandError("\(option) needs \(what) after it")
    }
    return value
  }

  private static func journey(_ name: String) throws -> GalleryJourney {
    if let journey = Gallery.journey(named: name) { return journey }
    let near = Gallery.names(near: name).map { "'\($0)'" }.joined(separator: " or ")
    throw CommandError(
      "there is no journey '\(name)'; " + (near.isEmpty ? "see --list" : "did you mean \(near)? See --list"))
  }

  private static func format(_ name: String) throws -> DemoOutput.Format {
    guard let format = DemoOutput.Format(rawValue: name) else {
      throw CommandError("unknown format '\(name)'; write log or jsonl")
    }
    return format
  }

  private static func sampling(_ name: String) throws -> FocusSampling {
    switch name {
    case "display-link": .displayLink(framesPerSecond: 60)
    case "event-driven": .eventDriven
    default: throw CommandError("unknown sampling '\(name)'; write display-link or event-driven")
    }
  }
}
