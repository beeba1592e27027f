import FiligreeTestSupport
import Testing

@testable import FiligreeHost

@Suite("The command line of an app")
struct HostOptionsTests {
  private func options(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws(HostOptions.Failure) -> HostOptions {
    try HostOptions(arguments, environment: environment)
  }

  private func failure(_ arguments: [String], _ environment: [String: String] = [:]) -> String? {
    do throws(HostOptions.Failure) {
      _ = try options(arguments, environment)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("Defaults, options and the environment")
  func values() throws {
    let plain = try options([])
    expect(plain.host == "127.0.0.1" && plain.port == 8080 && !plain.opensPage && !plain.isHelp)
    let all = try options(["--port", "0", "--host=::1", "--open", "--sessions", "50"])
    expect(all.host == "::1" && all.port == 0 && all.opensPage && all.sessions == 50)
    let environment = ["FILIGREE_PORT": "81", "FILIGREE_HOST": "0.0.0.0", "FILIGREE_OPEN": "1"]
    let other = try options([], environment)
    expect(other.host == "0.0.0.0" && other.port == 81 && other.opensPage)
    // The command line has the last word.
    let both = try options(["--port=82", "--host", "localhost"], environment)
    expect(both.host == "127.0.0.1" && both.port == 82)
    expect(try options(["--help"]).isHelp)
  }

  @Test("What is wrong is said")
  func failures() {
    expect(failure(["--prot", "1"]) == "'--prot' is not understood; --help says what is")
    expect(failure(["--port"]) == "'--port' needs a value")
    expect(failure(["--sessions", "0"]) == "'--sessions 0': so many pages can be 1…1000")
    expect(failure(["--port", "65536"]) == "'--port 65536': a port is a number of 0…65535")
    expect(
      failure(["--host", "example.com"])
        == "'--host example.com': an address is an IPv4 or IPv6 one, as 127.0.0.1")
    expect(
      failure([], ["FILIGREE_PORT": "x"]) == "FILIGREE_PORT=x: a port is a number of 0…65535")
    expect(failure([], ["FILIGREE_OPEN": "yes"]) == "FILIGREE_OPEN=yes: 1 or 0 is possible")
    expect(failure(["--open=1"]) == "'--open=1' is not understood; --help says what is")
  }
}
