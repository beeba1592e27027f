import FiligreeTestSupport
import Testing

@testable import FiligreeHost

@Suite("SHA-1")
struct SHA1Tests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  // FIPS 180-4's examples: https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values
  @Test("The standard's examples")
  func examples() {
    expect(hex(SHA1.digest(of: Array("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    expect(hex(SHA1.digest(of: [])) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    expect(hex(SHA1.digest(of: Array(long.utf8))) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    expect(
      hex(SHA1.digest(of: [UInt8](repeating: 0x61, count: 1_000)))
        == "291e9a6c66994949b57ba5e650361e98fc36b1ba")
  }

  // RFC 6455, section 1.3.
  @Test("The handshake's answer to the RFC's key")
  func accept() {
    expect(WebSocketEncoder.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }
}
