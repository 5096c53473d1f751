/// The parts of a graph in which each node reaches each other, in an order in which a part follows those it leads to.
/// Source: R. Tarjan, Depth-first search and linear graph algorithms, 1972.
struct StrongComponents {
  private(set) var all: [[Int]] = []
  private let edges: [Set<Int>]
  private var number: [Int?]
  private var lowest: [Int]
  private var path: [Int] = []
  private var isOnPath: [Bool]
  private var count = 0

  init(_ edges: [Set<Int>]) {
    self.edges = edges
    number = Array(repeating: nil, count: edges.count)
    lowest = Array(repeating: 0, count: edges.count)
    isOnPath = Array(repeating: false, count: edges.count)
    for node in edges.indices where number[node] == nil { visit(node) }
  }

  private mutating func visit(_ node: Int) {
    let own = count
    count += 1
    number[node] = own
    lowest[node] = own
    path.append(node)
    isOnPath[node] = true
    for next in edges[node].sorted() {
      if let reached = number[next] {
        if isOnPath[next] { lowest[node] = min(lowest[node], reached) }
      } else {
        visit(next)
        lowest[node] = min(lowest[node], lowest[next])
      }
    }
    guard lowest[node] == own else { return }
    var component: [Int] = []
    while let last = path.popLast() {
      isOnPath[last] = false
      component.append(last)
      if last == node { break }
    }
    all.append(component.sorted())
  }
}
