import SwiftIfConfig
import SwiftSyntax

/// What is compiled on Linux, where the mutants are built and run. A place that is not compiled there cannot be chosen.
struct LinuxConfiguration: BuildConfiguration {
  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    let absent = [
      "AppKit", "AVFAudio", "Combine", "Darwin", "MetricKit", "ObjectiveC", "StateReporting", "SwiftUI", "os",
    ]
    return !absent.contains(importPath[0].1)
  }
  func isActiveTargetOS(name: String) -> Bool { name == "Linux" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "x86_64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6, 0) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
