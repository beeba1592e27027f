import FiligreeTool

/// `filigree` as it is installed, and what plug-ins run: the commands that make files of files, in a program without views that
/// starts in half the time.
///
/// Whatever else it is asked for, the whole program does in its place, where that is installed.
@main
enum FiligreeFiles {
  static func main() {
    let command = CommandLine.arguments.dropFirst().first
    // A worker draws previews, too, where the whole program is installed.
    if !Program.isFileCommand(command) || command == "worker" { WholeProgram.begin() }
    Program.main()
  }
}
