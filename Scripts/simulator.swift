// Prints the identifier of a simulator of this Mac. Its system and its name go to the standard error output.
// usage: swift Scripts/simulator.swift PLATFORM [SYSTEM [NAME]]
//        PLATFORM  iOS, tvOS or visionOS
//        SYSTEM    a version as 18.5 or 18, oldest, or newest (as without it)
//        NAME      how its name begins: "iPad"; without it an iPhone for iOS
// xcodebuild wants the name of a simulator, and each Xcode has others. Exits with 2 if there is none.
import Foundation

struct Simulator {
  var system: [Int]
  var name: String
  var identifier: String
  var version: String { system.map(String.init).joined(separator: ".") }
}

/// What `simctl list devices` writes: the devices of each runtime, as `com.apple.CoreSimulator.SimRuntime.iOS-18-5`.
struct DeviceList: Decodable {
  struct Device: Decodable {
    var udid: String
    var name: String
  }

  var devices: [String: [Device]]

  /// The simulators of a platform, the oldest system first. The runtimes of visionOS are named xrOS.
  func simulators(of platform: String) -> [Simulator] {
    devices.flatMap { runtime, devices in
      let parts = runtime.split(separator: ".").last?.split(separator: "-").map(String.init) ?? []
      let isMeant = parts.first == platform || (parts.first == "xrOS" && platform == "visionOS")
      return isMeant
        ? devices.map {
          Simulator(system: parts.dropFirst().compactMap { Int($0) }, name: $0.name, identifier: $0.udid)
        }
        : []
    }
    .sorted { $0.system.lexicographicallyPrecedes($1.system) }
  }
}

func write(_ text: String) {
  FileHandle.standardError.write(Data("simulator: \(text)\n".utf8))
}

func fail(_ text: String) -> Never {
  write(text)
  exit(2)
}

/// - Returns: what `xcrun simctl` prints.
func listOfDevices() -> Data {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["xcrun", "simctl", "list", "devices", "available", "--json"]
  process.standardOutput = output
  do { try process.run() } catch { fail("xcrun did not start: \(error)") }
  let list = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    fail("There is no list of simulators. It takes a Mac with Xcode; xcode-select --print-path says which is selected.")
  }
  return list
}

let arguments = CommandLine.arguments.dropFirst()
guard let platform = arguments.first, ["iOS", "tvOS", "visionOS"].contains(platform), arguments.count <= 3 else {
  fail("usage: swift Scripts/simulator.swift iOS|tvOS|visionOS [VERSION|oldest|newest [NAME]]")
}
let system = arguments.dropFirst().first ?? "newest"
let name = arguments.dropFirst(2).first ?? (platform == "iOS" ? "iPhone" : "")

guard let list = try? JSONDecoder().decode(DeviceList.self, from: listOfDevices()) else {
  fail("xcrun simctl list devices --json wrote something else than a list of devices.")
}
let known = list.simulators(of: platform).filter { $0.name.hasPrefix(name) }
let wanted = system.split(separator: ".").map { Int($0) }
let fitting =
  switch system {
  case "newest": known
  case "oldest": known.filter { $0.system == known.first?.system }
  default: known.filter { $0.system.prefix(wanted.count).map(Optional.some) == wanted }
  }
guard let newest = fitting.last?.system, let simulator = fitting.first(where: { $0.system == newest }) else {
  let versions = known.map(\.version).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
  let others = versions.isEmpty ? "none" : versions.joined(separator: ", ")
  fail(
    """
    No simulator \(name.isEmpty ? "" : "with the name \(name)… ")has \(platform) \(system). Found: \(others).
    Xcode's settings add one under Components; xcodebuild -downloadPlatform \(platform) adds the newest.
    """)
}
write("\(platform) \(simulator.version), \(simulator.name)")
print(simulator.identifier)
