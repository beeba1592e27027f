import FiligreeViews

extension App {
  /// Runs the app in a browser: serves its scenes on this machine and prints the address.
  ///
  /// Each page that opens the address is a session of its own, with its own state, drawn by the rasterizer to the pixel.
  /// Without a page the program sleeps. It ends when it is interrupted (Ctrl-C).
  ///
  /// The command line, and environment variables that say the same: `--port NUMBER` (`FILIGREE_PORT`), 8080 if nothing is
  /// said, 0 for any that is free; `--host ADDRESS` (`FILIGREE_HOST`), 127.0.0.1 if nothing is said; `--open`
  /// (`FILIGREE_OPEN=1`) opens the address in the system's browser. The exit status is 64 for a wrong command line, 1 if
  /// the port is not to be had.
  @MainActor @preconcurrency
  public static func main() {
    main(arguments: Array(CommandLine.arguments.dropFirst()))
  }

  /// Runs the app in a browser with another command line than the program's.
  @MainActor
  package static func main(arguments: [String]) -> Never {
    AppHost.run(Self.self, arguments)
  }
}
