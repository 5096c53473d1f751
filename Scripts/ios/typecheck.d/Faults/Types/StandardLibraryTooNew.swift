// expect: 'Duration' is only available in iOS 16.0 or newer
// expect: 'seconds' is only available in iOS 16.0 or newer
func pause() -> Duration { .seconds(1) }

// expect: 'ContinuousClock' is only available in iOS 16.0 or newer
func now() -> Any { ContinuousClock() }
