import FiligreeFilters
import Foundation
import FiligreeTestSupport
import Testing

/// The page on Core Image says what there is.
struct FilterTableTests {
  @Test func `each filter is in the tables, with its values and defaults`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appendingPathComponent("../../../Documentation/CoreImage.md"),
      encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `CI") }
    for name in CIFilter.filterNames(inCategory: nil) {
      expect(page.contains("`\(name)`"))
      let filter = try #require(CIFilter(name: name))
      guard let row = rows.first(where: { $0.hasPrefix("| `\(name)` ") }) else {
        expect(filter.inputKeys == [kCIInputImageKey, kCIInputBackgroundImageKey], "\(name)")
        continue
      }
      for key in filter.inputKeys {
        var value = ""
        if let number = (filter.value(forKey: key) as? NSNumber)?.doubleValue {
          let isWhole = number == number.rounded()
          value = number == .pi ? " π" : isWhole ? " \(Int(number))" : " \(number)"
        }
        expect(row.contains("`\(key)`\(value)"), "\(name)")
      }
    }
    expect(rows.count + 23 == CIFilter.filterNames(inCategory: nil).count)
  }
}
