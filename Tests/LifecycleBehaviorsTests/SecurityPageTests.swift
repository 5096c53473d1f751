import Foundation
import Testing

/// The sources of all products, compared with what the page SecurityAndPrivacy says that they do not do.
struct SecurityPageTests {
  private static let page = "Sources/LifecycleBehaviors/LifecycleBehaviors.docc/SecurityAndPrivacy.md"

  /// The code of the products by its files, without comments and without the steps of tutorials.
  private static func code() throws -> [String: String] { try read.get() }

  private static let read = Result {
    var code: [String: String] = [:]
    for product in PackageFiles.products {
      for (path, text) in try PackageFiles.swiftFiles(in: "Sources/\(product)") where !path.contains(".docc/") {
        let lines = text.split(separator: "\n").filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
        code["\(product)/\(path)"] = lines.joined(separator: "\n")
      }
    }
    return code
  }

  /// The files that match a pattern, each with its matches.
  private static func matches(of pattern: String) throws -> [String: [String]] {
    let expression = try NSRegularExpression(pattern: pattern)
    return try code().compactMapValues { text in
      let found = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
        .compactMap { Range($0.range, in: text).map { String(text[$0]) } }
      return found.isEmpty ? nil : found
    }
  }

  @Test("The page names tests that exist for each of its facts")
  func namedTests() throws {
    let rows = try PackageFiles.rows(of: Self.page).filter { $0.count == 2 && $0[0] != "fact" }
    #expect(rows.count == 6)
    for row in rows { try NamedTests.expect(row[1], for: row[0]) }
  }

  @Test("Every product of the package is looked at")
  func products() throws {
    let manifest = try PackageFiles.text("Package.swift")
    let names = manifest.components(separatedBy: ".library(name: \"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(names.map(String.init)) == Set(PackageFiles.products + ["HeadlessUIKit", "LifecycleFuzz"]))
  }

  @Test("The products import these modules, none of which is for connections, and no runtime of Objective-C")
  func imports() throws {
    let lines = try Self.matches(of: #"(?m)^.*\bimport [A-Za-z_.]+( [A-Za-z_.]+)?$"#).values.joined()
    let modules = Set(lines.map { String($0.trimmingCharacters(in: .whitespaces).split(separator: " ").last ?? "") })
    let own = Set(PackageFiles.products + ["HeadlessDevice"])
    #expect(
      modules.subtracting(own) == [
        "Combine", "CoreFoundation", "Dispatch", "Foundation", "Observation", "SwiftUI", "Testing",
        "UIKit",
        "os",
      ])
  }

  @Test("No source opens a connection")
  func network() throws {
    let pattern =
      #"URLSession|URLRequest|URLProtocol|NSURLConnection|NWConnection|NWPathMonitor|CFSocket|CFStream|CFHTTP|getStreamsToHost|"#
      + #"\bsocket\(|\bconnect\(|getaddrinfo|WKWebView|MultipeerConnectivity|UIPasteboard|openURL|\.open\(|https?://"#
    // The name of SVG's namespace, which nobody opens, and the files and streams on disk.
    let allowed = [
      "TimelineDrawing/SVG/SVGDocument.swift": ["http://"],
      "LifecycleTimeline/Files/TimelineFileWriter.swift": [".open("],
      "LifecycleTimeline/Files/FileContent.swift": [".open("],
    ]
    let found = try Self.matches(of: pattern)
    #expect(found == allowed)
  }

  @Test("No source changes a class or makes one, and none keeps objects on others")
  func runtime() throws {
    let pattern =
      #"method_[a-z]+|class_[a-z]+|objc_[a-z]+|object_setClass|imp_implementation|dynamic func|_dynamicReplacement"#
    let found = try Self.matches(of: pattern)
    #expect(found == [:])
  }

  @Test("No source calls what Apple has not published, and what it asks by name is what the page says")
  func privateInterfaces() throws {
    let calls =
      #"NSSelectorFromString|NSClassFromString|NSProtocolFromString|dlsym|dlopen|@_silgen_name|Selector\(\(?"|"#
      + #"perform\(#selector|setValue\("#
    let called = try Self.matches(of: calls)
    #expect(called == [:])
    let asked = try Self.matches(of: #"value\(forKey(Path)?: [^)]*\)|sysctlbyname\([^,]*|"kern\.[a-z]+""#)
    #expect(
      asked == [
        "LifecycleBehaviors/Shared/UIApplication+Platform.swift": [
          #"value(forKey: "sharedApplication")"#, #"value(forKey: "sharedApplication")"#,
        ],
        "LifecycleReports/Record/ProcessFacts+Platform.swift": [
          #""kern.bootsessionuuid""#, #""kern.osversion""#, "sysctlbyname(name",
        ],
      ])
    let names = try Self.matches(of: #""_[A-Za-z]+:?"|"AV[A-Za-z]+""#)
    #expect(
      names == [
        "LifecycleBehaviors/Attaching/AttachmentRefusal.swift": [#""AVPlayerViewController""#],
        "LifecycleBehaviors/Shared/UIKitClasses.swift": [#""_UI""#, #""AVFullScreenViewController""#],
      ])
  }

  private static let writers = [
    "LifecycleReports/Record/RunRecordFile.swift", "LifecycleTimeline/Files/TimelineFileWriter.swift",
    "SuspendBehavior/Journal/SuspendJournal+File.swift",
  ]

  @Test("Three sources write files, and the page has the names of the files")
  func files() throws {
    let pattern =
      #"\.write\(to: (?!&)|OutputStream\(|pwrite\(|createFile\(|FileHandle\(|moveItem\(|copyItem\(|fopen\(|"#
      + #"UserDefaults|SecItem"#
    let writers = try Self.matches(of: pattern).keys.sorted()
    #expect(writers == Self.writers)
    let page = try PackageFiles.text(Self.page)
    let names = try Self.matches(of: #""LifecycleBehaviors/[a-z.-]+|\.previous""#).values.joined().sorted()
    #expect(
      names == [
        #""LifecycleBehaviors/run-"#, #""LifecycleBehaviors/suspension.json"#, #""LifecycleBehaviors/timeline.jsonl"#,
        #".previous""#,
      ])
    for name in names { #expect(page.contains(name.filter { $0 != "\"" }), "\(name)") }
  }

  @Test("Each file is made with the protection that the page names, and left out of backups")
  func protection() throws {
    let code = try Self.code()
    for writer in Self.writers {
      let text = try #require(code[writer])
      let made = try Self.matches(of: #"\.write\(to: [^\n]*"#)[writer] ?? []
      #expect(!made.isEmpty && made.allSatisfy { $0.hasSuffix("options: StoredFile.writingOptions)") }, "\(writer)")
      #expect(text.contains("StoredFile.leaveOutOfBackups("), "\(writer)")
    }
    let stored = try #require(code["SuspendBehavior/Journal/StoredFile.swift"])
    // Where its lines end does not matter.
    let page = try PackageFiles.text(Self.page).replacingOccurrences(of: "\n", with: " ")
    #expect(stored.contains(".atomic, .completeFileProtectionUntilFirstUserAuthentication,"))
    #expect(stored.contains("isExcludedFromBackup = true"))
    #expect(page.contains("`completeUntilFirstUserAuthentication`") && page.contains("left out of backups"))
  }
}
