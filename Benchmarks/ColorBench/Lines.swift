import Foundation

extension Scenes {
  /// A drawing of lines, arcs, circles and dashes of several widths, and how many strokes it has.
  static func lineDrawing(seed: UInt64) -> (svg: String, strokes: Int) {
    var random = Random(state: seed)
    var svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 768">"#
    svg += ##"<rect width="1024" height="768" fill="#fff"/><g fill="none" stroke="#000" "##
    svg += #"stroke-linecap="round" stroke-linejoin="round">"#
    var strokes = 0
    func add(_ path: String, _ width: Double) {
      svg += #"<path stroke-width="\#(width)" d="\#(path)"/>"#
      strokes += 1
    }
    let widths = [1.5, 2, 3, 4.5, 7]
    for _ in 0..<12 {
      let (x, y) = (random.number(40, 980), random.number(40, 600))
      let (u, v) = (random.number(40, 980), random.number(40, 600))
      let (a, b) = (random.number(-120, 120), random.number(-120, 120))
      if random.index(2) == 0 {
        add("M\(x) \(y)L\(u) \(v)", widths[random.index(5)])
      } else {
        add("M\(x) \(y)Q\((x + u) / 2 + a) \((y + v) / 2 + b) \(u) \(v)", widths[random.index(5)])
      }
    }
    for _ in 0..<5 {
      let (x, y, r) = (random.number(120, 900), random.number(120, 560), random.number(20, 90))
      let width = widths[random.index(5)]
      add("M\(x - r) \(y)a\(r) \(r) 0 1 1 \(2 * r) 0a\(r) \(r) 0 1 1 \(-2 * r) 0z", width)
    }
    for row in 0..<3 {
      let (y, width) = (660 + 35 * Double(row), [2.0, 4, 6][row])
      for i in 0..<16 { add("M\(40 + 60 * i) \(y)h\(10 * (row + 1))", width) }
    }
    return (svg + "</g></svg>", strokes)
  }
}

extension Bench {
  /// Strokes of line drawings: clean, as scans with shadows, blur and noise, and in two grays alone.
  func centerLines() throws {
    print("\n| picture | strokes drawn | program | paths | strokes | segments | PSNR, dB |")
    print("|---|---:|---|---:|---:|---:|---:|")
    for seed in [7, 8] as [UInt64] {
      let drawing = Scenes.lineDrawing(seed: seed)
      let svg = path("lines\(seed).svg")
      try Data(drawing.svg.utf8).write(to: URL(fileURLWithPath: svg))
      let clean = path("lines\(seed).png")
      _ = peers("draw", svg, "1024", clean)
      let scan = path("lines\(seed)-scan.png")
      _ = peers("scan", clean, scan)
      let hard = path("lines\(seed)-hard.png")
      _ = peers("hard", clean, hard)
      let pictures = [
        ("lines\(seed)", clean), ("lines\(seed), scan", scan), ("lines\(seed), two grays", hard),
      ]
      for (name, png) in pictures {
        let result = path("strokes.svg")
        let autotrace = [python, script, "autotrace", png, result]
        let programs: [(String, [String])] = [
          ("filigree", ours(png, result, ["--style", "centerline"])),
          ("autotrace -centerline", autotrace),
          ("autotrace -centerline -color-count 2", autotrace + ["color_count=2"]),
          ("autotrace -centerline -preserve-width, thresholded", autotrace + ["threshold=128"]),
        ]
        for (title, command) in programs {
          guard run(command).status == 0 else { continue }
          let found = judge(clean, result)
          let counts = peers("strokes", result).split(separator: " ")
          guard counts.count == 2 else { continue }
          print(
            "| \(name) | \(drawing.strokes) | \(title) | \(counts[0]) | \(counts[1]) | "
              + "\(found.segments) | \(Self.two(found.psnr)) |")
        }
      }
    }
  }
}
