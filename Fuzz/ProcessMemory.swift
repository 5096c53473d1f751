import Foundation

/// The memory of this process.
package enum ProcessMemory {
  /// How many bytes it has in the machine's memory, from the kernel. 0 where that cannot be read.
  package static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// How many bytes it has allocated and not freed, from the allocator, which other processes on the machine do not change, as they
  /// do `residentBytes`. 0 where that cannot be read.
  package static var allocatedBytes: Int {
    // malloc.h is not in the module map of Glibc.
    typealias MallocInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    guard let symbol = dlsym(nil, "malloc_info"), let file = tmpfile() else { return 0 }
    defer { fclose(file) }
    guard unsafeBitCast(symbol, to: MallocInfo.self)(0, file) == 0 else { return 0 }
    rewind(file)
    let text = FileHandle(fileDescriptor: fileno(file)).readDataToEndOfFile()
    // After the arenas, the sums of all: what is free in two kinds of lists, what is mapped on its own, and the whole.
    let sums = String(decoding: text, as: UTF8.self).components(separatedBy: "</heap>").last ?? ""
    func size(_ type: String) -> Int {
      let line = sums.split(separator: "\n").first { $0.contains("type=\"\(type)\"") }
      return line?.components(separatedBy: "size=\"").last.flatMap { Int($0.prefix(while: \.isNumber)) } ?? 0
    }
    return size("current") + size("mmap") - size("fast") - size("rest")
  }
}
