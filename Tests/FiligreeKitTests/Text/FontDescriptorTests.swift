import FiligreeKit
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct FontDescriptorTests {
  private let family = "DejaVu Serif"

  @Test func `families and their fonts`() {
    let names = UIFont.familyNames
    expect(names.contains(family) && names == names.sorted() && Set(names).count == names.count)
    let fonts = UIFont.fontNames(forFamilyName: family)
    expect(fonts.contains("DejaVuSerif") && fonts.contains("DejaVuSerif-Bold"))
    expect(fonts == fonts.sorted() && fonts == UIFont.fontNames(forFamilyName: "dejavu serif"))
    expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    for font in fonts { expect(UIFont(name: font, size: 10) != nil, "\(font)") }
  }

  @Test func `a descriptor by its name`() {
    let descriptor = UIFontDescriptor(name: family, size: 14)
    let font = UIFont(descriptor: descriptor, size: 0)
    expect(font.fontName == "DejaVuSerif" && font.pointSize == 14)
    expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
    expect(font.fontDescriptor == descriptor && descriptor.pointSize == 14)
    expect(descriptor.postscriptName == "DejaVuSerif")
    expect(descriptor.object(forKey: .family) as? String == family)
    expect(descriptor.object(forKey: .name) as? String == "DejaVuSerif")
    expect(descriptor.object(forKey: .size) as? CGFloat == 14)
    expect(descriptor.object(forKey: .init(rawValue: "?")) == nil)
    expect(UIFontDescriptor().pointSize == 12)
  }

  @Test func `traits`() throws {
    let plain = UIFont(descriptor: UIFontDescriptor(name: family, size: 14), size: 0)
    expect(plain.fontDescriptor.symbolicTraits == [])
    let bold = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
    expect(bold.symbolicTraits == .traitBold)
    expect(UIFont(descriptor: bold, size: 0).fontName == "DejaVuSerif-Bold")
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic, .traitCondensed]))
    expect(both.symbolicTraits == [.traitBold, .traitItalic, .traitCondensed])
    expect(both.withSymbolicTraits([])?.symbolicTraits == [])
    expect(both.withSymbolicTraits([]) == plain.fontDescriptor)
    // A weight that is bold already stays.
    let black = UIFont.systemFont(ofSize: 12, weight: .black).fontDescriptor
    expect(black.symbolicTraits == .traitBold)
    expect(
      black.withSymbolicTraits([.traitBold, .traitItalic])?.withSymbolicTraits(.traitBold) == black)
    let mono = try #require(
      UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitMonoSpace))
    expect(
      UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 12, weight: .regular))
    expect(mono.withSymbolicTraits([]) == UIFont.systemFont(ofSize: 12).fontDescriptor)
    expect(
      UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor, size: 0)
        == .systemFont(ofSize: 9))
  }

  @Test func `families, sizes and designs`() {
    let system = UIFont.systemFont(ofSize: 12).fontDescriptor
    expect(system.withFamily(family).withSize(20) == UIFontDescriptor(name: family, size: 20))
    expect(system.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
    expect(system.withDesign(.default) == system && system.withDesign(.serif) != system)
    expect(system.withDesign(.init(rawValue: "?")) == system)
    expect(system.withDesign(.rounded) != nil)
    expect(system.withFamily(family).withDesign(.serif) == nil)
    expect(
      UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .title1), size: 0)
        == .preferredFont(forTextStyle: .title1))
    expect(system.copy() as? UIFontDescriptor === system)
    expect(system.hash == UIFont.systemFont(ofSize: 12).fontDescriptor.hash)
  }

  @Test func `attributes`() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: family, .size: 15,
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue,
        .weight: UIFont.Weight.bold,
      ],
    ])
    expect(descriptor.pointSize == 15)
    expect(descriptor.symbolicTraits == [.traitItalic, .traitBold])
    expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
    expect(
      UIFontDescriptor().addingAttributes([.name: "DejaVuSerif-Bold", .size: CGFloat(9)])
        == UIFontDescriptor(name: "DejaVuSerif-Bold", size: 9))
    let nonsense: [UIFontDescriptor.AttributeName: Any] = [
      .family: 7, .size: "large", .traits: "bold",
    ]
    expect(UIFontDescriptor(fontAttributes: nonsense) == UIFontDescriptor())
    for size in [CGFloat.nan, -3, .infinity] {
      expect(
        UIFont(descriptor: UIFontDescriptor(name: family, size: 14), size: size).pointSize == 12)
    }
  }
}
