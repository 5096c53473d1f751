import UIKit

extension ConformanceCase {
  /// R70 to R80, and W5. Those about background time are in ``background``.
  static let application: [ConformanceCase] =
    launch + [
      ConformanceCase(
        "R70", "the three states", expecting: ["active 0", "inactive 1", "background 2", "now active"]
      ) { run in
        let states: [UIApplication.State] = [.active, .inactive, .background]
        for state in states { run.log("\(state.name) \(state.rawValue)") }
        run.log("now \(UIApplication.shared.applicationState.name)")
      },
      ConformanceCase(
        "R71",
        "an app without scenes is left and opened: the delegate is called first, then the notification is posted",
        needs: [.noScenes, .appLog, .leavingTheApp],
        expecting: [
          "applicationWillResignActive", "UIApplication.willResignActive", "applicationDidEnterBackground",
          "UIApplication.didEnterBackground", "returning", "applicationWillEnterForeground",
          "UIApplication.willEnterForeground", "applicationDidBecomeActive", "UIApplication.didBecomeActive",
        ]
      ) { run in
        run.writeAppCalls([.appDelegate, .app])
        await leaveAndReturn(in: run)
      },
      ConformanceCase(
        "R73", "an app with scenes is left and opened: its delegate is not called, the notifications are posted",
        needs: [.scenes, .appLog, .leavingTheApp],
        expecting: [
          "UIApplication.willResignActive", "UIApplication.didEnterBackground", "returning",
          "UIApplication.willEnterForeground", "UIApplication.didBecomeActive",
        ]
      ) { run in
        run.writeAppCalls([.appDelegate, .app])
        await leaveAndReturn(in: run)
      },
      ConformanceCase(
        "R74", "the app's state changes between the scene's notification and the app's",
        needs: [.scenes, .appLog, .leavingTheApp],
        expecting: [
          "sceneWillResignActive active", "UIScene.willDeactivate active", "UIApplication.willResignActive",
          "sceneDidEnterBackground inactive", "UIScene.didEnterBackground inactive", "UIApplication.didEnterBackground",
          "returning", "sceneWillEnterForeground background", "UIScene.willEnterForeground background",
          "UIApplication.willEnterForeground", "sceneDidBecomeActive inactive", "UIScene.didActivate inactive",
          "UIApplication.didBecomeActive",
        ]
      ) { run in
        run.writeAppCalls([.sceneDelegate, .scene, .app], states: [.sceneDelegate, .scene])
        await leaveAndReturn(in: run)
      },
      ConformanceCase(
        "R75", "the app's state is that of its only scene", needs: [.scenes, .leavingTheApp],
        expecting: ["scene foregroundActive, app active", "scene background, app background"]
      ) { run in
        logStates(in: run)
        await run.leaveApp()
        logStates(in: run)
        await run.returnToApp()
      },
      ConformanceCase(
        "R76", "the state inside the app's notifications", needs: [.appLog, .leavingTheApp],
        expecting: [
          "UIApplication.willResignActive active", "UIApplication.didEnterBackground background", "returning",
          "UIApplication.willEnterForeground background", "UIApplication.didBecomeActive active",
        ],
        otherwise: [
          "W5": [
            "UIApplication.willResignActive inactive", "UIApplication.didEnterBackground background", "returning",
            "UIApplication.willEnterForeground inactive", "UIApplication.didBecomeActive active",
          ]
        ]
      ) { run in
        run.writeAppCalls([.app], states: [.app])
        await leaveAndReturn(in: run)
      },
      ConformanceCase(
        "W5", "the state inside all eight notifications", needs: [.scenes, .appLog, .leavingTheApp],
        expecting: [
          "UIScene.willDeactivate active", "UIApplication.willResignActive active",
          "UIScene.didEnterBackground inactive", "UIApplication.didEnterBackground background", "returning",
          "UIScene.willEnterForeground background", "UIApplication.willEnterForeground background",
          "UIScene.didActivate inactive", "UIApplication.didBecomeActive active",
        ],
        otherwise: [
          "W5": [
            "UIScene.willDeactivate active", "UIApplication.willResignActive inactive",
            "UIScene.didEnterBackground inactive", "UIApplication.didEnterBackground background", "returning",
            "UIScene.willEnterForeground background", "UIApplication.willEnterForeground inactive",
            "UIScene.didActivate inactive", "UIApplication.didBecomeActive active",
          ]
        ]
      ) { run in
        run.writeAppCalls([.scene, .app], states: [.scene, .app])
        await leaveAndReturn(in: run)
      },
      ConformanceCase(
        "R77", "Control Center makes the app inactive, and nothing else", needs: [.appLog, .fingers],
        expecting: [
          "UIApplication.willResignActive", "UIApplication.didBecomeActive", "key true", "presented false",
        ]
      ) { run in
        run.calls = .appearance
        let screen = run.screen("A")
        await run.show(screen)
        run.writeAppCalls([.app])
        await run.gesture(.controlCenter)
        await run.settle()
        run.log("key \(run.window.isKeyWindow)")
        run.log("presented \(screen.presentedViewController != nil)")
      },
      ConformanceCase(
        "R78", "an iPad's window is resized between two states", needs: [.pad, .scenes, .appLog, .fingers],
        expecting: ["UIApplication.willResignActive", "UIApplication.didBecomeActive", "narrower true"]
      ) { run in
        guard let scene = run.window.windowScene else { return }
        await run.show(UIViewController())
        let width = run.window.bounds.width
        run.writeAppCalls([.app])
        await run.gesture(.resize(scene))
        await run.settle()
        run.log("narrower \(run.window.bounds.width < width)")
      },
      ConformanceCase(
        "R79", "a screen does not disappear when the app is left, nor appear when it is opened",
        needs: [.leavingTheApp], expecting: ["left", "returned"]
      ) { run in
        run.calls = .appearance
        await run.show(run.screen("A"))
        await run.leaveApp()
        run.log("left")
        await run.returnToApp()
        await run.settle()
        run.log("returned")
      },
    ] + background

