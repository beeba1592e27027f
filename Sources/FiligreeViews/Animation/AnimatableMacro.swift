/// Makes all stored variables of a type its animatable data: SwiftUI's macro of that name.
///
///     @Animatable
///     struct Wedge: Shape {
///       var start: Angle
///       var end: Angle
///       @AnimatableIgnored var isClosed: Bool
///       …
///     }
///
/// The type of a variable must be written, or be that of a literal with a point, or of a call of an initializer.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "FiligreeMacros", type: "AnimatableMacro")

/// Leaves a variable out of the data that ``Animatable()`` makes.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "FiligreeMacros", type: "AnimatableIgnoredMacro")
