import FiligreePaths
import Foundation

/// What the command line of an app says.
struct HostOptions: Hashable {
  /// Why a command line is wrong.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The address to listen at: IPv4 or IPv6.
  var host = "127.0.0.1"
  /// The port; 0 for any that is free.
  var port: UInt16 = 8080
  /// How many pages may be open at a time.
  var sessions = 16
  /// Whether the system's browser is to show the page.
  var opensPage = false
  /// Whether nothing is asked but how the program is called.
  var isHelp = false

  static let help = """
    Shows the app in a browser.
      --port NUMBER    the port to listen at (default: 8080; 0: any that is free)
      --host ADDRESS   the address to listen at (default: 127.0.0.1, this machine alone)
      --sessions N     how many pages may be open at a time (default: 16, at most 1000)
      --open           opens the page in the system's browser
      --help           shows this
    FILIGREE_PORT, FILIGREE_HOST, FILIGREE_SESSIONS and FILIGREE_OPEN=1 in the environment say the same.
    """

  /// Reads the command line without the program's name; it has the last word over the environment.
  init(_ arguments: [String], environment: [String: String]) throws(Failure) {
    let variables = [
      ("FILIGREE_PORT", "--port"), ("FILIGREE_HOST", "--host"), ("FILIGREE_SESSIONS", "--sessions"),
    ]
    for (name, option) in variables {
      guard let value = environment[name], !value.isEmpty else { continue }
      guard set(option, value) else {
        throw Failure(description: "\(name)=\(value): \(wrong(option))")
      }
    }
    switch environment["FILIGREE_OPEN"] {
    case nil, "", "0": break
    case "1": opensPage = true
    case let value?: throw Failure(description: "FILIGREE_OPEN=\(value): 1 or 0 is possible")
    }
    try read(arguments)
  }

  private mutating func read(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      switch option {
      case "--open" where parts.count == 1: opensPage = true
      case "--help" where parts.count == 1: isHelp = true
      case "--port", "--host", "--sessions":
        guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
          throw Failure(description: "'\(option)' needs a value")
        }
        guard set(option, value) else {
          throw Failure(description: "'\(option) \(value)': \(wrong(option))")
        }
      default:
        throw Failure(description: "'\(argument)' is not understood; --help says what is")
      }
    }
  }

  private mutating func set(_ option: String, _ value: String) -> Bool {
    if option == "--port" {
      guard let number = UInt16(value) else { return false }
      port = number
      return true
    }
    if option == "--sessions" {
      guard let number = Int(value), (1...1000).contains(number) else { return false }
      sessions = number
      return true
    }
    let name = value == "localhost" ? "127.0.0.1" : value
    guard ListeningAddress(name, port: 0) != nil else { return false }
    host = name
    return true
  }

  private func wrong(_ option: String) -> String {
    switch option {
    case "--port": "a port is a number of 0…65535"
    case "--sessions": "so many pages can be 1…1000"
    default: "an address is an IPv4 or IPv6 one, as 127.0.0.1"
    }
  }
}
