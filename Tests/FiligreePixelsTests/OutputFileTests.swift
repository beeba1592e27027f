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
      expect(try Data(contentsOf: url) == Data([4]))
      expect(try names(folder) == ["a.bin"])
      try OutputFile.write([], to: folder.appendingPathComponent("empty"))
      let long = folder.appendingPathComponent(String(repeating: "é", count: 120) + ".png")
      try OutputFile.write([7], to: long)
      expect(try Data(contentsOf: long) == Data([7]))
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
      expect(try Data(contentsOf: url) == Data([9]))
      var status = stat()
      expect(lstat(link.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
      expect(stat(url.path, &status) == 0 && status.st_mode & 0o777 == 0o640)
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
      expect(try Data(contentsOf: folder.appendingPathComponent("new")) == Data([3]))
      expect(try names(folder) == ["further", "link", "new"])
      var status = stat()
      expect(lstat(link.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
      let lost = folder.appendingPathComponent("lost")
      try FileManager.default.createSymbolicLink(
        atPath: lost.path, withDestinationPath: "none/new")
      expect(failure { try OutputFile.write([3], to: lost) }?.reason == .notFound)
      let loop = folder.appendingPathComponent("loop")
      try FileManager.default.createSymbolicLink(atPath: loop.path, withDestinationPath: "loop")
      let refused = failure { try OutputFile.write([3], to: loop) }
      expect(refused?.description.contains("too many symbolic links") == true)
    }
  }

  @Test func failuresAreNamedAndLeaveNothing() throws {
    try withFolder { folder in
      expect(failure { try OutputFile.write([1], to: folder) }?.reason == .notAFile)
      let below = folder.appendingPathComponent("none/a.png")
      let missing = failure { try OutputFile.write([1], to: below) }
      expect(missing?.reason == .notFound)
      expect(missing?.description.contains("make the folder first") == true)
      let file = folder.appendingPathComponent("file")
      try OutputFile.write([1], to: file)
      let inside = file.appendingPathComponent("a.png")
      expect(failure { try OutputFile.write([1], to: inside) }?.reason == .notFound)
      let locked = folder.appendingPathComponent("locked")
      try FileManager.default.createDirectory(at: locked, withIntermediateDirectories: true)
      chmod(locked.path, 0o500)
      defer { chmod(locked.path, 0o700) }
      let refused = failure { try OutputFile.write([1], to: locked.appendingPathComponent("a")) }
      // The superuser may write everywhere.
      if getuid() != 0 { expect(refused?.reason == .noPermission) }
      expect(try names(folder) == ["file", "locked"])
    }
  }

  @Test func devices() throws {
    try OutputFile.write([1, 2], to: URL(fileURLWithPath: "/dev/null"))
    let full = URL(fileURLWithPath: "/dev/full")
    guard FileManager.default.fileExists(atPath: full.path) else { return }
    let error = failure { try OutputFile.write([1], to: full) }
    expect(error?.reason == .inputOutput)
    expect(
      error?.description == "/dev/full: cannot be written: no space is left on the device; "
        + "free some, or write elsewhere")
    var status = stat()
    expect(stat(full.path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func pictures() throws {
    try withFolder { folder in
      let image = try CGImage(contentsOf: fixtureURL("lossless.webp"))
      for name in ["a.PNG", "a.jpeg", "a.webp"] {
        let url = folder.appendingPathComponent(name)
        let encoding = try #require(PictureEncoding(pathExtension: url.pathExtension))
        try image.write(to: url, as: encoding)
        expect(isClose(try CGImage(contentsOf: url).fields, JPEGTests.colors, tolerance: 8))
      }
      expect(PictureEncoding(pathExtension: "gif") == nil)
      let missing = folder.appendingPathComponent("none/a.png")
      expect(failure { try image.write(to: missing, as: .png) }?.path == missing.path)
    }
  }

  /// A program that is ended while it writes leaves nothing behind: what is not whole has no name.
  @Test func whatIsNotWholeHasNoName() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.bin")
      try OutputFile.write(to: url) { part in
        try part.append([1, 2, 3])
        #if os(Linux)
        expect(try names(folder).isEmpty)
        #endif
      }
      expect(try Data(contentsOf: url) == Data([1, 2, 3]))
      #expect(throws: CancellationError.self) {
        try OutputFile.write(to: url) { part in
          try part.append([4])
          throw CancellationError()
        }
      }
      expect(try Data(contentsOf: url) == Data([1, 2, 3]))
      expect(try names(folder) == ["a.bin"])
    }
  }

  @Test func aSlashAtTheEndIsNoFile() throws {
    try withFolder { folder in
      let path = folder.path + "/a.svg/"
      for _ in 0..<2 {
        let named = failure { try OutputFile.write([1], toPath: path) }
        expect(named?.reason == .notAFile)
        let url = URL(fileURLWithPath: path, isDirectory: true)
        expect(failure { try OutputFile.write([1], to: url) }?.reason == .notAFile)
        // The second time there is a file of this name.
        if try names(folder).isEmpty { try OutputFile.write([1], toPath: folder.path + "/a.svg") }
      }
      expect(failure { _ = try PictureFile.read(path: path) }?.reason == .notFound)
      expect(try names(folder) == ["a.svg"])
    }
  }

  @Test func aFIFOWithoutAReaderIsNotWaitedForForEver() throws {
    try withFolder { folder in
      let path = folder.path + "/fifo"
      expect(mkfifo(path, 0o600) == 0)
      let refused = failure { try OutputFile.write([1], toPath: path, patience: 0.1) }
      expect(refused?.description.contains("nobody is at the other end") == true)
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      try OutputFile.write([7, 8], toPath: path, patience: 0.1)
      var bytes = [UInt8](repeating: 0, count: 4)
      expect(read(reader, &bytes, 4) == 2)
      expect(bytes == [7, 8, 0, 0])
    }
  }

  @Test func foldersSayWhyTheyCannotBeMade() throws {
    try withFolder { folder in
      try FilePath.makeFolder(folder.path + "/a//b/c/")
      try FilePath.makeFolder(folder.path + "/a/b/c")
      try OutputFile.write([1], toPath: folder.path + "/file")
      let file = failure { try FilePath.makeFolder(folder.path + "/file/x") }
      expect(file?.reason == .notAFile)
      expect(file?.description.contains("is not a folder") == true)
      let system = failure { try FilePath.makeFolder("/proc/nothing/x") }
      expect(system?.description.contains("is not a folder") == false)
      expect(system?.description.hasPrefix("/proc/nothing/x: cannot be made: ") == true)
    }
  }

  /// Names are bytes: accents are not put together, and a mark behind a slash is not a part of it.
  @Test func partsOfPaths() {
    expect(FilePath.name(of: "a/b.tar.gz") == "b.tar.gz")
    expect(FilePath.stem(of: "a/b.tar.gz") == "b.tar")
    expect(FilePath.suffix(of: "a/b.tar.gz") == "gz")
    expect(FilePath.suffix(of: "a.b/.hidden") == "")
    expect(FilePath.stem(of: ".hidden") == ".hidden")
    expect(FilePath.stem(of: "a.") == "a")
    expect(FilePath.name(of: "a/b//") == "b")
    expect(FilePath.folder(of: "a/b.svg") == "a/")
    expect(FilePath.folder(of: "/b.svg") == "/")
    expect(FilePath.folder(of: "b.svg") == "")
    expect(Array(FilePath.stem(of: "e\u{301}.png").utf8) == [0x65, 0xCC, 0x81])
    expect(Array(FilePath.folder(of: "a/\u{301}b").utf8) == Array("a/".utf8))
  }
}
