// The program that Benchmarks/icon-themes compiles with the icons' modules: draws each and compares it with its PNG file.
import Foundation
import SwiftUI
import UIKit

/// What is compared: icons, and those beyond the tolerance.
var count = 0
var off: [(line: String, share: Double)] = []
var largestMean = 0.0

/// The tolerance: at most 3 % of the pixels differ by more than 24 of 255, and the mean difference is at most 3.
let limit = (level: 24, share: 0.03, mean: 3.0)

/// Red, green, blue and opacity, premultiplied, row by row.
func pixels(_ image: CGImage) -> [UInt8] {
  guard
    let context = CGContext(
      data: nil, width: image.width, height: image.height, bitsPerComponent: 8,
      bytesPerRow: image.width * 4, space: CGColorSpace(name: CGColorSpace.sRGB)!,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  else { return [] }
  context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  return (context.makeImage()?.dataProvider?.data).map { [UInt8]($0 as Data) } ?? []
}

/// Compares an icon that was drawn in a box of a size with its PNG file, whose height is rounded up to whole pixels.
@MainActor func compare(_ name: String, _ isShape: Bool, _ width: Double, _ height: Double, _ view: AnyView) {
  count += 1
  let file = URL(fileURLWithPath: CommandLine.arguments[1]).appendingPathComponent("\(name).png")
  guard let expected = try? CGImage(contentsOf: file) else {
    off.append(("\(name): no PNG", 1))
    return
  }
  let renderer = ImageRenderer(
    content:
      view.frame(width: CGFloat(expected.width), height: CGFloat(expected.width) * height / width)
      .frame(
        width: CGFloat(expected.width), height: CGFloat(expected.height), alignment: .topLeading))
  guard let actual = renderer.cgImage, actual.width == expected.width, actual.height == expected.height
  else {
    off.append(("\(name): not drawn in \(expected.width) × \(expected.height)", 1))
    return
  }
  let (a, b) = (pixels(actual), pixels(expected))
  guard a.count == b.count, !a.isEmpty else {
    off.append(("\(name): no pixels", 1))
    return
  }
  var (beyond, sum) = (0, 0)
  for start in stride(from: 0, to: a.count, by: 4) {
    var most = 0
    for i in start + (isShape ? 3 : 0)..<start + 4 {
      let difference = abs(Int(a[i]) - Int(b[i]))
      most = max(most, difference)
      sum += difference
    }
    if most > limit.level { beyond += 1 }
  }
  let samples = Double(a.count / 4)
  let share = Double(beyond) / samples
  let mean = Double(sum) / samples / (isShape ? 1 : 4)
  largestMean = max(largestMean, mean)
  if share > limit.share || mean > limit.mean {
    off.append(
      (String(format: "%@: %.1f %% of the pixels, mean %.2f", name, share * 100, mean), share))
  }
}

@MainActor func finish() {
  print("\(count) icons drawn, \(off.count) beyond the tolerance; largest mean \(largestMean)")
  for (line, _) in off.sorted(by: { $0.share > $1.share }) { print(line) }
}
