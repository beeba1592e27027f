import FiligreeDocuments
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeDocuments

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("logo.png", "Logo"),
    ("icons/my-logo 2.png", "MyLogo2"),
    ("/a.b/c_d.final.swift", "CDFinal"),
    ("already UpperCamelCase", "AlreadyUpperCamelCase"),
    ("logo2x4blue", "Logo2X4Blue"),
    ("2023-report.svg", "Shape2023Report"),
    (".hidden", "Hidden"),
    ("", "TracedShape"),
    ("🎉🦊.png", "TracedShape"),
    ("🎉party", "Party"),
    ("école.png", "École"),
    ("漢字.png", "漢字"),
    ("class.png", "Class"),
    ("type.png", "TypeShape"),
    ("self", "SelfShape"),
    ("circle.png", "CircleShape"),
    ("PATH", "PATH"),
    ("path", "PathShape"),
    ("-", "TracedShape"),
  ])
  func fileNamesBecomeTypeNames(file: String, name: String) {
    expect(SwiftSourceWriter.typeName(forFile: file) == name)
  }

  @Test func aNameIsLeftAloneTheSecondTime() {
    for text in ["my logo", "2023", "type", "🎉", "a1b2", "éa"] {
      let name = SwiftName.type(from: text)
      expect(SwiftName.type(from: name) == name)
    }
  }

  @Test func canonicallyEqualNamesAreEqual() {
    let composed = SwiftName.type(from: "\u{E9}cole")
    let decomposed = SwiftName.type(from: "e\u{301}cole")
    expect(Array(composed.utf8) == Array(decomposed.utf8))
  }

  @Test(arguments: [
    ("Logo", "logo"), ("SVGIcon", "svgIcon"), ("ABC", "abc"), ("B", "b"), ("Class", "classPath"),
    ("Default", "defaultPath"), ("Shape2023", "shape2023"), ("漢字", "漢字"), ("École", "école"),
  ])
  func typeNamesBecomeFunctionNames(type: String, member: String) {
    expect(SwiftName.member(from: type) == member)
  }
}
