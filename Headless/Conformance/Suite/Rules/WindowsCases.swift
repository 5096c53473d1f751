import UIKit

extension ConformanceCase {
  /// R60 to R62, R65, and R120. The other rules of key windows are in ``keyWindows``.
  static let windows: [ConformanceCase] =
    [
      ConformanceCase(
        "R60", "a new window is hidden, of normal level, and not key",
        expecting: ["hidden true", "normal true", "key false"]
      ) { run in
        let window = run.newWindow()
        run.log("hidden \(window.isHidden)")
        run.log("normal \(window.windowLevel == .normal)")
        run.log("key \(window.isKeyWindow)")
      },
      ConformanceCase("R60", "the three levels", expecting: ["normal 0", "statusBar 1000", "alert 2000"]) { run in
        run.log("normal \(Int(UIWindow.Level.normal.rawValue))")
        run.log("statusBar \(Int(UIWindow.Level.statusBar.rawValue))")
        run.log("alert \(Int(UIWindow.Level.alert.rawValue))")
      },
      ConformanceCase(
        "R61", "isHidden shows and hides without key status",
        expecting: ["A.didBecomeVisible", "A key false", "A.didBecomeHidden", "the case's window key true"]
      ) { run in
        let window = run.loggedWindow("A")
        run.observeWindows(UIWindow.didBecomeVisibleNotification) { shown, _ in
          run.log("\(shown.name).didBecomeVisible")
        }
        run.observeWindows(UIWindow.didBecomeHiddenNotification) { hidden, _ in
          run.log("\(hidden.name).didBecomeHidden")
        }
        window.isHidden = false
        await run.turn()
        run.log("A key \(window.isKeyWindow)")
        window.isHidden = true
        await run.turn()
        run.log("the case's window key \(run.window.isKeyWindow)")
      },
      ConformanceCase("R61", "makeKey does not show the window", expecting: ["key true", "hidden true"]) { run in
        let window = run.newWindow()
        window.makeKey()
        run.log("key \(window.isKeyWindow)")
        run.log("hidden \(window.isHidden)")
      },
      ConformanceCase(
        "R61", "makeKeyAndVisible shows the window and makes it key", expecting: ["key true", "hidden false"]
      ) { run in
        let window = run.newWindow()
        window.makeKeyAndVisible()
        run.log("key \(window.isKeyWindow)")
        run.log("hidden \(window.isHidden)")
      },
      ConformanceCase(
        "R61", "makeKeyAndVisible does not bring a window in front of a higher level",
        expecting: ["high true", "low false"]
      ) { run in
        let (low, high, key) = (run.newWindow(), run.newWindow(), run.newWindow())
        high.windowLevel = .alert
        high.isHidden = false
        low.makeKeyAndVisible()
        key.makeKeyAndVisible()
        key.isHidden = true
        run.log("high \(high.isKeyWindow)")
        run.log("low \(low.isKeyWindow)")
      },
      ConformanceCase(
        "R62", "the root's view is loaded when the window is shown",
        expecting: ["hidden", "A.viewDidLoad", "A.wA(f)", "shown", "A.dA(f)"]
      ) { run in
        run.calls = Set<LoggedCall>.appearance.union([.viewDidLoad])
        let window = run.newWindow()
        window.rootViewController = run.screen("A")
        await run.turn()
        run.log("hidden")
        window.isHidden = false
        run.log("shown")
        await run.settle()
      },
      ConformanceCase(
        "R62", "a hidden window does not load another root either",
        expecting: ["first loaded false", "second loaded false"]
      ) { run in
        let window = run.newWindow()
        let (first, second) = (UIViewController(), UIViewController())
        window.rootViewController = first
        await run.turn()
        run.log("first loaded \(first.isViewLoaded)")
        window.rootViewController = second
        await run.turn()
        run.log("second loaded \(second.isViewLoaded)")
      },
      ConformanceCase(
        "R120", "a window without a scene is not shown in an app with scenes", needs: [.scenes],
        expecting: ["made visible"]
      ) { run in
        run.calls = .appearance
        let window = UIWindow(frame: run.window.frame)
        window.rootViewController = run.screen("A")
        window.makeKeyAndVisible()
        await run.settle()
        run.log("made visible")
        window.isHidden = true
        await run.settle()
      },
      ConformanceCase(
        "R62", "a window without a scene is shown in an app without scenes", needs: [.noScenes],
        expecting: ["A.wA(f)", "made visible", "A.dA(f)", "key true"]
      ) { run in
        run.calls = [.wA, .dA]
        let window = UIWindow(frame: run.window.frame)
        window.rootViewController = run.screen("A")
        window.makeKeyAndVisible()
        run.log("made visible")
        await run.settle()
        run.log("key \(window.isKeyWindow)")
        window.isHidden = true
        await run.settle()
      },
    ] + keyWindows
}
