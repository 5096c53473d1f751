import Foundation
import Journey

/// The arguments of the command line.
struct DemoOptions {
  /// Which journey is played.
  enum Source {
    /// A built-in journey, or a file.
    case journey(Journey)
    /// The lines of standard input, each when it comes.
    case standardInput
  }

  private(set) var source: Source
  private(set) var format = DemoOutput.Format.log
  private(set) var isRealTime = false
  private(set) var isVerbose = false
  private(set) var showsHelp = false
  private(set) var showsList = false
  /// The path of the file that the storyboard is drawn to.
  private(set) var storyboard: String?

  /// Reads the arguments, and all lines of the journey.
  /// - Throws: a mistake in the command line, or the first bad line.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var given: Set<String> = []
    var name = Gallery.builtIn.name
    while let argument = rest.popFirst() {
      if !given.insert(argument).inserted { throw CommandError("\(argument) is given twice") }
      switch argument {
      case "--journey": name = try Self.value(of: argument, &rest, "a name, a file or -")
      case "--format": format = try Self.format(Self.value(of: argument, &rest, "log or jsonl"))
      case "--storyboard": storyboard = try Self.value(of: argument, &rest, "a file")
      case "--realtime": isRealTime = true
      case "--verbose": isVerbose = true
      case "--list": showsList = true
      case "--help", "-h": showsHelp = true
      default: throw CommandError("unknown argument '\(argument)'; see --help")
      }
    }
    source = name == "-" ? .standardInput : .journey(try Self.journey(name))
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>, _ what: String) throws -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw CommandError("\(option) needs \(what) after it")
    }
    return value
  }

  private static func format(_ name: String) throws -> DemoOutput.Format {
    guard let format = DemoOutput.Format(rawValue: name) else {
      throw CommandError("unknown format '\(name)'; write log or jsonl")
    }
    return format
  }

  private static func journey(_ name: String) throws -> Journey {
    if let journey = Gallery.journey(named: name) { return try journey.journey() }
    guard FileManager.default.fileExists(atPath: name) else {
      throw CommandError("there is no journey and no file '\(name)'; see --list")
    }
    let bytes: Data
    do {
      bytes = try Files.read(name)
    } catch {
      throw CommandError("cannot read the journey '\(name)': \(error)")
    }
    return try Journey(parsing: bytes, file: name)
  }
}
