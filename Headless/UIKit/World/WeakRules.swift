/// The answers this stand-in gives where public sources about UIKit are thin or disagree.
///
/// The product must not depend on one of two answers, so its tests run under both.
package struct WeakRules: Sendable {
  package init() {}

  /// The answers of every new world.
  @MainActor package static var standard = WeakRules()

  /// Each rule with its name and the switch that turns its answer.
  package static let switches: [(name: String, path: any WritableKeyPath<WeakRules, Bool> & Sendable)] = [
    ("R24", \.departureLastsForChildren),
    ("R29", \.subviewsLayOutTheirSuperview),
    ("R31", \.poppedKeepsParent),
    ("W1", \.didDisappearWaitsForCommit),
    ("W2", \.plainPresentationStartsAtOnce),
    ("W3", \.presentedLastsThroughDismissal),
    ("R47", \.customPresentationsUseContext),
    ("W4", \.noKeyWindowWhileResigning),
    ("W5", \.stateIsOldInWillNotifications),
    ("W6", \.remainingTimeIsFiniteAtOnce),
    ("W7", \.beginIsAskedFirst),
    ("W7-alerts", \.alertsTakeFirstResponder),
    ("W8", \.strayChildrenAreSkipped),
    ("W8-orphans", \.orphansStayOnScreen),
    ("W8-hidden", \.hiddenViewsAreLaidOut),
    ("W9-pop", \.cancelledPopIsSilent),
    ("W9", \.tabSwitchIsSynchronous),
    ("W10", \.displayLinksPauseInBackground),
    ("W11", \.childrenJoinWithWillAppear),
    ("W12", \.childrenJoinWithWillDisappear),
    ("W13", \.childViewsMayChangeWindows),
    ("W14", \.plainPresentationInDidAppearStaysPlain),
    ("W15", \.firstScreenIsShownOnce),
    ("W16", \.menusLeaveTheKeyWindow),
    ("R148", \.unkeptWindowsAreReleased),
    ("W17", \.demandedResigningAsksNobody),
    ("W18", \.completionsFollowDidCalls),
    ("W19", \.transitionsBlockTouches),
    ("W20", \.menusAreCustomPresentations),
    ("W21", \.menusContainPreviews),
    ("W22", \.tabsKeepPushedScreens),
    ("W23", \.coordinatorsReachDown),
    ("W24", \.firstRespondersMakeWindowsKey),
    ("W25", \.editingReturnsWithItsScreen),
    ("W26", \.rootsMoveWhenTheyAppear),
    ("W26-begin", \.containersBeginOverridably),
    ("R162", \.backgroundScenesReadUnattached),
    ("R172", \.rowsFollowAtOnce),
    ("R80", \.becomesActiveBeforeFirstDidAppear),
    ("W27", \.iterationsIncludeTheirLayout),
    ("W28", \.lateWorkWakesTheLoop),
    ("W29", \.departuresHaveCoordinatorsAtOnce),
    ("W30", \.modalFlagsHoldFromTheCall),
    ("W34", \.activeAppearanceIsSteady),
    ("W36", \.keptScreensStayBelowPushedOnes),
    ("W31", \.splitViewsKeepPoppedColumns),
    ("W35", \.hiddenControllersHaveParents),
    ("W32", \.playersHaveTheKnownClass),
    ("W32-window", \.playersShareTheWindow),
    ("W33", \.menusHaveKnownClasses),
    ("R186", \.menuWindowsAreOfPrivateClasses),
    ("R193", \.popoversReadAsSheets),
    ("R197", \.decelerationsCountAsDragging),
    ("R199", \.caughtDecelerationsEnd),
    ("R203", \.motionsEndOutsideWindows),
    ("R204", \.motionsEndInBackground),
  ]

  /// R24: `isMovingFromParent` still holds when `viewWillDisappear` is passed on to the children; otherwise it holds in
  /// the controller's own call only.
  package var departureLastsForChildren = true
  /// R29: a superview is laid out again when a subview is added or removed (R147); otherwise it is left as it is.
  package var subviewsLayOutTheirSuperview = true
  /// R31: a popped controller has its parent until its move is over; otherwise until the pop.
  package var poppedKeepsParent = true
  /// W1: `viewDidDisappear` after a view left its window waits for the commit; otherwise it is synchronous.
  package var didDisappearWaitsForCommit = true
  /// W2: a presentation or dismissal without animation is under way when the call returns, and its will-calls have been
  /// made (R114); otherwise the will-calls and the did-calls come together with the next commit (R142).
  package var plainPresentationStartsAtOnce = false
  /// W3: `presentedViewController` stays set until an animated dismissal ends; otherwise it is nil from its start, unless a
  /// finger may cancel it.
  package var presentedLastsThroughDismissal = true
  /// R47: a custom presentation goes to the nearest presentation context even if it fills the screen; otherwise only
  /// one that does not.
  package var customPresentationsUseContext = false
  /// W4: inside `didResignKeyNotification` no window of the scene is key; otherwise the new one is already.
  package var noKeyWindowWhileResigning = true
  /// W5: `applicationState` still has its old value in will-notifications; otherwise it has the new one.
  package var stateIsOldInWillNotifications = true
  /// W6: `backgroundTimeRemaining` is finite from `didEnterBackground` on; otherwise from one second later.
  package var remainingTimeIsFiniteAtOnce = true
  /// W7: a text field's delegate is asked to begin before the current field is asked to end; otherwise after.
  package var beginIsAskedFirst = true
  /// W7: an alert takes first responder status from a field that is being edited and gives it back in the end;
  /// otherwise the field stays first responder beneath it, without the keyboard.
  package var alertsTakeFirstResponder = true
  /// W8: a child whose view is outside its parent's view receives no forwarded appearance; otherwise it does.
  package var strayChildrenAreSkipped = true
  /// W8: a child removed from its parent while its view stays in the window stays on screen; otherwise it disappears.
  package var orphansStayOnScreen = true
  /// W8: a hidden view and its subviews are laid out; otherwise only when the view is shown.
  package var hiddenViewsAreLaidOut = true
  /// W9: the delegate is not called after a cancelled pop; otherwise with `didShow` for the upper screen.
  package var cancelledPopIsSilent = true
  /// W9: a programmatic tab switch happens inside the call; otherwise in the next layout pass.
  package var tabSwitchIsSynchronous = true
  /// W10: display links are silent in the background; otherwise they fire while the process runs.
  package var displayLinksPauseInBackground = true
  /// W11: a child that is added during a sibling's `viewWillAppear` gets `viewWillAppear` and `viewIsAppearing` before
  /// its `viewDidAppear`; otherwise `viewDidAppear` alone.
  package var childrenJoinWithWillAppear = true
  /// W12: a child that is added while its parent disappears gets `viewWillAppear` and `viewWillDisappear` before its
  /// `viewDidDisappear`; otherwise `viewDidDisappear` alone.
  package var childrenJoinWithWillDisappear = true
  /// W13: a child's view that is moved directly into another window appears anew there (R127); otherwise that is an
  /// inconsistency of the hierarchy.
  package var childViewsMayChangeWindows = true
  /// W14: the callbacks of a presentation without animation are passed false (R132); otherwise true, if it was
  /// requested in `viewDidAppear`.
  package var plainPresentationInDidAppearStaysPlain = true
  /// W15: the delegate of a navigation controller is called with `willShow` and `didShow` when the controller appears
  /// for the first time (R136); otherwise each time it appears.
  package var firstScreenIsShownOnce = true
  /// W16: the window of a screen stays key under a menu (R138); otherwise a window of the menu's own is key.
  package var menusLeaveTheKeyWindow = true
  /// R148: a window that nothing retains is deallocated at the end of the turn in which it became visible; otherwise it lives
  /// until it is hidden.
  package var unkeptWindowsAreReleased = true
  /// W17: `endEditing(true)` and a presentation end editing without a call of `resignFirstResponder()`; otherwise they
  /// call it, and end editing whatever it returns (R141).
  package var demandedResigningAsksNobody = true
  /// W18: the completions of a transition coordinator are called after the did-calls; otherwise before them.
  package var completionsFollowDidCalls = true
  /// W19: the screens that take part in an animated push, pop, presentation or dismissal receive no touch until it ends
  /// (R155); otherwise they receive touches as without it.
  package var transitionsBlockTouches = true
  /// W20: the controller of a menu has the style `.custom`; otherwise the untouched default, which reads as a sheet (R157).
  package var menusAreCustomPresentations = false
  /// W21: the preview of a context menu is a child of UIKit's own controller; otherwise it is presented itself, by a
  /// presentation controller of UIKit's own (R158).
  package var menusContainPreviews = false
  /// W22: screens that were pushed above a tab of a managing group are shown again with the tab (R160); otherwise they have
  /// gone when another tab is chosen.
  package var tabsKeepPushedScreens = true
  /// W23: a controller has the coordinator of what it presents, or else of a child (R163); otherwise its own and those of its
  /// parents alone.
  package var coordinatorsReachDown = false
  /// W24: a window becomes key when something in it becomes first responder (R65, R164); otherwise it stays as it is.
  package var firstRespondersMakeWindowsKey = false
  /// W25: a first responder that has resigned for a push or a presentation is first again when its screen is shown again (R103,
  /// R104); otherwise only one beneath an alert.
  package var editingReturnsWithItsScreen = true
  /// W26: the root that a navigation controller is created with receives `didMove(toParent:)` when it has appeared (R173);
  /// otherwise inside the initializer.
  package var rootsMoveWhenTheyAppear = true
  /// W26: containers begin the appearance of their content by `beginAppearanceTransition(_:animated:)`, which an app may
  /// override (R173); otherwise by a way of their own.
  package var containersBeginOverridably = true
  /// R162: a scene that is connected in the background reads `.unattached`; otherwise `.background`.
  package var backgroundScenesReadUnattached = false
  /// R172: the rows and items of the new offset are shown when `scrollViewDidScroll(_:)` is called; otherwise those of the old
  /// one.
  package var rowsFollowAtOnce = true
  /// R80: at launch the app becomes active before its first screen's `viewDidAppear`; otherwise after.
  package var becomesActiveBeforeFirstDidAppear = true
  /// W27: an iteration contains the layout and the commit that its code has caused; otherwise the iteration of a timer, of a block
  /// on the main queue or of a task may end before them (R175).
  package var iterationsIncludeTheirLayout = true
  /// W28: layout that the last observer of an iteration causes wakes the loop; otherwise it waits for the next event (R176).
  package var lateWorkWakesTheLoop = true
  /// W29: an animated pop or dismissal has its coordinator from the call on, and begins when that is read; otherwise from its start
  /// on (R178).
  package var departuresHaveCoordinatorsAtOnce = true
  /// W30: `isBeingPresented` and `isBeingDismissed` are true from the call on; otherwise from the start of the transition on (R179).
  package var modalFlagsHoldFromTheCall = true
  /// W34: `activeAppearance` changes once when a scene comes to the front, and not when the app becomes active; otherwise it flickers
  /// twice within 0.3 s after each (R187).
  package var activeAppearanceIsSteady = true
  /// W36: a screen that is pushed while a swipe back that was let go is on its way back is above the screen that the user has kept;
  /// otherwise that one is dropped.
  package var keptScreensStayBelowPushedOnes = true
  /// W31: a collapsed split view controller still has the column that was popped by Back (R181); otherwise the column has none.
  package var splitViewsKeepPoppedColumns = true
  /// W35: a tab under More and an inspector that are not shown are children of their container, and a page that was turned away
  /// is not (R190); otherwise the page is, until the next turn, and the others have no parent.
  package var hiddenControllersHaveParents = true
  /// W32: the controller of a player's full screen is an `AVFullScreenViewController` (R184); otherwise of another class of AVKit's.
  package var playersHaveTheKnownClass = true
  /// W32: it is presented in the window of the screen (R184); otherwise it is the root of a window of its own, which is key.
  package var playersShareTheWindow = true
  /// W33: the names of the classes of menus and of what presents their previews begin as known (R157, R158); otherwise they are other
  /// private classes of UIKit's (R185).
  package var menusHaveKnownClasses = true
  /// R186: the window that a menu may have (W16) is of a private class; otherwise it is a plain one with a root of UIKit's.
  package var menuWindowsAreOfPrivateClasses = true
  /// R193: `adaptivePresentationStyle` of a popover is the sheet as which it is shown in a compact width; otherwise `fullScreen`.
  package var popoversReadAsSheets = true
  /// R197: `isDragging` stays true while the content goes on with the finger's velocity; otherwise until the finger is lifted.
  package var decelerationsCountAsDragging = true
  /// R199: the delegate receives `scrollViewDidEndDecelerating(_:)` when a finger that has stopped a deceleration is lifted where it
  /// is; otherwise it does not.
  package var caughtDecelerationsEnd = true
  /// R203: content stops when its view leaves the window; otherwise it goes on to its end.
  package var motionsEndOutsideWindows = true
  /// R204: content that moves is at its end when the scene enters the background; otherwise it stands still there, and goes on in the
  /// foreground.
  package var motionsEndInBackground = true
}
