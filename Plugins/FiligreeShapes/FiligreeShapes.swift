import Foundation
import PackagePlugin

/// Turns the SVG files and pictures of a target into Swift in each of its builds.
///
/// Types stand in files of about thirty: the compiler takes half as long for them as for as many files of one, and
/// one file of all would be compiled anew for each icon. A file's types are chosen by their names, so that a new
/// icon does not move the others.
@main
struct FiligreeShapes: BuildToolPlugin {
  /// Files in a group, about: found by the sample of 1,953 icons, of which one was changed.
  private static let groupSize = 32

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else {
      Diagnostics.warning("FiligreeShapes is for targets with sources: '\(target.name)' has none")
      return []
    }
    let listing = TargetListing(target)
    guard !listing.entries.isEmpty else {
      Diagnostics.warning("there is no SVG file and no picture in \(listing.folder.path)")
      return []
    }
    let tool = try context.tool(named: "FiligreeFiles").url
    let list = context.pluginWorkDirectoryURL.appendingPathComponent("files.txt")
    try listing.write(to: list)
    let options = listing.options.map { [$0] } ?? []
    let shared = context.pluginWorkDirectoryURL.appendingPathComponent("Shared.swift")
    var commands: [Command] = [
      .buildCommand(
        displayName: "Names of the shapes of \(target.name)", executable: tool,
        arguments: [
          "shapes", listing.folder.path, "--list", list.path, "--shared", "-o", shared.path,
        ],
        inputFiles: [list] + options, outputFiles: [shared])
    ]
    for (number, files) in groups(of: listing.entries.map(\.path)) {
      let output = context.pluginWorkDirectoryURL.appendingPathComponent("Shapes\(number).swift")
      commands.append(
        .buildCommand(
          displayName: "Shapes \(number) of \(target.name)", executable: tool,
          arguments: ["shapes", listing.folder.path, "-o", output.path]
            + files.flatMap { ["--only", $0] },
          inputFiles: files.map { listing.folder.appendingPathComponent($0) } + options,
          outputFiles: [output]))
    }
    return commands
  }

  /// The files in groups, by their names' hashes; the number of groups is a power of two, so that it seldom changes.
  private func groups(of files: [String]) -> [(number: Int, files: [String])] {
    var count = 1
    while count * Self.groupSize < files.count { count *= 2 }
    var groups: [Int: [String]] = [:]
    for file in files {
      // FNV-1a (Fowler, Noll, Vo 1991): the same in every run, as Swift's own hashes are not.
      let hash = file.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
      // Its low bits alone see little of the last letters.
      groups[Int((hash ^ hash >> 32) % UInt64(count)), default: []].append(file)
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.key + 1, $0.value) }
  }
}
