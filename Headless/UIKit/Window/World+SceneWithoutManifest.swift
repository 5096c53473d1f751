// R120: windows that name no scene are in the scene that UIKit creates for apps without a scene manifest. Where no app
// was launched, as in a test without a host, they are in a scene of their own.

extension World {
  /// - Returns: the scene for a window that is shown and has none; nil in an app with scenes (R62).
  func sceneWithoutManifest() -> UIWindowScene? {
    if let scene = application.implicitScene { return scene }
    guard !application.isLaunched else {
      console.log("A window without a windowScene is not shown in an app with scenes: use UIWindow(windowScene:).")
      return nil
    }
    let scene = UIWindowScene(session: UISceneSession(persistentIdentifier: "no-app"), screen: screen)
    scene.isConnected = true
    scene.activationState = .foregroundActive
    scenes.append(scene)
    application.implicitScene = scene
    application.applicationState = .active
    return scene
  }

  /// The app is launched. Windows that were created before belong to its scene; in an app with scenes they are not shown.
  func launch(in implicitScene: UIWindowScene?) {
    let old = application.implicitScene
    hasApplication = true
    application.isLaunched = true
    application.implicitScene = implicitScene
    scenes = implicitScene.map { [$0] } ?? []
    old?.windows.forEach { $0.windowScene = implicitScene }
  }
}
