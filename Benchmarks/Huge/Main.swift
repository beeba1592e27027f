// Draws 10,000 shapes on a page of 16,384 × 16,384 pixels into a PNG, strip by strip, and prints the time
// and the most memory that it took: `Huge OUT.png`.
import Filigree

@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: Huge OUT.png\n".utf8))
      exit(64)
    }
    let side: CGFloat = 16384
    var state: UInt64 = 7
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound
        + (range.upperBound - range.lowerBound) * CGFloat(state >> 11) * 0x1p-53
    }
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: side, height: side))
    for i in 0..<10_000 {
      let box = CGRect(
        x: number(0...side - 900), y: number(0...side - 900), width: number(30...900),
        height: number(30...900))
      let color = CGColor(
        red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.3...1))
      let clear = CGColor(red: 1, green: 1, blue: 1, alpha: 0.2)
      let stops = GradientStop.evenly([color, clear])
      switch i % 4 {
      case 0: recorder.fill(Path(ellipseIn: box), with: .color(color))
      case 1:
        recorder.fill(
          Path(roundedRect: box, cornerRadius: 20),
          with: .linearGradient(
            LinearGradientPaint(
              stops: stops, startPoint: box.origin, endPoint: CGPoint(x: box.maxX, y: box.maxY))))
      case 2:
        recorder.fill(
          Path(box),
          with: .radialGradient(
            RadialGradientPaint(
              stops: stops, center: CGPoint(x: box.midX, y: box.midY), endRadius: box.width / 2)))
      default:
        recorder.stroke(
          Path(ellipseIn: box), with: .color(color), style: StrokeStyle(lineWidth: number(1...30)))
      }
    }
    let list = recorder.finish()
    let begin = ContinuousClock.now
    try Rasterizer(background: CGColor(red: 1, green: 1, blue: 1, alpha: 1)).writePNG(
      list, to: URL(fileURLWithPath: arguments[1]), level: 1)
    let seconds = begin.duration(to: .now).components.seconds
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let most = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    print("\(seconds) s, \(most ?? "memory unknown")")
  }
}
