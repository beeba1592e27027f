import Filigree
import Foundation

/// Random views of numbers that no view expects, each from a seed: none may stop the program, or take a second.
@MainActor
struct Fuzz {
  private var state: UInt64

  private static let hostile: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, -0.0, .leastNonzeroMagnitude, .leastNormalMagnitude,
    1e9, -1e9, 1e38, 0, 1,
    2_147_483_648, -2_147_483_649, 9.3e18, 1e19, .greatestFiniteMagnitude, 1e-9, -20,
  ]

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func pick(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  private mutating func number() -> CGFloat {
    pick(4) == 0 ? Self.hostile[pick(Self.hostile.count)] : CGFloat(pick(1000)) / 10
  }

  private mutating func radius() -> CGFloat { min(number(), 40) }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<pick(6) {
      let point = CGPoint(x: number(), y: number())
      switch pick(5) {
      case 0: path.move(to: point)
      case 1: path.addLine(to: point)
      case 2: path.addQuadCurve(to: point, control: CGPoint(x: number(), y: number()))
      case 3: path.addEllipse(in: CGRect(origin: point, size: CGSize(width: number(), height: 9)))
      default: path.closeSubpath()
      }
    }
    return path
  }

  private mutating func leaf() -> AnyView {
    switch pick(8) {
    case 0: return AnyView(Text("some words").font(.system(size: number())).tracking(number()))
    case 1: return AnyView(Color.red)
    case 2: return AnyView(path().fill(.blue))
    case 3: return AnyView(Circle().trim(from: number(), to: number()).stroke(lineWidth: number()))
    case 4: return AnyView(RoundedRectangle(cornerRadius: number()))
    case 5: return AnyView(Spacer(minLength: number()))
    case 6: return AnyView(Rectangle().aspectRatio(number(), contentMode: .fit))
    default:
      let (path, x, width) = (path(), number(), number())
      return AnyView(
        Canvas { context, _ in
          context.translateBy(x: x, y: 0)
          context.stroke(path, with: .color(.red), lineWidth: width)
        })
    }
  }

  private mutating func view(_ depth: Int) -> AnyView {
    guard depth > 0 else { return leaf() }
    let inner = view(depth - 1)
    switch pick(14) {
    case 0, 1:
      let other = view(pick(min(depth, 3)))
      return AnyView(
        HStack(spacing: number()) {
          inner
          other
        })
    case 2, 3:
      let other = view(pick(min(depth, 3)))
      return AnyView(
        VStack(alignment: .leading) {
          inner
          other
        })
    case 4:
      let other = view(pick(min(depth, 3)))
      return AnyView(
        ZStack {
          inner
          other
        })
    case 5: return AnyView(inner.padding(number()))
    case 6: return AnyView(inner.frame(width: number(), height: number()))
    case 7: return AnyView(inner.frame(minWidth: number(), maxWidth: number(), maxHeight: number()))
    case 8: return AnyView(inner.offset(x: number(), y: number()).opacity(Double(number())))
    case 9: return AnyView(inner.rotationEffect(.degrees(Double(number()))).scaleEffect(number()))
    case 10: return AnyView(inner.layoutPriority(Double(number())).fixedSize())
    case 11: return AnyView(inner.shadow(radius: radius(), x: number()).blur(radius: radius()))
    case 12: return AnyView(inner.position(x: number(), y: number()).border(.red, width: number()))
    default: return AnyView(inner.aspectRatio(number(), contentMode: .fill))
    }
  }

  /// The processor time, of all threads, that the view of the seed takes: its picture, a tick and the picture
  /// after it, in milliseconds.
  mutating func run() -> Double {
    let view = view(1 + pick(24))
    let interval = Double(number())
    let start = now(CLOCK_PROCESS_CPUTIME_ID)
    _ = ImageRenderer(content: view.frame(width: 40, height: 40)).cgImage
    let session = ViewSession(size: CGSize(width: 40, height: 30)) { view }
    session.advance(by: interval)
    _ = try? session.image()
    return now(CLOCK_PROCESS_CPUTIME_ID) - start
  }

  /// Runs seeds and prints those that take longer than a second.
  static func run(from first: UInt64, count: UInt64) {
    var longest = 0.0
    for seed in first..<first + count {
      var fuzz = Fuzz(seed: seed)
      let time = fuzz.run()
      longest = max(longest, time)
      if time > 1000 { print("seed \(seed): \(Int(time)) ms") }
      if seed % 1000 == 999 { print("… \(seed), longest \(Int(longest)) ms") }
    }
    print("\(count) seeds from \(first) on, the longest \(Int(longest)) ms")
  }
}
