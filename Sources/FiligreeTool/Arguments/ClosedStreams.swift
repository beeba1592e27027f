import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Standard input, output and error that were closed before the program began.
enum ClosedStreams {
  /// Puts a file in their places that can neither be read (input) nor written (output).
  ///
  /// Otherwise the next file that is opened, whoever opens it, would be taken for them.
  static func fill() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) == -1 {
      // The lowest free number is given out: this stream's.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
