import FiligreePaths
import Foundation

extension Main {
  /// Prints segments and error of other programs' SVG files.
  static func score(_ folder: String, _ name: String, _ files: [String]) throws {
    let truth = try truth(folder, name)
    let length = Measure.perimeter(truth)
    guard let size = name.split(separator: "-").last.flatMap({ Int($0) }) else { return }
    for file in files {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      let path = try TracedSVG(String(decoding: data, as: UTF8.self)).path(fittedTo: Double(size))
      var error = Measure.difference(truth, path, height: size) / length
      if file.contains("mkbitmap") {
        // Its picture of twice the size lies a quarter of a pixel off; which way is tried.
        for x in [-0.25, 0.25] {
          for y in [-0.25, 0.25] {
            let shift = CGAffineTransform(translationX: x, y: y)
            let moved = Path(storage: path.storage.applying(shift))
            error = min(error, Measure.difference(truth, moved, height: size) / length)
          }
        }
      }
      let label = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      print(
        name, label, "segments", path.segmentCount, "error", String(format: "%.4f", error), "bytes",
        data.count)
    }
  }
}

/// The paths of an SVG file as tracers write them: `d` and transforms of translations and scales.
struct TracedSVG {
  private let text: String

  init(_ text: String) { self.text = text }

  /// All paths in one, in pixels of a picture of `size`; an upsampled picture's trace is shrunk.
  func path(fittedTo size: Double) throws -> Path {
    var storage = PathStorage()
    let group = transform(in: tags("g").first ?? "")
    // potrace states its size in points: the viewBox is the page.
    let svg = tags("svg").first ?? ""
    let page =
      attribute("viewBox", svg)?.split(separator: " ").compactMap { Double($0) }.dropFirst(2).first
      ?? Double(attribute("width", svg)?.filter { "0123456789.".contains($0) } ?? "") ?? size
    let shrink = CGAffineTransform(scaleX: size / page, y: size / page)
    for tag in tags("path") {
      guard let d = attribute("d", tag) else { continue }
      // White on top is vtracer's way of making holes; its binary mode has none.
      let path = try Path(svg: d)
      storage.append(
        path.storage, transform: transform(in: tag).concatenating(group).concatenating(shrink))
    }
    return Path(storage: storage)
  }

  private func tags(_ name: String) -> [String] {
    text.components(separatedBy: "<\(name)").dropFirst().filter {
      $0.first.map { $0.isWhitespace || $0 == ">" } ?? false
    }.map { String($0.prefix { $0 != ">" }) }
  }

  private func attribute(_ name: String, _ tag: String) -> String? {
    guard let range = tag.range(of: "\(name)=\"") else { return nil }
    // "d" must not match "id".
    if range.lowerBound > tag.startIndex,
      !tag[tag.index(before: range.lowerBound)].isWhitespace
    {
      return nil
    }
    return String(tag[range.upperBound...].prefix { $0 != "\"" })
  }

  private func transform(in tag: String) -> CGAffineTransform {
    guard let text = attribute("transform", tag) else { return .identity }
    var result = CGAffineTransform.identity
    for part in text.components(separatedBy: ")") {
      let pieces = part.components(separatedBy: "(")
      guard pieces.count == 2 else { continue }
      let numbers = pieces[1].split { $0 == "," || $0 == " " }.compactMap { Double($0) }
      let x = numbers.first ?? 0
      let name = pieces[0].trimmingCharacters(in: .whitespaces)
      if name == "translate" {
        result = CGAffineTransform(translationX: x, y: numbers.count > 1 ? numbers[1] : 0)
          .concatenating(result)
      } else if name == "scale" {
        result = CGAffineTransform(scaleX: x, y: numbers.count > 1 ? numbers[1] : x)
          .concatenating(result)
      }
    }
    return result
  }
}
