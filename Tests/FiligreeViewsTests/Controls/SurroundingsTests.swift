import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

private struct Scaled: View {
  @ScaledMetric private var side: CGFloat = 17
  var body: some View { Color.red.frame(width: side, height: side) }
}

@MainActor
@Suite("Surroundings of controls")
struct SurroundingsTests {
  /// Apple, Human Interface Guidelines, “Typography”: body is 14 points in xSmall, 53 in AX5.
  @Test("Texts and metrics are as large as people want them")
  func dynamicType() {
    func height(_ size: DynamicTypeSize, _ font: Font) -> CGFloat {
      let session = page(300, 300) { Text("A").font(font).dynamicTypeSize(size) }
      return session.accessibilityTree[0].frame.height
    }
    expect(height(.accessibility5, .body) == height(.large, .system(size: 53)))
    expect(height(.xSmall, .body) == height(.large, .system(size: 14)))
    expect(height(.xSmall, .system(size: 20)) == height(.large, .system(size: 20)))
    let session = page(300, 300) {
      Scaled().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .dynamicTypeSize(.accessibility5)
    }
    expect(drawnBoxes(session).map(\.width) == [23])
  }

  @Test("Placeholders are bars; what is unredacted is not")
  func redaction() throws {
    let session = page(200, 100) {
      VStack {
        Text("secret").redacted(reason: .placeholder)
        Text("secret").privacySensitive().redacted(reason: .privacy)
        Text("plain").redacted(reason: .privacy)
      }
    }
    expect(drawnBoxes(session).count { $0.width > 40 && $0.height > 12 } >= 2)
    let plain = page { Text("ab").unredacted().redacted(reason: .placeholder) }
    let same = page { Text("ab") }
    expect(drawnBoxes(plain) == drawnBoxes(same))
  }

  @Test("Forms of symbols, as far as there are any")
  func variants() throws {
    expect(SymbolVariants.fill.name(of: "star") == "star.fill")
    expect(SymbolVariants.circle.name(of: "no.such.symbol") == "no.such.symbol")
    expect(SymbolVariants.circle.fill.contains(.fill))
    let filled = page { Image(systemName: "star").symbolVariant(.fill) }
    let named = page { Image(systemName: "star.fill") }
    expect(drawnBoxes(filled) == drawnBoxes(named))
  }
}
