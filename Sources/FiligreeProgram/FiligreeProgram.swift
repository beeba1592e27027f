import ArgumentParser
import FiligreeTool

/// The whole program `filigree`: the commands of FiligreeTool, previews, running apps and the studio.
@main
enum FiligreeProgram {
  /// What FiligreeFiles has not.
  static let commands: [any ParsableCommand.Type] = [
    PreviewCommand.self, RunCommand.self, StudioCommand.self,
  ]

  static func main() {
    Program.main(adding: commands)
  }
}
