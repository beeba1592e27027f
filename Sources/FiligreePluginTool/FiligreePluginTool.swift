import FiligreeTool

/// What the plug-ins run: `filigree` without its studio, so that no client builds views twice.
@main
enum FiligreePluginTool {
  static func main() {
    Program.main()
  }
}
