import UIKit

extension ConformanceCase {
  /// R63 to R69, and W4.
  static let keyWindows: [ConformanceCase] = [
    ConformanceCase(
      "R63", "isKeyWindow means key in the window's scene", needs: [.iOS(15)],
      expecting: ["the case's window true true", "A false false", "the case's window false false", "A true true"]
    ) { run in
      guard #available(iOS 15, *) else { return }
      let window = run.newWindow()
      window.isHidden = false
      for _ in 0..<2 {
        for (name, logged) in [("the case's window", run.window), ("A", window)] {
          run.log("\(name) \(logged.isKeyWindow) \(logged.windowScene?.keyWindow === logged)")
        }
        window.makeKey()
      }
    },
    ConformanceCase(
      "R63", "two scenes have a key window each", needs: [.pad, .severalScenes, .iOS(15)],
      expecting: ["first key true, second key true"]
    ) { run in
      guard let scene = await run.openScene() else { return }
      let second = run.newWindow(in: scene, UIWindow.init(windowScene:))
      second.makeKeyAndVisible()
      await run.settle()
      run.log("first key \(run.window.isKeyWindow), second key \(second.isKeyWindow)")
    },
    ConformanceCase(
      "R64", "the old window resigns before the new one becomes key",
      expecting: ["A.resignKey", "A.didResignKey", "B.becomeKey", "B.didBecomeKey", "returned"]
    ) { run in
      let (old, new) = keyPair(in: run)
      old.calls = run
      new.calls = run
      observeKey(in: run) { _, _ in "" }
      new.makeKeyAndVisible()
      run.log("returned")
    },
    ConformanceCase(
      "R64", "the notifications have no userInfo",
      expecting: ["A.didResignKey, userInfo false", "B.didBecomeKey, userInfo false"]
    ) { run in
      let (_, new) = keyPair(in: run)
      observeKey(in: run) { _, notification in ", userInfo \(notification.userInfo != nil)" }
      new.makeKeyAndVisible()
    },
    ConformanceCase("R64", "making the key window key again does nothing", expecting: ["returned"]) { run in
      let (old, new) = keyPair(in: run)
      old.calls = run
      new.calls = run
      observeKey(in: run) { _, _ in "" }
      old.makeKey()
      await run.turn()
      run.log("returned")
    },
    ConformanceCase(
      "W4", "no window of the scene is key while the old one resigns",
      expecting: ["A.didResignKey, A false, B false", "B.didBecomeKey, A false, B true"],
      otherwise: ["W4": ["A.didResignKey, A false, B true", "B.didBecomeKey, A false, B true"]]
    ) { run in
      let (old, new) = keyPair(in: run)
      observeKey(in: run) { _, _ in ", A \(old.isKeyWindow), B \(new.isKeyWindow)" }
      new.makeKeyAndVisible()
    },
    ConformanceCase(
      "R65", "a window that cannot become key does not", needs: [.iOS(15)],
      expecting: ["key false", "the case's window key true"]
    ) { run in
      let window = run.newWindow(NeverKeyWindow.init(windowScene:))
      window.makeKeyAndVisible()
      run.log("key \(window.isKeyWindow)")
      run.log("the case's window key \(run.window.isKeyWindow)")
    },
    ConformanceCase(
      "W24", "a window does not become key when something in it becomes first responder",
      expecting: ["key false", "first responder true", "key false"],
      otherwise: ["W24": ["key false", "first responder true", "key true"]]
    ) { run in
      let window = run.newWindow()
      let field = show(fieldIn: window)
      window.isHidden = false
      await run.turn()
      run.log("key \(window.isKeyWindow)")
      field.becomeFirstResponder()
      await run.settle()
      run.log("first responder \(field.isFirstResponder)")
      run.log("key \(window.isKeyWindow)")
    },
    ConformanceCase(
      "R164", "the keyboard is shown for what is first responder in a window when the window is key",
      needs: [.keyboard], expecting: ["made key", "keyboard.willShow"],
      otherwise: ["W24": ["keyboard.willShow", "made key"]]
    ) { run in
      let window = run.newWindow()
      let field = show(fieldIn: window)
      window.isHidden = false
      await run.turn()
      run.writeKeyboard(.willShow)
      field.becomeFirstResponder()
      await run.settleKeyboard()
      run.log("made key")
      window.makeKey()
      await run.settleKeyboard()
    },
    ConformanceCase(
      "R66", "the key window is hidden: it resigns, and the visible window behind it becomes key",
      expecting: ["B.resignKey", "B.didResignKey", "A.becomeKey", "A.didBecomeKey", "hidden, A key true"]
    ) { run in
      let (behind, window) = keyPair(in: run)
      window.makeKeyAndVisible()
      behind.calls = run
      window.calls = run
      observeKey(in: run) { _, _ in "" }
      window.isHidden = true
      run.log("hidden, A key \(behind.isKeyWindow)")
    },
    ConformanceCase(
      "R66", "the only visible window is hidden: the scene has no key window", needs: [.iOS(15)],
      expecting: ["key false", "key window false"]
    ) { run in
      guard #available(iOS 15, *), let scene = run.window.windowScene else { return }
      run.window.isHidden = true
      run.log("key \(run.window.isKeyWindow)")
      run.log("key window \(scene.keyWindow != nil)")
    },
    ConformanceCase(
      "R66", "an overlay makes the earlier key window key and is then hidden: that window stays key",
      expecting: ["B.resignKey", "B.didResignKey", "A.becomeKey", "A.didBecomeKey", "hidden", "A key true"]
    ) { run in
      let (before, overlay) = keyPair(in: run)
      let front = run.newWindow()
      front.isHidden = false
      overlay.makeKeyAndVisible()
      before.calls = run
      overlay.calls = run
      observeKey(in: run) { _, _ in "" }
      before.makeKey()
      overlay.isHidden = true
      run.log("hidden")
      run.log("A key \(before.isKeyWindow)")
    },
    ConformanceCase(
      "R66", "the key window is hidden: the visible window of the highest level becomes key",
      expecting: ["high true", "low false"]
    ) { run in
      let (high, low, key) = (run.newWindow(), run.newWindow(), run.newWindow())
      high.windowLevel = .statusBar
      high.isHidden = false
      low.isHidden = false
      key.makeKeyAndVisible()
      key.isHidden = true
      run.log("high \(high.isKeyWindow)")
      run.log("low \(low.isKeyWindow)")
    },
    ConformanceCase(
      "R66", "the key window is hidden: a window that cannot become key is passed over", needs: [.iOS(15)],
      expecting: ["front false", "the case's window true"]
    ) { run in
      let front = run.newWindow(NeverKeyWindow.init(windowScene:))
      let key = run.newWindow()
      front.windowLevel = .statusBar
      front.isHidden = false
      key.makeKeyAndVisible()
      key.isHidden = true
      run.log("front \(front.isKeyWindow)")
      run.log("the case's window \(run.window.isKeyWindow)")
    },
    ConformanceCase(
      "R148", "a window that nothing keeps lives until the end of the turn", expecting: ["released false"]
    ) { run in
      guard let scene = run.window.windowScene else { return }
      weak var released: UIWindow?
      do {
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        released = window
      }
      run.log("released \(released == nil)")
      await run.turn()
      released?.isHidden = true
    },
    ConformanceCase(
      "R66", "the key window is released and not hidden: the scene has no key window", needs: [.iOS(15)],
      expecting: ["released true", "key window false"],
      otherwise: ["R148": ["released false", "key window true"]]
    ) { run in
      guard #available(iOS 15, *), let scene = run.window.windowScene else { return }
      weak var released: UIWindow?
      do {
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        released = window
      }
      await run.turn()
      run.log("released \(released == nil)")
      run.log("key window \(scene.keyWindow != nil)")
    },
    ConformanceCase(
      "R67", "makeKey leaves the order of the windows, makeKeyAndVisible brings to the front",
      expecting: ["the front window is key next true", "the window brought to the front is key next true"]
    ) { run in
      let (back, front, key) = (run.newWindow(), run.newWindow(), run.newWindow())
      back.isHidden = false
      front.isHidden = false
      back.makeKey()
      key.makeKeyAndVisible()
      key.isHidden = true
      run.log("the front window is key next \(front.isKeyWindow)")
      back.makeKeyAndVisible()
      key.makeKeyAndVisible()
      key.isHidden = true
      run.log("the window brought to the front is key next \(back.isKeyWindow)")
    },
    ConformanceCase(
      "R68", "each window keeps its first responder",
      expecting: ["A begins: A true, B false", "B begins: A true, B true", "A's window is key: A true, B true"]
    ) { run in
      let other = run.newWindow()
      other.isHidden = false
      let (first, second) = (show(fieldIn: run.window), show(fieldIn: other))
      await run.settle()
      first.becomeFirstResponder()
      run.log("A begins: A \(first.isFirstResponder), B \(second.isFirstResponder)")
      second.becomeFirstResponder()
      await run.settle()
      run.log("B begins: A \(first.isFirstResponder), B \(second.isFirstResponder)")
      run.window.makeKey()
      await run.settle()
      run.log("A's window is key: A \(first.isFirstResponder), B \(second.isFirstResponder)")
    },
    ConformanceCase(
      "R68", "the keyboard is hidden while another window is key", needs: [.keyboard],
      expecting: ["keyboard.willHide", "hiding the other window", "keyboard.willShow", "first responder true"]
    ) { run in
      let field = show(fieldIn: run.window)
      await run.settle()
      await run.begin(field)
      run.writeKeyboard(.willHide, .willShow)
      let window = run.newWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      await run.settleKeyboard()
      run.log("hiding the other window")
      window.isHidden = true
      await run.settleKeyboard()
      run.log("first responder \(field.isFirstResponder)")
    },
    ConformanceCase(
      "R68", "a window that is shown and does not become key leaves the keyboard", needs: [.keyboard],
      expecting: ["shown", "first responder true"]
    ) { run in
      let field = show(fieldIn: run.window)
      await run.settle()
      await run.begin(field)
      run.writeKeyboard(.willHide, .willShow)
      let window = run.newWindow()
      window.rootViewController = UIViewController()
      window.isHidden = false
      await run.settleKeyboard()
      run.log("shown")
      run.log("first responder \(field.isFirstResponder)")
    },
    ConformanceCase(
      "R69", "the keyboard's window is among the app's windows, and is not key", needs: [.keyboard],
      expecting: ["the last window is the case's false", "the case's window key true"]
    ) { run in
      let field = show(fieldIn: run.window)
      await run.settle()
      await run.begin(field)
      run.log("the last window is the case's \(UIApplication.shared.windows.last === run.window)")
      run.log("the case's window key \(run.window.isKeyWindow)")
    },
  ]

