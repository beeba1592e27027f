import Foundation
internal import FlyingSocks

/// The bytes that go to and from one client.
struct Connection: Sendable {
  private let socket: AsyncSocket

  init(_ socket: AsyncSocket) {
    self.socket = socket
    // Programs that this one starts are not to hold it open.
    _ = fcntl(socket.socket.file.rawValue, F_SETFD, FD_CLOEXEC)
    // A frame's end must not wait for the client's word that its beginning has come.
    var isOn: Int32 = 1
    setsockopt(
      socket.socket.file.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn,
      socklen_t(MemoryLayout<Int32>.size))
  }

  /// Whether the client is on this machine.
  var isFromThisMachine: Bool {
    switch try? socket.socket.remotePeer() {
    case .ip4(let address, _)?: address.hasPrefix("127.")
    case .ip6(let address, _)?: address == "::1" || address.hasPrefix("::ffff:127.")
    default: false
    }
  }

  /// The next bytes, at most 4096; nil when the client has gone.
  func read() async -> [UInt8]? {
    try? await socket.read(atMost: 4096)
  }

  /// Sends bytes; whether the client was still there.
  func write(_ data: Data) async -> Bool {
    (try? await socket.write(data)) != nil
  }

  /// Ends both directions: who waits for the client waits no more.
  func shutDown() {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR))
  }

  /// Says that nothing more comes; what the client still sends can be read.
  func endWriting() {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
  }

  /// Gives the socket back, for which nobody may wait any more: its number will be another one's.
  func close() {
    try? socket.close()
  }

  /// Runs `body`, but ends both directions where that takes longer than a time.
  func within<Result: Sendable>(
    _ limit: Duration, _ body: @Sendable () async -> Result
  ) async -> Result {
    let timer = Task {
      try await Task.sleep(for: limit)
      shutDown()
    }
    let result = await body()
    timer.cancel()
    // Not after the socket was given back.
    _ = await timer.result
    return result
  }
}
