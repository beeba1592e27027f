import Foundation
import PackagePlugin

/// Writes the SVG files and pictures of targets as Swift source, once: `swift package filigree-shapes`.
@main
struct FiligreeShapesCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    guard arguments.remainingArguments.isEmpty else {
      Diagnostics.error(
        "'\(arguments.remainingArguments[0])' is unknown: name targets by --target NAME, or none for all"
      )
      return
    }
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let tool = try context.tool(named: "FiligreeFiles").url
    var isIdle = true
    for target in targets.compactMap(\.sourceModule) {
      let listing = TargetListing(target)
      if listing.entries.isEmpty { continue }
      isIdle = false
      let list = context.pluginWorkDirectoryURL.appendingPathComponent("\(target.name).txt")
      try listing.write(to: list)
      let output = listing.folder.appendingPathComponent("Shapes.swift")
      let process = Process()
      process.executableURL = tool
      process.arguments = [
        "shapes", listing.folder.path, "--list", list.path, "-o", output.path,
      ]
      try process.run()
      process.waitUntilExit()
      guard process.terminationReason == .exit, process.terminationStatus == 0 else {
        Diagnostics.error("the files of '\(target.name)' could not be converted")
        continue
      }
      print("Wrote \(output.path)")
    }
    if isIdle { Diagnostics.warning("there is no SVG file and no picture in the targets' folders") }
  }
}
