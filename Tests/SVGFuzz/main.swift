import FiligreeTestSupport
import Foundation
import SVGFuzzing

// The long run: `SVGFuzz CASES FIRST` reads, draws and writes that many random SVG documents. The exit
// status is 1 if one took more than a second, or if something was not as it should be.
// `SVGFuzz show SEED` prints a seed's document, `SVGFuzz file FILE` treats a file as the run treats a seed.

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "show", let seed = UInt64(arguments[2]) {
  FileHandle.standardOutput.write(Data(DocumentCase(seed: seed).bytes))
  exit(0)
}
if arguments.count == 3, arguments[1] == "file",
  let file = FileManager.default.contents(atPath: arguments[2])
{
  print(DocumentCase(bytes: Array(file)).check() ?? "as it should be")
  exit(0)
}
let cases = arguments.count > 1 ? UInt64(arguments[1]) ?? 10_000 : 10_000
let first = arguments.count > 2 ? UInt64(arguments[2]) ?? 0 : 0
let failures = LongRun(of: "documents").run(cases, from: first) { DocumentCase(seed: $0).check() }
exit(failures > 0 ? 1 : 0)
