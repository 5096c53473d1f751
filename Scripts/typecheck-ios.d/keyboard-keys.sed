# The SDK of iOS 18.0 has the keys of keyboard notifications on the main actor. Later ones, and the stand-in, do not.
s/nonisolated (public class var keyboard[[:alnum:]]+UserInfoKey)/@MainActor \1/
