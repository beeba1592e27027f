import Filigree

/// Reads the pictures that the command line names.
enum InputFile {
  /// The bytes of the file `name`, or of standard input for `-`.
  static func bytes(_ name: String, limits: PictureLimits) throws(PictureError) -> [UInt8] {
    if name == "-" {
      return try PictureFile.readStandardInput(limits: limits)
    }
    return try PictureFile.read(URL(fileURLWithPath: name), limits: limits)
  }

  /// The picture in the file `name`, or in standard input for `-`.
  static func image(_ name: String, limits: PictureLimits) throws(PictureError) -> CGImage {
    do throws(PictureError) {
      return try CGImage.decode(bytes(name, limits: limits), limits: limits)
    } catch {
      throw error.inFile(name == "-" ? "standard input" : name)
    }
  }
}
