import Foundation
internal import FlyingSocks

/// Where a server listens.
enum ListeningAddress {
  case ip4(sockaddr_in)
  case ip6(sockaddr_in6)

  /// Reads an address as numbers; nil for anything else.
  init?(_ host: String, port: UInt16) {
    if let address = try? sockaddr_in.inet(ip4: host, port: port) {
      self = .ip4(address)
    } else if let address = try? sockaddr_in6.inet6(ip6: host, port: port) {
      self = .ip6(address)
    } else {
      return nil
    }
  }

  /// Makes a socket that listens there.
  func listen() throws -> Socket {
    func listen(_ address: some SocketAddress) throws -> Socket {
      let socket = try Socket(domain: Int32(type(of: address).family))
      do {
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: address)
        try socket.listen()
      } catch {
        try? socket.close()
        throw error
      }
      return socket
    }
    switch self {
    case .ip4(let address): return try listen(address)
    case .ip6(let address): return try listen(address)
    }
  }
}
