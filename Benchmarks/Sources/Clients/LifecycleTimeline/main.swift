import LifecycleBehaviors
import LifecycleTimeline
import ReadyMadeBehaviors
import UIKit

let recorder = TimelineRecorder()
recorder.start()
let screen = UIViewController()
screen.loadViewIfNeeded()
screen.addBehaviors([KeepAwakeBehavior()])
print(recorder.stop())
