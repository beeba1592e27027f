// Runs two commands in turn and compares their wall time as whole processes:
//
//     Race ROUNDS OURS [ARG …] -- THEIRS [ARG …]
//
// Machines drift: the two take turns within one run, and what counts is the ratio of the medians.
import Foundation

@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let rounds = arguments.first.flatMap({ Int($0) }), rounds > 0,
      let parting = arguments.firstIndex(of: "--"), parting > 1, parting < arguments.count - 1
    else {
      FileHandle.standardError.write(
        Data("usage: Race ROUNDS OURS [ARG …] -- THEIRS [ARG …]\n".utf8))
      exit(64)
    }
    let commands = [Array(arguments[1..<parting]), Array(arguments[(parting + 1)...])]
    var times: [[Double]] = [[], []]
    // The first round warms the page cache and does not count.
    for round in 0...rounds {
      for (index, command) in commands.enumerated() {
        guard let milliseconds = time(command) else {
          FileHandle.standardError.write(Data("Race: '\(command[0])' failed\n".utf8))
          exit(1)
        }
        if round > 0 { times[index].append(milliseconds) }
      }
    }
    let medians = times.map(median)
    for (command, (all, middle)) in zip(commands, zip(times, medians)) {
      let name = URL(fileURLWithPath: command[0]).lastPathComponent
      print(
        name.padding(toLength: 12, withPad: " ", startingAt: 0),
        String(format: "median %7.2f ms   least %7.2f ms", middle, all.min() ?? 0))
    }
    print(String(format: "ratio of medians: %.2f", medians[0] / medians[1]))
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The wall time of `command` in milliseconds, or nil if it failed.
  private static func time(_ command: [String]) -> Double? {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    arguments.append(nil)
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let begin = ContinuousClock.now
    guard posix_spawnp(&process, command[0], nil, nil, arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process, status == 0 else { return nil }
    let duration = begin.duration(to: .now)
    return Double(duration.components.attoseconds) / 1e15
      + Double(duration.components.seconds) * 1e3
  }
}
