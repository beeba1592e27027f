// Turns a picture into a 1-bit bitmap (PBM, P4), dark pixels as ink: `Bitmap PICTURE OUT.pbm`.
import Filigree

@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("usage: Bitmap PICTURE OUT.pbm\n".utf8))
      exit(64)
    }
    let image = try CGImage(contentsOf: URL(fileURLWithPath: arguments[1]))
    let bytes = [UInt8](image.dataProvider?.data ?? Data())
    let stride = image.bitsPerPixel / 8
    var bitmap = Data("P4\n\(image.width) \(image.height)\n".utf8)
    for y in 0..<image.height {
      var row = [UInt8](repeating: 0, count: (image.width + 7) / 8)
      for x in 0..<image.width where bytes[y * image.bytesPerRow + x * stride] < 128 {
        row[x / 8] |= 128 >> UInt8(x % 8)
      }
      bitmap.append(contentsOf: row)
    }
    try bitmap.write(to: URL(fileURLWithPath: arguments[2]))
  }
}
