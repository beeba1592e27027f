import FiligreeBase
import FiligreeContours
import FiligreeTracing
import FiligreePaths
import Foundation

/// Writes contours as JSON: the page's size, and each contour with its points on the page.
///
///     {"width":512,"height":512,"contours":[
///     {"indexPath":[0],"hole":false,"points":[[10,20],…]},
///     {"indexPath":[0,0],"hole":true,"points":[[12,22],…]}
///     ]}
///
/// Nested, a contour's children stand in its `children` instead of after it. Points are in the
/// output's units, y down, and the last point is joined to the first.
struct ContourJSON {
  var fractionDigits: Int

  func write(_ layout: Layout, nested: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text += "{\"width\":".utf8
    number(layout.page.width, to: &text)
    text += ",\"height\":".utf8
    number(layout.page.height, to: &text)
    text += ",\"contours\":[".utf8

    // Depth first: a contour's children follow it, so nesting is a matter of brackets.
    var indexPath: [Int] = []
    var ancestors: [Int] = []
    for (k, contour) in layout.trace.kept.enumerated() {
      let parent = Int(layout.trace.contours.parents[contour])
      var sibling = 0
      while let last = ancestors.last, last != parent {
        ancestors.removeLast()
        sibling = indexPath.removeLast() + 1
        if nested { text += "]}".utf8 }
      }
      if k > 0, !nested || sibling > 0 { text += ",".utf8 }
      ancestors.append(contour)
      indexPath.append(sibling)
      head(k, indexPath: indexPath, of: layout, to: &text)
      text += nested ? ",\"children\":[".utf8 : "}".utf8
    }
    if nested {
      for _ in ancestors { text += "]}".utf8 }
    }
    text += "\n]}\n".utf8
    return text
  }

  private func head(
    _ k: Int, indexPath: [Int], of layout: Layout, to text: inout [UInt8]
  ) {
    text += "\n{\"indexPath\":[\(indexPath.map(String.init).joined(separator: ","))]".utf8
    text += ",\"hole\":\(layout.trace.contours.isHole(layout.trace.kept[k])),\"points\":[".utf8
    var first = true
    for point in layout.trace.curves[k].corners {
      let place = CGPoint(x: point.x, y: point.y)
        .applying(layout.trace.transform.concatenating(layout.transform))
      text += first ? "[".utf8 : ",[".utf8
      first = false
      number(place.x, to: &text)
      text.append(UInt8(ascii: ","))
      number(place.y, to: &text)
      text.append(UInt8(ascii: "]"))
    }
    text.append(UInt8(ascii: "]"))
  }

  private func number(_ value: CGFloat, to text: inout [UInt8]) {
    DecimalText.append(
      Double(value), fractionDigits: fractionDigits, leadingZero: true, to: &text)
  }
}
