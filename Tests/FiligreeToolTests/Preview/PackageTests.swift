import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeProgram

/// What is read of a package's manifest and of its build, and which target files belong to.
@Suite struct PackageTests {
  /// As `swift package dump-package` of Swift 6.3 prints it, in short.
  private static let dump = """
    { "name": "Shop", "dependencies": [
      {"fileSystem": [{"identity": "filigree", "path": "/f/Filigree", "traits": [{"name": "default"}]}]},
      {"sourceControl": [{"identity": "swift-collections", "location": {}, "requirement": {}}]},
      {"fileSystem": [{"identity": "words", "path": "/f/Words", "traits": [{"name": "default"}, {"name": "Long"}]}]}],
      "targets": [
      {"name": "Screens", "type": "regular", "settings": [], "pluginUsages": [{"plugin": ["P", "p"]}],
       "resources": [{"path": "a", "rule": {"copy": {}}}],
       "dependencies": [{"byName": ["Model", null]}, {"product": ["SwiftUI", "filigree", {"SwiftUI": "F"}, null]},
         {"target": ["CCount", null]}]},
      {"name": "Model", "type": "executable", "path": "M", "dependencies": [], "resources": []}]}
    """

  @Test("A manifest's dependencies and targets are read")
  func manifest() throws {
    let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(Self.dump.utf8))
    expect(manifest.dependencies.map(\.identity) == ["filigree", "swift-collections", "words"])
    expect(manifest.dependencies.map(\.path) == ["/f/Filigree", nil, "/f/Words"])
    expect(manifest.dependencies.map(\.traits) == [nil, nil, ["default", "Long"]])
    let (screens, model) = (manifest.targets[0], manifest.targets[1])
    expect(screens.dependencies == ["Model", "SwiftUI", "CCount"])
    expect(screens.hasResources && screens.hasPlugins && !screens.hasSettings)
    expect(model.path == "M" && model.type == "executable")
    expect(!model.hasResources && !model.hasPlugins && !model.hasSettings)
    for wrong in ["{}", "[]", #"{"dependencies": [{}], "targets": []}"#] {
      #expect(throws: (any Error).self, "\(wrong)") {
        try JSONDecoder().decode(PackageManifest.self, from: Data(wrong.utf8))
      }
    }
  }

  @Test("Of a target's compilation that is kept which gives its files their meaning")
  func buildDescription() throws {
    let text = """
        "C.Other.module":
          inputs: ["/p/Other.swift"]
          args: ["swiftc","-module-name","Other","-DOTHER"]

        "C.Screens.module":
          tool: shell
          inputs: ["/p/Empty.swift","/b/resource_bundle_accessor.swift","/b/Modules/Model.swiftmodule"]
          outputs: ["/b/Empty.swift.o"]
          args: ["swiftc","-module-name","Screens","-c","@/b/sources","-I","/b/Modules","-j2","-DSHOP","-Xcc","-I",\
      "-Xcc","/p/in clude","-swift-version","6","-g","-enable-upcoming-feature","ExistentialAny",\
      "-Xfrontend","-load-plugin-executable","-Xfrontend","/b/M#M","-Onone"]
      """
    let build = try #require(BuildDescription(text, module: "Screens"))
    expect(
      build.flags == [
        "-I", "/b/Modules", "-DSHOP", "-Xcc", "-I", "-Xcc", "/p/in clude", "-swift-version", "6",
        "-enable-upcoming-feature", "ExistentialAny", "-Xfrontend", "-load-plugin-executable",
        "-Xfrontend", "/b/M#M",
      ])
    expect(build.sources == ["/p/Empty.swift", "/b/resource_bundle_accessor.swift"])
    expect(BuildDescription(text, module: "Screen") == nil)
    expect(BuildDescription("", module: "Screens") == nil)
  }

  @Test("Loose files are Swift 5; those of a target have its version")
  func languageVersion() {
    expect(Surroundings(flags: ["-I", "x"]).allFlags.starts(with: ["-swift-version", "5"]))
    let own = Surroundings(flags: ["-swift-version", "6"]).allFlags
    expect(own.count { $0 == "-swift-version" } == 1)
  }

  @Test("The stand-in has all products that packages depend on")
  func products() throws {
    let shims = projectFolder.appendingPathComponent("Sources/Shims").path
    // `os` is a package of its own.
    let names = try FileManager.default.contentsOfDirectory(atPath: shims).filter { $0 != "os" }
    expect(Set(StandIn.products) == Set(names + ["Filigree"]))
  }

  @Test("Files belong to the innermost target that has all of them")
  func targets() throws {
    let folder = try TemporaryFolder()
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", targets: [
          .target(name: "All", dependencies: ["Model"], path: "Sources", exclude: ["Screens", "Model", "Plain"]),
          .target(name: "Screens", dependencies: ["Model"]), .target(name: "Model"), .target(name: "Plain"),
        ])
      """
    _ = try folder.file("Package.swift", Data(manifest.utf8))
    for name in ["A.swift", "Screens/B.swift", "Model/C.swift", "Plain/D.swift"] {
      let file = folder.url.appendingPathComponent("Sources/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    _ = try folder.file("E.swift", Data())
    let work = try WorkFolder(option: folder.path("work"), for: "") {}
    func target(_ names: String...) throws -> PackageTarget? {
      try PackageTarget.find(containing: names.map(folder.path), in: work)
    }
    expect(try target("Sources/Screens/B.swift")?.target.name == "Screens")
    expect(try target("Sources/A.swift", "Sources/Screens/B.swift")?.target.name == "All")
    // These need nothing but themselves, or are of no target.
    expect(try target("Sources/Plain/D.swift") == nil)
    expect(try target("E.swift") == nil)
    let screens = try #require(try target("Sources/Screens/B.swift"))
    expect(
      screens.otherFiles.map { $0.dropFirst(screens.root.count) }
        == ["/Package.swift", "/Sources/Model/C.swift"])
  }

  @Test("A manifest that cannot be read is told, and the folder of a package is no target")
  func wrongPackages() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", Data("// swift-tools-version: 5.9\nlet let\n".utf8))
    let sources = folder.url.appendingPathComponent("Sources/Screens")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let file = sources.appendingPathComponent("A.swift")
    try Data("import SwiftUI\n#Preview { Text(\"A\") }\n".utf8).write(to: file)
    let work = try WorkFolder(option: folder.path("work"), for: "") {}
    let error = #expect(throws: PreviewBuild.ListingErrors.self) {
      try PackageTarget.find(containing: [file.path], in: work)
    }
    expect(error?.errors.first?.name == folder.path("Package.swift"))
    expect(error?.errors.first?.line == 2)
    let result = try CommandRunner.run(["preview", folder.url.path])
    expect(result.status == 64)
    expect(result.standardError.contains("is a package: give the folder of a target, such as"))
    expect(result.standardError.contains("/Sources/Screens"))
  }
}
