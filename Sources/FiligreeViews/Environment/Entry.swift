/// Makes a variable in an extension of `EnvironmentValues`, `ContainerValues` or `Transaction` one of their values:
/// SwiftUI's `Entry`.
///
/// In an extension of `FocusedValues` it makes a value of these; its type is optional there.
///
///     extension EnvironmentValues {
///       @Entry var cardColor: Color = .blue
///     }
///
/// The default value is computed each time where the type is written, and once where it is not.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "FiligreeMacros", type: "EntryMacro")
