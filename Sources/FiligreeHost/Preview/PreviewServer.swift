import Dispatch
import FiligreeViews
import Foundation

/// Serves previews as pages, for the program that has started this one and shows them in its gallery.
@MainActor
final class PreviewServer {
  private let options: PreviewServerOptions
  private let reports: FileHandle
  private var items: [(preview: ServedPreview, item: PreviewItem)] = []
  private var sessions: [Int: PageSessions] = [:]
  /// What was kept of the program before, by the names of the previews.
  private var saved: [String: SavedState] = [:]

  init(_ options: PreviewServerOptions) {
    self.options = options
    reports = FileHandle(fileDescriptor: options.reports, closeOnDealloc: false)
    if let path = options.state, let data = FileManager.default.contents(atPath: path) {
      saved = (try? JSONDecoder().decode([String: SavedState].self, from: data)) ?? [:]
    }
  }

  private func tell(_ message: ControlMessage) {
    try? reports.write(contentsOf: message.line)
  }

  /// Serves until the starter goes.
  func run(_ sources: [PreviewHost.Source]) -> Never {
    // What writes to somebody who has gone gets an error, not a signal that ends the program.
    signal(SIGPIPE, SIG_IGN)
    listen()
    collect(PreviewHost.distinctlyNamed(sources))
    let server: Server
    do {
      server = try Server(host: options.host, port: 0)
    } catch {
      tell(.fails("\(error)"))
      exit(1)
    }
    let service = PreviewRoutes(
      rules: server.rules, sessions: sessions, frameAncestors: options.gallery)
    Task {
      do {
        try await server.withConnections(PreviewServerOptions.connections).run(service)
      } catch {
        self.tell(.fails("the server has ended: \(error)"))
        exit(1)
      }
    }
    tell(
      .serves(port: server.port, token: server.rules.token, previews: items.map(\.preview)))
    while true { RunLoop.main.run() }
  }

  /// Looks at all previews, telling with which one it begins: one that does not come to an end is left out the next time.
  private func collect(_ sources: [PreviewHost.Source]) {
    var number = 0
    var names: Set<String> = []
    for (index, source) in sources.enumerated() where !options.without.contains(index) {
      tell(
        .begins(
          index, name: source.name, file: source.place?.file, line: source.place?.line))
      for item in PreviewItem.all(of: source) {
        var name = item.name
        var count = 2
        while !names.insert(name).inserted {
          name = "\(item.name)-\(count)"
          count += 1
        }
        add(item, named: name, number)
        number += 1
      }
    }
  }

  private func add(_ item: PreviewItem, named name: String, _ number: Int) {
    let side = 1...PageSurroundings.longestSide
    func bounded(_ length: CGFloat) -> Double {
      length.isFinite ? min(max(Double(length), side.lowerBound), side.upperBound) : 1
    }
    let preview = ServedPreview(
      number: number, name: name, file: item.place?.file, line: item.place?.line,
      column: item.place?.column, width: bounded(item.size.width),
      height: bounded(item.size.height), room: item.room.rawValue, isDark: item.isDark)
    items.append((preview, item))
    sessions[number] = PageSessions(named: name) { [unowned self] surroundings, files in
      PagePreview.session(of: item, surroundings, files, state(of: number, name))
    }
  }

  // MARK: State

  /// The state of a preview: that of the page that was changed last, or what was kept.
  private func state(of number: Int, _ name: String) -> SavedState {
    let states = (sessions[number]?.all ?? []).sorted { $0.usedAt < $1.usedAt }
      .map { $0.view.graph.savedState() }
    return states.last { !$0.isEmpty }
      ?? (states.isEmpty ? saved[name] ?? SavedState() : SavedState())
  }

  private func save(to path: String) {
    var all = saved
    for (preview, _) in items { all[preview.name] = state(of: preview.number, preview.name) }
    let data = (try? JSONEncoder().encode(all)) ?? Data()
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    tell(.saved)
  }

  // MARK: The starter

  /// Reads what the starter says, on a thread of its own: the main thread may be busy.
  private func listen() {
    Thread.detachNewThread { [weak self] in
      var lines = LineReader()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        // What there is, not as much as there is room for, which `FileHandle` would wait for.
        let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        for line in lines.take(buffer[..<count]) {
          guard let message = ControlMessage(line: line) else { continue }
          // With the further arguments it is the process's queue.
          DispatchQueue.main.async(group: nil, qos: .userInteractive, flags: []) {
            MainActor.assumeIsolated { self?.take(message) }
          }
        }
      }
      // Without the starter nobody wants the previews.
      exit(0)
    }
  }

  private func take(_ message: ControlMessage) {
    switch message {
    case .isThere(let number): tell(.there(number))
    case .save(let path): save(to: path)
    case .begins, .serves, .there, .saved, .fails: break
    }
  }
}

extension PreviewHost {
  /// Serves the previews as pages: the main function of the program that `filigree preview --watch` builds of the files that
  /// it watches, and starts.
  ///
  /// It listens on a port of its own, says what there is through a pipe, and ends when its standard input does.
  ///
  /// - Parameters:
  ///   - sources: What is shown; all that `#Preview` has made in the program, if nothing is said.
  ///   - arguments: The command line without the program's name, as `filigree preview --watch` makes it.
  public static func serve(
    _ sources: [Source]? = nil, arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    guard let options = PreviewServerOptions(arguments) else {
      let line = "filigree: this program is started by `filigree preview --watch`\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
      exit(64)
    }
    PreviewServer(options).run(sources ?? registered)
  }
}

/// What the starter says on the command line.
package struct PreviewServerOptions: Hashable, Sendable {
  /// How many connections a gallery may have: each of its previews has one, and some while it is loaded.
  static let connections = 512

  /// Where to listen.
  package var host = "127.0.0.1"
  /// Which pages may show the previews, as the Content-Security-Policy has it.
  package var gallery = "'none'"
  /// The number of the file that reports go to.
  package var reports: Int32 = 3
  /// The file with what was kept.
  package var state: String?
  /// The numbers of the sources that are left out.
  package var without: Set<Int> = []

  package init() {}

  /// The command line.
  package var arguments: [String] {
    var words = ["--host", host, "--gallery", gallery, "--reports", "\(reports)"]
    if let state { words += ["--state", state] }
    for number in without.sorted() { words += ["--without", "\(number)"] }
    return words
  }

  /// Reads a command line; nil for any other than `arguments` makes.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    guard !rest.isEmpty else { return nil }
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--host": host = value
      case "--gallery": gallery = value
      case "--reports":
        guard let number = Int32(value), number > 2 else { return nil }
        reports = number
      case "--state": state = value
      case "--without":
        guard let number = Int(value) else { return nil }
        without.insert(number)
      default: return nil
      }
    }
  }
}
