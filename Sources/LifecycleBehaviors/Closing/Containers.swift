import UIKit

/// The controllers that hold others. Of each is read once, for all that it holds, what it lists and where it is.
@MainActor
final class Containers {
  private var containers: [ObjectIdentifier: Container] = [:]
  /// Whether a container shows a screen that it listed formerly, for each list for which that was asked.
  private var showingFormer: [ObjectIdentifier: Bool] = [:]

  /// They may have changed: each is read once more.
  func setNeedsReading() {
    var isAnyGone = false
    for container in containers.values {
      container.setNeedsReading()
      if container.controller == nil { isAnyGone = true }
    }
    if isAnyGone { containers = containers.filter { $0.value.controller != nil } }
    if !showingFormer.isEmpty { showingFormer = [:] }
  }

  subscript(controller: UIViewController) -> Container {
    let address = ObjectIdentifier(controller)
    // Another controller may have the address of one that was deallocated.
    if let known = containers[address], known.controller === controller { return known }
    let container = Container(controller)
    containers[address] = container
    return container
  }

  /// Whether the container shows a screen of this list, and no longer lists it.
  func isShowingFormer(_ list: ContainerList) -> Bool {
    let address = ObjectIdentifier(list)
    let isShowing = showingFormer[address] ?? list.isShowingFormer
    showingFormer[address] = isShowing
    return isShowing
  }
}
