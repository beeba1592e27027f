import FiligreePaths
import Foundation
import PathFuzzing

// The long run: `PathFuzz CASES SEED [FIRST [KIND]]` checks that many random cases of the path booleans.
// Failing cases are shrunk and printed as SVG paths; the exit status is 1 if there was one.
// `PathFuzz show SEED INDEX` prints a case and its results; `PathFuzz digest CASES SEED` prints one
// number for all results; `PathFuzz strokes COUNT SEED [FIRST]` checks that many random strokes,
// pixel by pixel, and `PathFuzz outlines COUNT SEED [FIRST]` more closely than pixels tell.
// `PathFuzz calls COUNT [FIRST]` makes random calls with hostile numbers, which must all come back.
// `PathFuzz bench [NAME]` and `PathFuzz growth [LARGEST]` measure; `PathFuzz work NAME` prints what is
// measured for other programs, and `PathFuzz bool FILE RUNS` reads such work.

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "show", let seed = UInt64(arguments[2]),
  let index = Int(arguments[3])
{
  let fuzz = FuzzCase(seed: seed, index: index)
  print(fuzz.text)
  let begun = Date()
  let results = FuzzOracle.results(of: fuzz)
  print("\(Int(Date().timeIntervalSince(begun) * 1e6)) us")
  print(results)
  exit(0)
}
if arguments.count == 4, arguments[1] == "digest", let count = Int(arguments[2]),
  let seed = UInt64(arguments[3])
{
  // FNV-1a over all results as text: two builds that agree in it give the same results.
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for index in 0..<count {
    for byte in FuzzOracle.results(of: FuzzCase(seed: seed, index: index)).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
  print(String(hash, radix: 16))
  exit(0)
}
if arguments.count > 3, ["strokes", "outlines"].contains(arguments[1]),
  let count = Int(arguments[2]), let seed = UInt64(arguments[3])
{
  let first = arguments.count > 4 ? Int(arguments[4]) ?? 0 : 0
  let isClose = arguments[1] == "outlines"
  exit(StrokeRun.run(count: count, seed: seed, first: first, isClose: isClose) > 0 ? 1 : 0)
}
if arguments.count > 2, arguments[1] == "calls", let count = Int(arguments[2]) {
  let first = arguments.count > 3 ? UInt64(arguments[3]) ?? 0 : 0
  exit(HostileRun.run(count: count, first: first) > 0 ? 1 : 0)
}
if arguments.count > 1, arguments[1] == "bench" {
  Bench.run(arguments.count > 2 ? arguments[2] : nil)
  exit(0)
}
if arguments.count > 1, arguments[1] == "growth" {
  Bench.growth(upTo: arguments.count > 2 ? Int(arguments[2]) ?? 1_000_000 : 1_000_000)
  exit(0)
}
if arguments.count == 3, arguments[1] == "work" {
  guard let work = BooleanWork(arguments[2]) else {
    print("no such work; there are \(BooleanWork.names.joined(separator: ", "))")
    exit(2)
  }
  WorkFile.write(work)
  exit(0)
}
if arguments.count == 4, arguments[1] == "bool" {
  try WorkFile.run(arguments[2], runs: Int(arguments[3]) ?? 3)
  exit(0)
}
let cases = arguments.count > 1 ? Int(arguments[1]) ?? 10_000 : 10_000
let seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
let first = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
let only = arguments.count > 4 ? FuzzCase.Kind.allCases.first { "\($0)" == arguments[4] } : nil

let started = Date()
var failures = 0
var slowest = (time: 0.0, index: 0)
var growth = (ratio: 0.0, index: 0)
var curveDistance = (ratio: 0.0, index: 0)
var lineDistance = (ratio: 0.0, index: 0)
var byKind: [(cases: Int, failures: Int, segmentsIn: Int, segmentsOut: Int)] = Array(
  repeating: (0, 0, 0, 0), count: FuzzCase.Kind.allCases.count)
for index in first..<first + cases {
  let fuzz = FuzzCase(seed: seed, index: index, kind: only)
  let begun = Date()
  let verdict = FuzzOracle.check(fuzz)
  let time = Date().timeIntervalSince(begun)
  if time > slowest.time { slowest = (time, index) }
  if verdict.growth > growth.ratio { growth = (verdict.growth, index) }
  if verdict.curveDistance > curveDistance.ratio { curveDistance = (verdict.curveDistance, index) }
  if verdict.lineDistance > lineDistance.ratio { lineDistance = (verdict.lineDistance, index) }
  let kind = fuzz.kind.rawValue
  byKind[kind].cases += 1
  byKind[kind].segmentsIn += verdict.segmentsIn
  byKind[kind].segmentsOut += verdict.segmentsOut
  if let failure = verdict.failure {
    failures += 1
    byKind[kind].failures += 1
    if failures <= 20 {
      print("case \(index) of seed \(seed): \(failure)")
      let small = fuzz.shrunk { FuzzOracle.check($0).failure != nil }
      print(small.text)
      print(FuzzOracle.check(small).failure ?? "")
      print(FuzzOracle.results(of: small))
    }
  }
  if (index - first + 1) % 50_000 == 0 {
    let seconds = Int(Date().timeIntervalSince(started))
    print("\(index - first + 1) cases, \(failures) wrong, \(seconds) s")
    fflush(nil)
  }
}
let seconds = Date().timeIntervalSince(started)
for kind in FuzzCase.Kind.allCases {
  let row = byKind[kind.rawValue]
  print(
    "\(kind): \(row.cases) cases, \(row.failures) wrong, segments \(row.segmentsIn) in, "
      + "\(row.segmentsOut) out of 7 operations")
}
print("most segments out for one in: \(growth.ratio), case \(growth.index)")
print(
  "furthest from the operands, relative to their size: lines \(lineDistance.ratio), case "
    + "\(lineDistance.index); curves \(curveDistance.ratio), case \(curveDistance.index)")
print("slowest: case \(slowest.index), \(Int(slowest.time * 1e6)) us")
print("\(cases) cases of seed \(seed), \(failures) wrong, \(Int(seconds)) s")
exit(failures > 0 ? 1 : 0)