  /// R71, R72, R80, and what of W5 is about the launch.
  private static let launch: [ConformanceCase] = [
    ConformanceCase(
      "R71", "the launch of an app without scenes: no willEnterForeground", needs: [.noScenes, .appLog],
      expecting: [
        "application(_:didFinishLaunchingWithOptions:) inactive", "UIApplication.didFinishLaunching",
        "applicationDidBecomeActive active",
        "UIApplication.didBecomeActive",
      ]
    ) { run in
      await run.writeLaunch([.appDelegate, .app], states: [.appDelegate])
    },
    ConformanceCase(
      "R72", "the launch of an app with scenes: it finishes launching in the background, and then its scene connects",
      needs: [.scenes, .appLog],
      expecting: [
        "application(_:didFinishLaunchingWithOptions:) background", "scene(_:willConnectTo:options:)",
        "sceneWillEnterForeground",
        "sceneDidBecomeActive",
      ]
    ) { run in
      await run.writeLaunch([.appDelegate, .sceneDelegate], states: [.appDelegate])
    },
    ConformanceCase(
      "R72", "the launch of an app with scenes: willEnterForeground is posted", needs: [.scenes, .appLog],
      expecting: [
        "UIApplication.didFinishLaunching", "UIApplication.willEnterForeground", "UIApplication.didBecomeActive",
      ]
    ) { run in
      await run.writeLaunch([.app])
    },
    ConformanceCase(
      "W5", "the state inside the notifications of a launch", needs: [.scenes, .appLog],
      expecting: [
        "UIApplication.didFinishLaunching background", "UIScene.willEnterForeground background",
        "UIApplication.willEnterForeground background",
        "UIScene.didActivate inactive", "UIApplication.didBecomeActive active",
      ],
      otherwise: [
        "W5": [
          "UIApplication.didFinishLaunching background", "UIScene.willEnterForeground background",
          "UIApplication.willEnterForeground inactive",
          "UIScene.didActivate inactive", "UIApplication.didBecomeActive active",
        ]
      ]
    ) { run in
      await run.writeLaunch([.scene, .app], states: [.scene, .app])
    },
    ConformanceCase(
      "R80", "the app becomes active before its first screen has appeared", needs: [.appLog],
      expecting: ["UIApplication.didBecomeActive", "first screen.dA"],
      otherwise: ["R80": ["first screen.dA", "UIApplication.didBecomeActive"]]
    ) { run in
      for call in await run.launch
      where call.kind == .firstScreen || call.name == "UIApplication.didBecomeActive" {
        run.log(call.name)
      }
    },
  ]

  @MainActor
  private static func leaveAndReturn(in run: ConformanceRun) async {
    await run.leaveApp()
    run.log("returning")
    await run.returnToApp()
  }

  @MainActor
  private static func logStates(in run: ConformanceRun) {
    let scene = run.window.windowScene?.activationState
    let name: String =
      switch scene {
      case .foregroundActive: "foregroundActive"
      case .foregroundInactive: "foregroundInactive"
      case .background: "background"
      default: "unattached"
      }
    run.log("scene \(name), app \(UIApplication.shared.applicationState.name)")
  }
}
