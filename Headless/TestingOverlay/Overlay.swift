// Empty on purpose: see the target's note in Package.swift.
