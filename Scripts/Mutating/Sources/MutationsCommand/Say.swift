import Foundation

/// Prints a line at once, also into a file.
func say(_ line: String) {
  print(line)
  fflush(nil)
}
