// expect: runtime support for parameterized protocol types is only available in iOS 16.0.0 or newer
func boxed(_ numbers: any Sequence<Int>) -> Any { [numbers] }
