// expect: 'Duration' is only available in iOS 16.0 or newer
// expect: 'ContinuousClock' is only available in iOS 16.0 or newer

func pause() -> Duration { .seconds(1) }

func now() -> Any { ContinuousClock() }
