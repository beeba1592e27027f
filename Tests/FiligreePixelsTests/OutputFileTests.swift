import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct OutputFileTests {
  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func aFileAppearsWhole() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.bin")
      try OutputFile.write([1, 2, 3], to: url)
      try OutputFile.write([4], to: url)
      #expect(try Data(contentsOf: url) == Data([4]))
      #expect(try names(folder) == ["a.bin"])
      try OutputFile.write([], to: folder.appendingPathComponent("empty"))
      let long = folder.appendingPathComponent(String(repeating: "é", count: 120) + ".png")
      try OutputFile.write([7], to: long)
      #expect(try Data(contentsOf: long) == Data([7]))
    }
  }

  @Test func permissionsAndLinksStay() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.bin")
      try OutputFile.write([1], to: url)
      chmod(url.path, 0o640)
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "a.bin")
      try OutputFile.write([9], to: link)
      #expect(try Data(contentsOf: url) == Data([9]))
      var status = stat()
      #expect(lstat(link.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
      #expect(stat(url.path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    }
  }

  @Test func linksToWhatIsYetToBeMadeStay() throws {
    try withFolder { folder in
      let (link, further) = (
        folder.appendingPathComponent("link"), folder.appendingPathComponent("further")
      )
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "further")
      try FileManager.default.createSymbolicLink(
        atPath: further.path, withDestinationPath: "new")
      try OutputFile.write([3], to: link)
      #expect(try Data(contentsOf: folder.appendingPathComponent("new")) == Data([3]))
      #expect(try names(folder) == ["further", "link", "new"])
      var status = stat()
      #expect(lstat(link.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
      let lost = folder.appendingPathComponent("lost")
      try FileManager.default.createSymbolicLink(
        atPath: lost.path, withDestinationPath: "none/new")
      #expect(failure { try OutputFile.write([3], to: lost) }?.reason == .notFound)
      let loop = folder.appendingPathComponent("loop")
      try FileManager.default.createSymbolicLink(atPath: loop.path, withDestinationPath: "loop")
      let refused = failure { try OutputFile.write([3], to: loop) }
      #expect(refused?.description.contains("too many symbolic links") == true)
    }
  }

  @Test func failuresAreNamedAndLeaveNothing() throws {
    try withFolder { folder in
      #expect(failure { try OutputFile.write([1], to: folder) }?.reason == .notAFile)
      let below = folder.appendingPathComponent("none/a.png")
      let missing = failure { try OutputFile.write([1], to: below) }
      #expect(missing?.reason == .notFound)
      #expect(missing?.description.contains("make the folder first") == true)
      let file = folder.appendingPathComponent("file")
      try OutputFile.write([1], to: file)
      let inside = file.appendingPathComponent("a.png")
      #expect(failure { try OutputFile.write([1], to: inside) }?.reason == .notFound)
      let locked = folder.appendingPathComponent("locked")
      try FileManager.default.createDirectory(at: locked, withIntermediateDirectories: true)
      chmod(locked.path, 0o500)
      defer { chmod(locked.path, 0o700) }
      let refused = failure { try OutputFile.write([1], to: locked.appendingPathComponent("a")) }
      // The superuser may write everywhere.
      if getuid() != 0 { #expect(refused?.reason == .noPermission) }
      #expect(try names(folder) == ["file", "locked"])
    }
  }

  @Test func devices() throws {
    try OutputFile.write([1, 2], to: URL(fileURLWithPath: "/dev/null"))
    let full = URL(fileURLWithPath: "/dev/full")
    guard FileManager.default.fileExists(atPath: full.path) else { return }
    let error = failure { try OutputFile.write([1], to: full) }
    #expect(error?.reason == .inputOutput)
    #expect(
      error?.description == "/dev/full: cannot be written: no space is left on the device; "
        + "free some, or write elsewhere")
    var status = stat()
    #expect(stat(full.path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func pictures() throws {
    try withFolder { folder in
      let image = try CGImage(contentsOf: fixtureURL("lossless.webp"))
      for name in ["a.PNG", "a.jpeg", "a.webp"] {
        let url = folder.appendingPathComponent(name)
        let encoding = try #require(PictureEncoding(pathExtension: url.pathExtension))
        try image.write(to: url, as: encoding)
        #expect(isClose(try CGImage(contentsOf: url).fields, JPEGTests.colours, tolerance: 8))
      }
      #expect(PictureEncoding(pathExtension: "gif") == nil)
      let missing = folder.appendingPathComponent("none/a.png")
      #expect(failure { try image.write(to: missing, as: .png) }?.path == missing.path)
    }
  }
}
