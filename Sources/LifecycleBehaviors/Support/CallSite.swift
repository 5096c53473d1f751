/// The line of the app that called the framework, for issues.
package struct CallSite: Equatable, CustomStringConvertible {
  let file: StaticString
  let line: UInt

  package init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }

  package static func == (first: CallSite, second: CallSite) -> Bool {
    first.line == second.line && first.description == second.description
  }

  package var description: String { "\(file):\(line)" }
}
