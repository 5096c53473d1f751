// expect: Planted uses stat, for which Apple requires a reason that PrivacyInfo.xcprivacy does not declare.
@_silgen_name("stat")
func statusOfFile(_ path: UnsafePointer<CChar>, _ status: UnsafeMutableRawPointer) -> Int32

public func exists(_ path: String, _ status: UnsafeMutableRawPointer) -> Bool { statusOfFile(path, status) == 0 }
