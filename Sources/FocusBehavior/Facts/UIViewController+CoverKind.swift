import LifecycleBehaviors
import UIKit

// What a cover is, is read from what UIKit shows, and not from the style that the app has set: UIKit and delegates adapt styles.

extension UIViewController {
  /// The kind of cover that this controller is to a screen over which it is presented.
  package var coverKind: FocusInterruption {
    if self is UIAlertController { return .alert }
    // Before any style: those of menus and previews are untouched, or whatever the app has set.
    if belongsToMenu { return .menu }
    if self is UISearchController { return .search }
    if isFullScreenOfPlayer { return .fullScreenPlayer }
    if hasPresentersPlace { return .opaque }
    return adaptiveCoverKind ?? plainCoverKind
  }

  /// Whether the controller's view is in the window, and the presenter's view no longer is.
  private var hasPresentersPlace: Bool {
    guard let presenter = presentingViewController, presenter.isViewLoaded else { return false }
    return viewIfLoaded?.window != nil && presenter.viewIfLoaded?.window == nil
  }

  #if os(tvOS)
    /// tvOS has neither sheets nor popovers, nor names for them. A sheet of iOS is full screen there.
    private var adaptiveCoverKind: FocusInterruption? { modalPresentationStyle == .automatic ? .opaque : nil }
  #else
    /// For what is shown as a sheet or as a popover. Nil for everything else.
    private var adaptiveCoverKind: FocusInterruption? {
      switch shownStyle {
      case .pageSheet, .formSheet, .automatic: leavesScreenUndimmed ? .undimmedSheet : .sheet
      case .popover: .popover
      default: nil
      }
    }

    /// The style in which UIKit shows a sheet or a popover at the present width, in which its delegate has a say.
    private var shownStyle: UIModalPresentationStyle {
      let style = modalPresentationStyle
      guard [.pageSheet, .formSheet, .popover].contains(style), let presenter = presentingViewController,
        let presentation = presentationController
      else { return style }
      let traits = viewIfLoaded?.window?.traitCollection ?? presenter.traitCollection
      guard traits.horizontalSizeClass == .compact else { return style }
      switch presentation.adaptivePresentationStyle(for: traits) {
      case .none: return style
      // Where it is full screen, the presenter's view leaves the window. UIKit may say so of a sheet, too (R193 of HeadlessUIKit's
      // rules).
      case .fullScreen: return .pageSheet
      case let adapted: return adapted
      }
    }
  #endif

  #if os(visionOS)
    /// Sheets of visionOS have no detents: the screen below is always dimmed.
    private var leavesScreenUndimmed: Bool { false }
  #elseif !os(tvOS)
    /// Whether its sheet rests at a height at which it leaves the screen below undimmed.
    private var leavesScreenUndimmed: Bool {
      guard #available(iOS 15.0, *),
        let sheet = sheetPresentationController ?? popoverPresentationController?.adaptiveSheetPresentationController,
        let largest = sheet.largestUndimmedDetentIdentifier
      else { return false }
      guard #available(iOS 16.0, *) else { return largest == .large || sheet.selectedDetentIdentifier != .large }
      // In the order of their heights. None is selected until the sheet has been moved: it rests at the first.
      let detents = sheet.detents.map(\.identifier)
      let height = sheet.selectedDetentIdentifier.flatMap { detents.firstIndex(of: $0) } ?? 0
      guard let limit = detents.firstIndex(of: largest) else { return largest == .large || detents[height] != .large }
      return height <= limit
    }
  #endif

  /// For a style that is the same on every device.
  private var plainCoverKind: FocusInterruption {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: .opaque
    default: removesPresentersView ? .opaque : .transparent
    }
  }

  /// A custom presentation may remove the presenting view, as `fullScreen` does.
  private var removesPresentersView: Bool {
    modalPresentationStyle == .custom && presentationController?.shouldRemovePresentersView == true
  }
}
