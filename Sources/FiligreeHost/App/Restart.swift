import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where a program that was begun anew goes on: at the same address, so that its pages find it.
struct Restart: Hashable {
  var port: UInt16
  var token: String

  private static let variable = "FILIGREE_CONTINUES"

  init(port: UInt16, token: String) {
    (self.port, self.token) = (port, token)
  }

  /// What the environment says; nil where the program was not begun anew.
  init?(environment: [String: String]) {
    let parts = (environment[Self.variable] ?? "").split(separator: ":")
    guard parts.count == 2, let port = UInt16(parts[0]), parts[1].utf8.count == 32,
      parts[1].allSatisfy(\.isHexDigit)
    else { return nil }
    (self.port, token) = (port, String(parts[1]))
  }

  /// Begins the program anew, in the place of this one: nothing of the present one goes on, whatever it is at.
  ///
  /// - Returns: Only where that is not possible.
  func begin() {
    #if os(Linux)
    // What is open would stay open, and the port taken.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [] {
      if let file = Int32(name), file > 2 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    }
    // Threads of Dispatch keep signals away from them.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    setenv(Self.variable, "\(port):\(token)", 1)
    var words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
    words.append(nil)
    execv("/proc/self/exe", words)
    words.forEach { free($0) }
    #endif
  }
}
