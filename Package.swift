// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// CI sets this so that a warning in one of our own targets stops the build. It is off for everybody
// else: a newer compiler with a new warning must not keep a user from building a released version.
let strict = Context.environment["FILIGREE_STRICT"] != nil
let settings: [SwiftSetting] = strict ? [.treatAllWarnings(as: .error)] : []

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["FiligreeTestSupport"], exclude: exclude,
    resources: resources, swiftSettings: settings)
}

// The traits with which the umbrella brings something; that of the package's sources is the same (`#if`).
let apps: Set = ["All", "Apps"]
let views = apps.union(["Views"])
let tracing: Set = ["All", "Tracing"]
let contours = tracing.union(["Contours"])

let package = Package(
  name: "filigree",
  products: [
    .library(name: "Filigree", targets: ["Filigree"]),
    .executable(name: "filigree", targets: ["FiligreeProgram"]),
    .library(name: "FiligreeTesting", targets: ["FiligreeTesting"]),
    .plugin(name: "FiligreeShapes", targets: ["FiligreeShapes"]),
    .plugin(name: "FiligreeShapesCommand", targets: ["FiligreeShapesCommand"]),
  ],
  // What `import Filigree` brings, and so what a client of it builds. None enables another: SwiftPM (6.3) hands several to the
  // compiler in any order, and builds all anew when it is another one.
  traits: [
    .default(enabledTraits: ["All"]),
    .trait(name: "All", description: "All that there is"),
    .trait(name: "Paths", description: "Path and CGPath: geometry alone"),
    .trait(name: "Contours", description: "Pictures in and out, Vision's contours, and paths"),
    .trait(name: "Tracing", description: "Pictures as curves, contours, and paths"),
    .trait(
      name: "Views", description: "SwiftUI, UIKit, Core Image, text, documents, and paths"),
    .trait(name: "Apps", description: "Apps in a browser, and views"),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Who may import whom: upwards in this list only.
    // What targets without a relation share: numbers, their text, vectors, memory.
    library("FiligreeBase"),
    // Its inner loops: segments against segments, and cubics through samples.
    .target(name: "CFiligreePaths"),
    library("FiligreePaths", ["CFiligreePaths", "FiligreeBase"]),
    .systemLibrary(
      name: "CPNG", path: "Sources/System/CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CTurboJPEG", path: "Sources/System/CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CWebP", path: "Sources/System/CWebP", pkgConfig: "libwebp",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CDeflate", path: "Sources/System/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    // libpng reports errors by longjmp, which Swift cannot catch; zlib comes with libpng. libdeflate
    // inflates whole pictures in less than half of zlib's time.
    .target(
      name: "CFiligreeCodecs", dependencies: ["CPNG", "CDeflate"],
      linkerSettings: [.linkedLibrary("z")]),
    library("FiligreePixels", ["CFiligreeCodecs", "FiligreeBase", "CPNG", "CTurboJPEG", "CWebP"]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFreeType", path: "Sources/System/CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CFontconfig", path: "Sources/System/CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    library("FiligreeDrawing", ["FiligreeBase", "FiligreePaths", "FiligreePixels"]),
    library("FiligreeSVG", ["FiligreeBase", "FiligreePaths", "FiligreePixels", "FiligreeDrawing"]),
    library(
      "FiligreeText",
      [
        "FiligreeBase", "FiligreePaths", "FiligreePixels", "FiligreeSVG", "CHarfBuzz", "CFreeType",
        "CFontconfig",
      ]),
    // The widest registers that the processor has, for thresholds.
    .target(name: "CFiligreeContours"),
    library(
      "FiligreeContours", ["CFiligreeContours", "FiligreeBase", "FiligreePaths", "FiligreePixels"]),
    // Its inner loops for wide registers, too: fitting, and sums of rows.
    .target(name: "CFiligreeTracing"),
    library(
      "FiligreeTracing",
      ["CFiligreeTracing", "FiligreeBase", "FiligreePaths", "FiligreePixels", "FiligreeContours"]),
    // Its inner loops for wide registers.
    .target(name: "CFiligreeRaster"),
    library(
      "FiligreeRaster",
      ["CFiligreeRaster", "FiligreeBase", "FiligreePaths", "FiligreePixels", "FiligreeDrawing"]),
    // How traces are drawn, and compared with their pictures: neither tracing nor drawing needs the other.
    library(
      "FiligreeTracedPaint",
      ["FiligreePaths", "FiligreePixels", "FiligreeTracing", "FiligreeDrawing", "FiligreeRaster"]),
    library(
      "FiligreeDocuments",
      [
        "FiligreeBase", "FiligreePaths", "FiligreePixels", "FiligreeText", "FiligreeDrawing",
        "FiligreeSVG",
      ]),
    library("FiligreeSymbols", ["FiligreePaths", "FiligreeSVG"]),
    library(
      "FiligreeFilters",
      [
        "FiligreeBase", "FiligreePaths", "FiligreePixels", "FiligreeDrawing", "FiligreeRaster",
        "FiligreeSymbols",
      ]),
    library(
      "FiligreeKit",
      [
        "FiligreePaths", "FiligreePixels", "FiligreeText", "FiligreeDrawing", "FiligreeSVG",
        "FiligreeRaster", "FiligreeDocuments", "FiligreeSymbols", "FiligreeFilters",
      ]),
    library("FiligreePublishers"),
    // Where tasks run that views start; further stacks, for views nested deeper than a thread's stack is long; the
    // types of a program.
    .target(name: "CFiligreeViews"),
    // The words of Swift source, and the macros that move them about; the compiler's plug-in.
    library("FiligreeSyntax"),
    .macro(name: "FiligreeMacros", dependencies: ["FiligreeSyntax"], swiftSettings: settings),
    library(
      "FiligreeViews",
      [
        "CFiligreeViews", "FiligreeBase", "FiligreeMacros", "FiligreePaths", "FiligreePixels",
        "FiligreeText",
        "FiligreeDrawing", "FiligreeRaster", "FiligreeDocuments", "FiligreeSymbols", "FiligreeKit",
        "FiligreePublishers",
      ]),
    // Apps in a browser: a server, and the page as part of the program.
    library(
      "FiligreeHost",
      [
        "FiligreePaths", "FiligreePixels", "FiligreeDrawing", "FiligreeRaster", "FiligreeKit",
        "FiligreeDocuments", "FiligreeViews", "CDeflate",
        // So that who wants no apps does not get it.
        .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: apps)),
      ],
      resources: ["live.html", "live.css", "live.js", "preview.js"].map {
        .embedInCode("Page/\($0)")
      }),
    // What `import SwiftUI` shows but for what only it shows; the umbrella has contours besides.
    library(
      "FiligreeUI",
      [
        "FiligreePaths", "FiligreePixels", "FiligreeDrawing", "FiligreeRaster", "FiligreeDocuments",
        "FiligreeFilters", "FiligreeKit", "FiligreeViews", "FiligreeText", "FiligreePublishers",
        "FiligreeSVG",
      ]),
    library(
      "Filigree",
      [
        "FiligreePaths",
        .byName(name: "FiligreePixels", condition: .when(traits: contours)),
        .byName(name: "FiligreeContours", condition: .when(traits: contours)),
        .byName(name: "FiligreeTracing", condition: .when(traits: tracing)),
        .byName(name: "FiligreeTracedPaint", condition: .when(traits: ["All"])),
        .byName(name: "FiligreeUI", condition: .when(traits: views)),
        .byName(name: "FiligreeHost", condition: .when(traits: apps)),
      ]),
    // For tests of clients, and for ours: pictures that are expected, compared and recorded. Nothing else imports it, for it
    // links Testing and XCTest.
    library("FiligreeGoldens", ["FiligreePixels"]),
    library(
      "FiligreeTesting",
      [
        "FiligreeGoldens", "FiligreePixels", "FiligreeRaster", "FiligreeKit", "FiligreeViews",
        "FiligreeUI",
      ]),
    // The tracer as a page: an app that has nothing but what every client has, the public names of the umbrella. Only
    // FiligreeProgram imports it.
    library("FiligreeStudio", ["Filigree"]),
    // The commands that make files of files. Not the umbrella: views and pictures of symbols are not for them.
    library(
      "FiligreeTool",
      [
        "FiligreeBase", "FiligreePaths", "FiligreePixels", "FiligreeContours", "FiligreeTracing",
        "FiligreeTracedPaint", "FiligreeDrawing", "FiligreeRaster",
        "FiligreeDocuments", "FiligreeSVG", "FiligreeSymbols",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "FiligreeProgram",
      dependencies: [
        "FiligreeTool", "FiligreeStudio", "FiligreeHost", "FiligreePixels", "FiligreeSyntax",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: ["gallery.html", "gallery.css", "gallery.js"].map { .embedInCode("Page/\($0)") },
      swiftSettings: settings),
    // The program without views: what is installed as `filigree` and hands on to the whole, and what plug-ins run, which SwiftPM
    // builds apart from the client's own libraries.
    .executableTarget(
      name: "FiligreeFiles", dependencies: ["FiligreeTool"], swiftSettings: settings),

    // SVG files and pictures of a client's target become Swift: in each of its builds, or once.
    .plugin(name: "FiligreeShapes", capability: .buildTool(), dependencies: ["FiligreeFiles"]),
    .plugin(
      name: "FiligreeShapesCommand",
      capability: .command(
        intent: .custom(
          verb: "filigree-shapes",
          description: "Writes the SVG files and pictures of targets as Swift source, once."),
        permissions: [
          .writeToPackageDirectory(reason: "Writes Shapes.swift into the folders of the targets.")
        ]),
      dependencies: ["FiligreeFiles"]),

    // Draws the pictures of Examples/pictures.
    .executableTarget(
      name: "ExamplePictures", dependencies: ["Filigree"], path: "Examples/ExamplePictures",
      swiftSettings: settings),
    // Draws the pictures of Documentation/Paths.md.
    .executableTarget(
      name: "PathGallery",
      dependencies: [
        "FiligreePaths", "FiligreePixels", "FiligreeText", "FiligreeDrawing", "FiligreeRaster",
      ],
      path: "Examples/PathGallery", swiftSettings: settings),
    // Draws the pictures of Documentation/ColorTracing.md.
    .executableTarget(
      name: "TraceGallery",
      dependencies: [
        "FiligreePaths", "FiligreePixels", "FiligreeContours", "FiligreeTracing",
        "FiligreeTracedPaint", "FiligreeDrawing", "FiligreeRaster",
      ],
      path: "Examples/TraceGallery", swiftSettings: settings),
    // Draws the pictures of Documentation/Symbols.md.
    .executableTarget(
      name: "SymbolGallery", dependencies: ["Filigree"], path: "Examples/SymbolGallery",
      swiftSettings: settings),
    // The listing of Documentation/Library.md.
    .executableTarget(
      name: "Tour", dependencies: ["Filigree"], path: "Examples/Tour", swiftSettings: settings),

    // Times the contours of a picture, for comparisons with other programs.
    .executableTarget(
      name: "ContourDriver",
      dependencies: ["FiligreeContours", "FiligreeTracing", "FiligreePixels"],
      path: "Benchmarks/ContourDriver", swiftSettings: settings),

    // Pictures of known drawings, and how near traces come to them: Benchmarks/Tracing.md.
    .executableTarget(
      name: "TraceBench",
      dependencies: [
        "FiligreePaths", "FiligreePixels", "FiligreeContours", "FiligreeTracing", "FiligreeDrawing",
        "FiligreeRaster",
        "FiligreeText",
      ],
      path: "Benchmarks/TraceBench", swiftSettings: settings),

    .target(
      name: "FiligreeTestSupport", dependencies: ["FiligreePixels", "FiligreeGoldens"],
      path: "Tests/FiligreeTestSupport", swiftSettings: settings),
    // Random cases for the path booleans, what must hold of them, and the long run over them.
    .target(
      name: "PathFuzzing", dependencies: ["FiligreePaths", "FiligreeTestSupport"],
      path: "Tests/PathFuzzing", swiftSettings: settings),
    .executableTarget(
      name: "PathFuzz", dependencies: ["PathFuzzing", "FiligreePaths", "FiligreeTestSupport"],
      path: "Tests/PathFuzz", swiftSettings: settings),
    tests("FiligreeBaseTests", ["FiligreeBase"]),
    tests("FiligreePathsTests", ["FiligreePaths", "PathFuzzing"]),
    // Random drawings with numbers that no drawing has, and the long run over them.
    .target(
      name: "DrawingFuzzing", dependencies: ["FiligreeKit", "FiligreeTestSupport"],
      path: "Tests/DrawingFuzzing", swiftSettings: settings),
    .executableTarget(
      name: "DrawingFuzz", dependencies: ["DrawingFuzzing", "FiligreeTestSupport"],
      path: "Tests/DrawingFuzz", swiftSettings: settings),
    tests(
      "FiligreeTextTests", ["FiligreeText", "FiligreeSVG", "FiligreeDrawing", "FiligreeRaster"],
      exclude: ["Fixtures", "Goldens"]),
    tests(
      "FiligreePixelsTests", ["FiligreePixels", "CFiligreeCodecs"],
      exclude: ["Fixtures"]),
    tests(
      "FiligreeContoursTests",
      [
        "FiligreeContours", "CFiligreeContours", "FiligreeDrawing", "FiligreeRaster",
        "ContourDriver",
      ],
      exclude: ["Goldens"]),
    tests(
      "FiligreeTracingTests",
      [
        "FiligreeTracing", "CFiligreeTracing", "FiligreeContours", "FiligreeDrawing",
        "FiligreeRaster", "FiligreeTracedPaint",
        "TraceGallery",
      ],
      exclude: ["Goldens"]),
    tests("FiligreeDrawingTests", ["FiligreeDrawing"]),
    tests(
      "FiligreeRasterTests", ["FiligreeRaster", "CFiligreeRaster"], exclude: ["Goldens"]),
    // Random SVG documents, and the long run over them.
    .target(
      name: "SVGFuzzing",
      dependencies: [
        "FiligreePaths", "FiligreePixels", "FiligreeDrawing", "FiligreeRaster", "FiligreeSVG",
        "FiligreeDocuments", "FiligreeTestSupport",
      ],
      path: "Tests/SVGFuzzing", swiftSettings: settings),
    .executableTarget(
      name: "SVGFuzz", dependencies: ["SVGFuzzing", "FiligreeTestSupport"], path: "Tests/SVGFuzz",
      swiftSettings: settings),
    tests(
      "FiligreeSVGTests",
      ["FiligreeSVG", "FiligreeDocuments", "FiligreeRaster", "FiligreeText", "SVGFuzzing"],
      exclude: ["Goldens"]),
    tests(
      "FiligreeDocumentsTests", ["FiligreeDocuments", "FiligreeRaster"], exclude: ["Goldens"]),
    tests(
      "FiligreeSymbolsTests", ["FiligreeSymbols", "FiligreeRaster"],
      exclude: ["Fixtures", "Goldens"]),
    tests("FiligreeFiltersTests", ["FiligreeFilters", "FiligreeRaster"], exclude: ["Goldens"]),
    tests(
      "FiligreeKitTests", ["FiligreeKit", "DrawingFuzzing"], exclude: ["Goldens"],
      resources: [.copy("Fixtures/Fixtures.xcassets")]),
    tests("FiligreeGoldensTests", ["FiligreeGoldens"], exclude: ["Goldens"]),
    tests("FiligreeTestingTests", ["FiligreeTesting", "FiligreeViews"], exclude: ["Goldens"]),
    tests("FiligreePublishersTests", ["FiligreePublishers"]),
    tests("FiligreeViewsTests", ["FiligreeViews"], exclude: ["Goldens"]),
    tests(
      "FiligreeHostTests",
      [
        "FiligreeHost", "FiligreeViews", "FiligreeProgram",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    tests(
      "FiligreeStudioTests", ["FiligreeStudio", "FiligreeTool", "Filigree"], exclude: ["Goldens"]),
    tests(
      "FiligreeToolTests",
      [
        "Filigree", "FiligreeTool", "FiligreeProgram", "FiligreeFiles", "ExamplePictures",
        "PathGallery",
        "SymbolGallery", "Tour",
      ],
      exclude: ["Goldens"]),
  ]
)

// The names that Apple's systems have and Linux has not. Clients opt in to each, best through
// `moduleAliases` (Documentation/Library.md): a package that happens to be in the same graph must not suddenly see a
// module called SwiftUI. On Apple's systems the real ones are there, so ours are not. Clients call the
// aliases FiligreeSwiftUI, FiligreeUIKit and so on: no target of our own may have such a name.
#if os(Linux)
for shim in [
  "SwiftUI", "UIKit", "Vision", "CoreGraphics", "CoreImage", "Combine", "QuartzCore", "simd",
  "UniformTypeIdentifiers", "CoreTransferable",
] {
  package.products.append(.library(name: shim, targets: [shim]))
  let parts: [Target.Dependency] =
    switch shim {
    case "Vision": ["Filigree"]
    case "SwiftUI":
      ["FiligreeUI", .byName(name: "FiligreeHost", condition: .when(traits: apps))]
    // `import CoreImage.CIFilterBuiltins` names a part of a module, as only modules of C have.
    case "CoreImage": ["FiligreeUI", "CFiligreeCoreImage"]
    case "simd": []
    default: ["FiligreeUI"]
    }
  package.targets.append(
    .target(
      name: shim, dependencies: parts, path: "Sources/Shims/\(shim)", swiftSettings: settings))
}
package.targets.append(.target(name: "CFiligreeCoreImage"))
// All of it in one shared library, which `filigree preview` links loose files with.
package.products.append(
  .library(
    name: "FiligreePreviews", type: .dynamic,
    targets: [
      "Filigree", "SwiftUI", "UIKit", "Vision", "CoreGraphics", "CoreImage", "Combine",
      "QuartzCore", "simd", "UniformTypeIdentifiers", "CoreTransferable",
    ]))
// Draws the pictures of Documentation/Views.md, from source that imports what it would on a Mac.
package.targets.append(
  .executableTarget(
    name: "ViewTour", dependencies: ["SwiftUI"], path: "Examples/ViewTour",
    swiftSettings: settings))
package.targets.first { $0.name == "FiligreeToolTests" }?.dependencies += ["ViewTour"]
// Listings in the manner of tutorials, in the language mode that these are written for.
package.targets.append(
  .target(
    name: "Tutorials", dependencies: ["SwiftUI", "Combine", "CoreImage"],
    path: "Examples/Tutorials",
    swiftSettings: settings + [.swiftLanguageMode(.v5)]))
package.targets.append(tests("TutorialTests", ["Tutorials", "SwiftUI"], exclude: ["Goldens"]))
// A test compiles generated source, which imports these.
let documentsTests = package.targets.first { $0.name == "FiligreeDocumentsTests" }
documentsTests?.dependencies += ["SwiftUI", "UIKit", "CoreGraphics"]
#endif

// The inner loop (`make test TARGET=FiligreePaths`): the tests of one target, and nothing that they do not need.
// Everybody else gets the whole package.
if let target = Context.environment["FILIGREE_TARGET"] {
  let byName = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  guard byName[target + "Tests"] != nil else {
    // The manifest has no other way to report that nothing would be tested.
    fatalError("FILIGREE_TARGET: there is no target with tests called '\(target)'")
  }
  var needed: Set<String> = []
  var waiting = [target + "Tests"]
  while let name = waiting.popLast() {
    guard let target = byName[name], needed.insert(name).inserted else { continue }
    for case .byNameItem(let dependency, _) in target.dependencies { waiting.append(dependency) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  // The tests of the program run it, under its product's name.
  package.products.removeAll {
    guard let program = $0 as? Product.Executable else { return true }
    return !needed.isSuperset(of: program.targets)
  }
}
