import Foundation

/// The system's browser.
package enum Browser {
  /// Opens an address; where there is no browser, it says so.
  package static func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(Linux)
    process.arguments = ["xdg-open", address]
    #else
    process.arguments = ["open", address]
    #endif
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { process in
      guard process.terminationStatus != 0 else { return }
      let line = "filigree: no browser could be opened; open the address by hand\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
    try? process.run()
  }
}
