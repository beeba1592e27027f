import ArgumentParser

/// Where a command serves pages, and whether it opens them.
struct ServerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port to listen at. (default: 8080)", valueName: "number"))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "The address to listen at. (default: 127.0.0.1, this machine alone)", valueName: "address"))
  var host: String?

  @Flag(help: "Open the page in the system's browser.")
  var open = false

  func validate() throws {
    if host == "" { throw ValidationError("the value of --host is empty") }
  }

  /// The same for the server of an app.
  var arguments: [String] {
    var arguments: [String] = []
    if let port { arguments += ["--port", "\(port)"] }
    if let host { arguments += ["--host", host] }
    if open { arguments.append("--open") }
    return arguments
  }
}
