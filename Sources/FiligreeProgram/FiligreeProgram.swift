import FiligreeTool

/// The program `filigree`: the commands of FiligreeTool, and the studio.
@main
enum FiligreeProgram {
  static func main() {
    Program.main(adding: [PreviewCommand.self, RunCommand.self, StudioCommand.self])
  }
}
