import DrawingFuzzing
import FiligreeTestSupport
import Foundation

// The long run: `DrawingFuzz CASES FIRST` draws that many random drawings with numbers that no drawing has.
// The exit status is 1 if one took more than a second, or if a picture was not as it should be.
// `DrawingFuzz show SEED` prints what a seed draws.

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "show", let seed = UInt64(arguments[2]) {
  print(DrawingCase(seed: seed).text)
  exit(0)
}
let cases = arguments.count > 1 ? UInt64(arguments[1]) ?? 10_000 : 10_000
let first = arguments.count > 2 ? UInt64(arguments[2]) ?? 0 : 0
let failures = LongRun(of: "drawings").run(cases, from: first) { DrawingCase(seed: $0).check() }
exit(failures > 0 ? 1 : 0)
