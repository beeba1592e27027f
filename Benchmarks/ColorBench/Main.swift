// Color tracing beside vtracer: `ColorBench FILIGREE PYTHON FOLDER [PNG…]`.
//
// FILIGREE is the program, PYTHON an interpreter with the packages that peers.py names, FOLDER gets the
// pictures. Other pictures, given last, are timed as well. Prints tables in Markdown. Times are processor
// seconds of whole processes, user and system, which a busy machine changes little; each is the median
// of three runs in turns, or one where it takes more than 20 s.
import Foundation

struct Run {
  var cpu = 0.0
  var peak = 0
  var output = ""
  var status: Int32 = 0
}

struct Bench {
  let filigree: String
  let python: String
  let folder: URL
  let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("peers.py").path

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Runs a command under GNU time, which tells of processor time and peak memory.
  func run(_ command: [String]) -> Run {
    let process = Process()
    let output = Pipe()
    let log = path("time.txt")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/time")
    process.arguments = ["-o", log, "-f", "%U %S %M"] + command
    process.standardOutput = output
    do { try process.run() } catch { return Run(status: 127) }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = (try? String(contentsOfFile: log, encoding: .utf8))?.split(separator: "\n") ?? []
    let numbers = lines.last?.split(separator: " ").compactMap { Double($0) } ?? []
    guard numbers.count == 3 else { return Run(output: text, status: 1) }
    return Run(
      cpu: numbers[0] + numbers[1], peak: Int(numbers[2]), output: text,
      status: process.terminationStatus)
  }

