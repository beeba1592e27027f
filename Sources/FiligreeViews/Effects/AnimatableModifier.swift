/// A modifier whose body sees its data under way: SwiftUI's `AnimatableModifier`.
///
/// A `ViewModifier` that is `Animatable` does the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}