  /// A is visible and key, B is hidden.
  @MainActor
  private static func keyPair(in run: ConformanceRun) -> (old: LoggedWindow, new: LoggedWindow) {
    let (old, new) = (run.loggedWindow("A"), run.loggedWindow("B"))
    old.makeKeyAndVisible()
    return (old, new)
  }

  /// Writes `A.didResignKey` and `B.didBecomeKey`, each with what `detail` returns.
  @MainActor
  private static func observeKey(
    in run: ConformanceRun, _ detail: @escaping @MainActor (LoggedWindow, Notification) -> String
  ) {
    run.observeWindows(UIWindow.didResignKeyNotification) { [weak run] window, notification in
      run?.log("\(window.name).didResignKey\(detail(window, notification))")
    }
    run.observeWindows(UIWindow.didBecomeKeyNotification) { [weak run] window, notification in
      run?.log("\(window.name).didBecomeKey\(detail(window, notification))")
    }
  }

  /// A text field on a new screen, which becomes the window's root.
  @MainActor
  private static func show(fieldIn window: UIWindow) -> UITextField {
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    screen.view.addSubview(field)
    window.rootViewController = screen
    return field
  }
}

private final class NeverKeyWindow: UIWindow {
  @available(iOS 15.0, *)
  override var canBecomeKey: Bool { false }
}
