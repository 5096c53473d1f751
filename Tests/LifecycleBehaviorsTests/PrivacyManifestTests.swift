import Foundation
import Testing

/// Apple's list of required reason APIs ("Describing use of required reason API"), compared with what the product uses.
struct PrivacyManifestTests {
  @Test("The manifest declares the system boot time, for time measured within the app, and no other reason")
  func manifest() throws {
    let url = PackageFiles.root.appendingPathComponent("Sources/LifecycleBehaviors/PrivacyInfo.xcprivacy")
    let plist = try #require(
      try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil) as? [String: Any])
    #expect(plist["NSPrivacyTracking"] as? Bool == false)
    #expect((plist["NSPrivacyCollectedDataTypes"] as? [Any])?.isEmpty == true)
    let accessed = try #require(plist["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    #expect(
      accessed.map { $0["NSPrivacyAccessedAPIType"] as? String } == ["NSPrivacyAccessedAPICategorySystemBootTime"])
    #expect(accessed.first?["NSPrivacyAccessedAPITypeReasons"] as? [String] == ["35F9.1"])
  }

  @Test("No product source calls an API of the list's other categories")
  func sources() throws {
    let listed = [
      "creationDate", "modificationDate", "contentModificationDateKey", "creationDateKey", "getattrlist", "fstat(",
      "lstat(", "stat(", "attributesOfItem", "systemFreeSize", "systemSize", "volumeAvailableCapacity",
      "volumeTotalCapacity", "statfs", "statvfs", "activeInputModes", "UserDefaults",
    ]
    for library in try PackageFiles.products() {
      for (path, text) in try PackageFiles.swiftFiles(in: "Sources/\(library)") {
        #expect(listed.filter(text.contains) == [], "\(path)")
      }
    }
  }
}
