import ArgumentParser
import FiligreePixels
import FiligreeTool
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// `filigree run`: SwiftUI source → an app in the browser.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs an app, or a view, in the browser.",
    discussion: """
      Compiles the files together, as they are, and runs the app that they declare: its page is served on this \
      machine, at the address that is printed, until the program is ended (Ctrl-C). Where there is no '@main', the \
      view ContentView is shown, or the first one that is declared, or the one that --view names.
      The code is run, with your rights. A swift toolchain is needed, and Filigree as a library: see \
      'filigree help preview'.

      EXAMPLES
        filigree run Bubble.swift
        filigree run App/*.swift --port 9000 --open
      """)

  @Argument(
    help: ArgumentHelp(
      "The Swift files, and asset catalogs (.xcassets) for them.", valueName: "file"))
  var files: [String]

  @Option(
    help: ArgumentHelp("The view that is shown, where there is no '@main'.", valueName: "type"))
  var view: String?

  @OptionGroup var server: ServerOptions

  @OptionGroup var library: LibraryOptions

  func validate() throws {
    try SourceFiles.check(files)
    if view == "" { throw ValidationError("the value of --view is empty") }
  }

  func run() throws {
    let sources = SourceFiles(files)
    let listings = try sources.listings()
    let shown = try Self.shownView(listings, named: view)
    let catalogs = try sources.catalogs()
    let program = try library.withLibrary {
      try AppBuild(folder: $0.folder, library: $0).run(listings, showing: shown, catalogs)
    }
    try Self.become(program, server.arguments)
  }

  /// The view to show; nil where the files have an entry point of their own.
  static func shownView(_ listings: [Listing], named view: String?) throws -> String? {
    let hasEntry = listings.contains { !$0.declarations.entryPoints.isEmpty }
    guard !hasEntry else {
      if view != nil {
        throw ToolError(message: "--view has no effect: the files have an entry point, '@main'")
      }
      return nil
    }
    let views = listings.flatMap(\.declarations.types).filter {
      $0.inherited.contains("View") && !$0.isExtension && !$0.isProtocol && !$0.isGeneric
        && $0.isReachable
    }.map(\.path)
    if let view {
      guard views.contains(view) else {
        throw ToolError(message: "--view \(view): the files declare no such view")
      }
      return view
    }
    guard let first = views.first else {
      throw ToolError(
        message: "\(listings[0].name): nothing to run; an App with '@main' or a View is needed")
    }
    return views.contains("ContentView") ? "ContentView" : first
  }

  /// Goes on as another program, which gets all signals then.
  private static func become(_ program: String, _ arguments: [String]) throws -> Never {
    Interruption.shared.giveBack()
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, words)
    throw PictureFile.systemError(errno, "cannot be run", program)
  }
}
