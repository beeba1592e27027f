import FoundationEssentials

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The compiler's plug-in with Filigree's macros.
///
/// The compiler starts it once for each of its own processes, and asks it over standard input and output: a length of
/// eight bytes, the lowest first, then as many bytes of JSON. These are the messages of the compiler's plug-in
/// protocol (`PluginMessages.swift` in swift-syntax). The parser of swift-syntax is not used: to build it takes
/// longer than to build all of Filigree's views, and these macros move text about.
@main
enum Plugin {
  static func main() {
    while let request = receive() {
      let answer = answer(to: request)
      guard let bytes = try? JSONEncoder().encode(answer), send(bytes) else { return }
    }
  }

  private static func answer(to bytes: Data) -> PluginAnswer {
    guard let request = try? JSONDecoder().decode(PluginRequest.self, from: bytes) else {
      return .fault("the plug-in does not understand this compiler", nil)
    }
    if request.getCapability != nil { return .capability }
    let (freestanding, attached) = (request.expandFreestandingMacro, request.expandAttachedMacro)
    do throws(MacroError) {
      if let freestanding { return .expansion(try freestanding.expanded()) }
      if let attached { return .expansion(try attached.expanded()) }
    } catch {
      return .fault(error.message, freestanding?.syntax.location ?? attached?.declSyntax.location)
    }
    return .fault("the plug-in does not know what this compiler asks", nil)
  }

  // MARK: Bytes

  /// The longest message that is read.
  private static let limit = 1 << 30

  private static func receive() -> Data? {
    guard let head = receive(8) else { return nil }
    let count = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count <= limit else { return nil }
    return receive(Int(count)).map { Data($0) }
  }

  private static func receive(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let step = bytes[done...].withUnsafeMutableBytes {
        read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { return nil }
      done += step
    }
    return bytes
  }

  private static func send(_ message: Data) -> Bool {
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message
    while !bytes.isEmpty {
      let step = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { return false }
      bytes.removeFirst(step)
    }
    return true
  }
}

/// What is wrong with a use of a macro.
struct MacroError: Error {
  let message: String
}