  func peers(_ arguments: String...) -> String {
    run([python, script] + arguments).output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// PSNR in dB, segments and bytes of a trace.
  func judge(_ png: String, _ svg: String) -> (psnr: Double, segments: Int, bytes: Int) {
    let parts = peers("judge", png, svg).split(separator: " ")
    guard parts.count == 3 else { return (.nan, 0, 0) }
    return (Double(parts[0]) ?? .nan, Int(parts[1]) ?? 0, Int(parts[2]) ?? 0)
  }

  func ours(_ png: String, _ svg: String, _ options: [String]) -> [String] {
    [filigree, "trace", png, "-o", svg] + options
  }

  func vtracer(_ png: String, _ svg: String) -> [String] { [python, script, "vtracer", png, svg] }

  func vtracer1(_ png: String, _ svg: String, _ options: [String]) -> [String] {
    [python, script, "vtracer1", png, svg] + options
  }

  /// Quality at segments, on flat art.
  func quality(_ names: [String]) {
    print(
      "| picture | program | segments | PSNR, dB | bytes | ours at no more segments | gain, dB |")
    print("|---|---|---:|---:|---:|---:|---:|")
    for name in names {
      let png = path(name + ".png")
      var curve: [(segments: Int, psnr: Double, tolerance: String)] = []
      for tolerance in ["0.1", "0.2", "0.35", "0.5", "0.7", "1", "1.5", "2"] {
        let svg = path("\(name).ours.\(tolerance).svg")
        _ = run(ours(png, svg, ["--colors", "auto", "--tolerance", tolerance]))
        let found = judge(png, svg)
        curve.append((found.segments, found.psnr, tolerance))
        if tolerance == "0.35" {
          print(
            "| \(name) | filigree (default) | \(found.segments) | \(Self.two(found.psnr)) | "
              + "\(found.bytes) | | |")
        }
      }
      let rivals: [(String, ([String]))] = [
        ("vtracer 0.6.15", vtracer(png, path("rival.svg"))),
        ("vtracer 1.0a4", vtracer1(png, path("rival.svg"), [])),
        ("vtracer 1.0a4 simplify 0.5", vtracer1(png, path("rival.svg"), ["simplify=0.5"])),
        ("vtracer 1.0a4 cutout", vtracer1(png, path("rival.svg"), ["hierarchical=cutout"])),
        (
          "vtracer 1.0a4 cutout simplify 0.5",
          vtracer1(png, path("rival.svg"), ["hierarchical=cutout", "simplify=0.5"])
        ),
      ]
      for (title, command) in rivals {
        guard run(command).status == 0 else { continue }
        let theirs = judge(png, path("rival.svg"))
        let best = curve.filter { $0.segments <= theirs.segments }.max { $0.psnr < $1.psnr }
        let cell = best.map { "\($0.segments), \(Self.two($0.psnr)) (tolerance \($0.tolerance))" }
        print(
          "| \(name) | \(title) | \(theirs.segments) | \(Self.two(theirs.psnr)) | \(theirs.bytes) | "
            + "\(cell ?? "none so few") | \(best.map { Self.two($0.psnr - theirs.psnr) } ?? "") |")
      }
    }
  }

  /// Pixels of cut-out shapes that show what is behind them.
  func seams(_ names: [String]) {
    print("\n| picture | program | pixels that show the background |")
    print("|---|---|---:|")
    for name in names {
      let png = path(name + ".png")
      let svg = path("seam.svg")
      _ = run(ours(png, svg, ["--layers", "cutout", "--seams"]))
      print("| \(name) | filigree --layers cutout --seams | \(peers("seam", svg)) |")
      _ = run(ours(png, svg, ["--colors", "auto"]))
      print("| \(name) | filigree (stacked) | \(peers("seam", svg)) |")
      guard run(vtracer1(png, svg, ["hierarchical=cutout"])).status == 0 else { continue }
      print("| \(name) | vtracer 1.0a4 cutout | \(peers("seam", svg)) |")
    }
  }

  /// Time and memory.
  func costs(_ names: [String]) {
    print(
      "\n| picture | program | processor time, s | peak memory, MB | bytes a pixel | segments | PSNR, dB |"
    )
    print("|---|---|---:|---:|---:|---:|---:|")
    // What the program takes whatever the picture: its code, and that of its libraries.
    let tiny = path("tiny.ppm")
    let header = Data("P6 8 8 255\n".utf8)
    try? (header + Data(repeating: 128, count: 192)).write(to: URL(fileURLWithPath: tiny))
    let empty = run(ours(tiny, path("a.svg"), ["--colors", "auto"])).peak
    for name in names {
      let png = path(name + ".png")
      let pixels = Int(peers("pixels", png)) ?? 0
      var commands: [(String, [String])] = [
        ("filigree", ours(png, path("a.svg"), ["--colors", "auto"])),
        ("vtracer 0.6.15", vtracer(png, path("b.svg"))),
        ("vtracer 1.0a4", vtracer1(png, path("c.svg"), [])),
      ]
      if name.hasPrefix("photo") {
        // Its settings for photos take minutes elsewhere.
        commands.append(("vtracer 0.6.15 photo", vtracer(png, path("d.svg")) + ["photo"]))
      }
      var runs = [[Run]](repeating: [], count: commands.count)
      for _ in 0..<3 {
        for (i, command) in commands.enumerated() where (runs[i].first?.cpu ?? 0) < 20 {
          runs[i].append(run(command.1))
        }
      }
      for (i, command) in commands.enumerated() where runs[i].allSatisfy({ $0.status == 0 }) {
        let sorted = runs[i].map(\.cpu).sorted()
        let peak = runs[i].map(\.peak).max() ?? 0
        let found = judge(png, path(["a.svg", "b.svg", "c.svg", "d.svg"][i]))
        // Python brings its interpreter along: only ours is told apart from its program.
        let own = i == 0 ? Self.two(Double(peak - empty) * 1024 / Double(pixels)) : ""
        print(
          "| \(name) | \(command.0) | \(Self.two(sorted[sorted.count / 2])) | \(peak / 1024) | \(own) | "
            + "\(found.segments) | \(Self.two(found.psnr)) |")
      }
      fflush(nil)
    }
    print("\nThe program alone (a picture of 8 × 8 pixels) takes \(empty / 1024) MB.")
  }

  static func two(_ value: Double) -> String {
    value.isFinite ? "\((value * 100).rounded() / 100)" : "–"
  }
}

@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else {
      FileHandle.standardError.write(
        Data("usage: ColorBench FILIGREE PYTHON FOLDER [PNG…]\n".utf8))
      exit(64)
    }
    let bench = Bench(
      filigree: arguments[1], python: arguments[2], folder: URL(fileURLWithPath: arguments[3]))
    try FileManager.default.createDirectory(at: bench.folder, withIntermediateDirectories: true)
    var flat: [String] = []
    for seed in [1, 2, 3] as [UInt64] {
      let svg = bench.path("flat\(seed).svg")
      try Data(Scenes.flatArt(seed: seed, shapes: 40).utf8).write(to: URL(fileURLWithPath: svg))
      for width in [512, 2048] where width == 512 || seed == 1 {
        _ = bench.peers("draw", svg, "\(width)", bench.path("flat\(seed)-\(width).png"))
        flat.append("flat\(seed)-\(width)")
      }
    }
    for (name, width, height) in [("photo-512", 512, 341), ("photo-2048", 2048, 1365)] {
      try Scenes.photo(seed: 4, width: width, height: height).write(
        to: URL(fileURLWithPath: bench.path(name + ".ppm")))
      _ = bench.peers("png", bench.path(name + ".ppm"), bench.path(name + ".png"))
    }
    for (name, width, height) in [("leaves-512", 512, 384), ("leaves-2048", 2048, 1536)] {
      try Scenes.leaves(seed: 5, width: width, height: height).write(
        to: URL(fileURLWithPath: bench.path(name + ".ppm")))
      _ = bench.peers("png", bench.path(name + ".ppm"), bench.path(name + ".png"))
    }
    var others: [String] = []
    for file in arguments.dropFirst(4) {
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      _ = bench.peers("png", file, bench.path(name + ".png"))
      others.append(name)
    }
    bench.quality(flat)
    fflush(nil)
    try bench.centerLines()
    bench.seams(["flat1-512", "flat2-512", "leaves-512"])
    bench.costs(
      ["flat1-512", "flat1-2048", "photo-512", "photo-2048", "leaves-512", "leaves-2048"] + others)
  }
}
