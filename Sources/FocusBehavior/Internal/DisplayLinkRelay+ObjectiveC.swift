#if canImport(ObjectiveC)
  import UIKit

  extension DisplayLinkRelay {
    static let tickSelector = #selector(tick(_:))

    @objc private func tick(_ link: CADisplayLink) {
      relay(link)
    }
  }
#endif
