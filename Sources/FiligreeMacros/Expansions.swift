extension FreestandingExpansion {
  /// The source that the macro stands for.
  func expanded() throws(MacroError) -> String {
    switch macro.typeName {
    case "PreviewMacro":
      try PreviewMacro(SourceText(syntax.source), syntax.location, discriminator).expansion
    default: throw MacroError(message: "there is no macro \(macro.typeName)")
    }
  }
}

extension AttachedExpansion {
  /// The source that the macro adds in its role.
  func expanded() throws(MacroError) -> String {
    let declaration = SourceText(declSyntax.source)
    switch macro.typeName {
    case "EntryMacro":
      let entry = try EntryMacro(declaration, within: lexicalContext?.first?.source ?? "")
      return macroRole == "accessor" ? entry.accessors : entry.key
    case "AnimatableMacro":
      return try AnimatableMacro(
        declaration, type: extendedTypeSyntax?.source ?? "",
        conforms: conformanceListSyntax?.source.isEmpty != false
      ).expansion
    // What these say is read by the macro around them.
    case "PreviewableMacro", "AnimatableIgnoredMacro": return ""
    default: throw MacroError(message: "there is no macro \(macro.typeName)")
    }
  }
}
