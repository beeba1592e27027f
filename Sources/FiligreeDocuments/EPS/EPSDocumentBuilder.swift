import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// An EPS file while it is being written.
///
/// The prolog gives PostScript's operators the names that PDF has for them, so that paths and strokes are the text that
/// `PDFContent` makes.
struct EPSDocumentBuilder {
  let writer: EPSWriter
  let list: DisplayList
  /// What of each layer cannot be said.
  private let layers: OpaqueLayers
  /// The drawing's page, in its own coordinates.
  private let page: CGRect
  /// The page in PostScript's coordinates.
  private let box: CGRect
  /// From the drawing's coordinates to PostScript's.
  private let map: CGAffineTransform
  private var content: PDFContent
  /// The color that is set; none where that is not known.
  private var currentColor: [UInt8] = []
  private var pictures: [DrawingFeature] = []
  private var omissions: [DrawingFeature] = []

  init(writer: EPSWriter, list: DisplayList) {
    self.writer = writer
    self.list = list
    layers = OpaqueLayers(list)
    page = PDFPage.box(of: list)
    box = CGRect(origin: .zero, size: page.size)
    map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -page.minX, ty: page.maxY)
    content = PDFContent(digits: writer.fractionDigits)
  }

  /// The document.
  mutating func write(_ draw: ((DisplayList) -> CGImage?)?) -> EPSDocument {
    let commands = list.commands
    var start = 0
    let features = commands.map { layers.feature(of: $0, in: list.root) }
    // An opaque image stands for all that lies beneath what cannot be said.
    if let last = features.lastIndex(where: { $0 != nil }) {
      let area = page.integral
      if let picture = draw?(list.extracting(commands[0...last], of: list.root, bounds: area)) {
        for feature in features where feature != nil { report(feature, in: &pictures) }
        append(picture, from: nil, to: CGAffineTransform(unitSquare: area))
        start = last + 1
      }
    }
    if list.root.colorMode?.isLinear == true { report(.filter, in: &omissions) }
    for (command, feature) in zip(commands, features).dropFirst(start) {
      if feature != nil {
        report(feature, in: &omissions)
      } else {
        write(command, in: list.root)
      }
    }
    leaveClips()
    return EPSDocument(bytes: file(), pictures: pictures, omissions: omissions)
  }

  private func report(_ feature: DrawingFeature?, in features: inout [DrawingFeature]) {
    if let feature, !features.contains(feature) { features.append(feature) }
  }

  private func file() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(literal: "%!PS-Adobe-3.0 EPSF-3.0\n%%Creator: Filigree\n")
    if let title = writer.title {
      bytes.append("%%Title: ")
      bytes.append(contentsOf: title.utf8.map { $0 >= 0x20 && $0 < 0x7F ? $0 : 0x3F }.prefix(200))
      bytes.append(literal: "\n")
    }
    // Whole numbers for who reads no others, with all of the page within.
    bytes.append(
      "%%BoundingBox: 0 0 \(Int(box.width.rounded(.up))) \(Int(box.height.rounded(.up)))\n")
    bytes.append("%%HiResBoundingBox: 0 0 ")
    PDFText.append([box.width, box.height], digits: 4, to: &bytes)
    bytes.append(literal: "\n%%LanguageLevel: 3\n%%DocumentData: Clean7Bit\n%%EndComments\n")
    bytes.append(
      literal: """
        %%BeginProlog
        /FiligreeDict 32 dict def FiligreeDict begin
        /bd {bind def} bind def
        /q {gsave} bd /Q {grestore} bd /cm {6 array astore concat} bd
        /m {moveto} bd /l {lineto} bd /c {curveto} bd /h {closepath} bd
        /f {fill} bd /f* {eofill} bd /S {stroke} bd
        /W {clip newpath} bd /W* {eoclip newpath} bd
        /w {setlinewidth} bd /J {setlinecap} bd /j {setlinejoin} bd /M {setmiterlimit} bd /d {setdash} bd
        /rg {setrgbcolor} bd
        /sh {6 array astore exch << /PatternType 2 /Shading 5 -1 roll >> exch makepattern setpattern} bd
        end
        %%EndProlog
        FiligreeDict begin
        gsave

        """)
    bytes.append(literal: "0 0 ")
    PDFText.append([box.width, box.height], digits: 4, to: &bytes)
    bytes.append(literal: " rectclip\n")
    bytes.append(contentsOf: content.bytes)
    bytes.append(literal: "grestore\nend\nshowpage\n%%EOF\n")
    return bytes
  }

  // MARK: Commands

  private mutating func write(_ command: DisplayList.Command, in layer: DisplayList.Layer) {
    guard command.opacity > 0 else { return }
    if case .layer(let index) = command.operation {
      // What is opaque looks the same in a layer and without; the layer's clips begin within these.
      guard enter(command.clip, of: layer) else { return }
      let clips = content.clips
      content.clips = []
      let inner = list.layers[Int(index)]
      for command in inner.commands { write(command, in: inner) }
      leaveClips()
      content.clips = clips
      return
    }
    let user = list.transforms[Int(command.transform)]
    guard user.isInvertible, enter(command.clip, of: layer) else { return }
    let paint = list.paints[Int(command.paint)]
    if case .image(let image) = paint {
      let path = list.paths[Int(command.path)].storage.applying(user.concatenating(map)).finite()
      guard case .fill(let style) = command.operation, !path.isEmpty else { return }
      append(image.image, from: (path, style), to: CGAffineTransform(unitSquare: image.rect), user)
      return
    }
    guard set(paint, user) else { return }
    content.draw(command, of: list, user, map)
  }

  // MARK: Colors

  /// Sets a color or a gradient; false if it draws nothing.
  private mutating func set(_ paint: Paint, _ user: CGAffineTransform) -> Bool {
    var text: [UInt8] = []
    func append(_ color: CGColor) {
      let values = SVGColor(color).components
      PDFText.append(
        [values.x, values.y, values.z].map { CGFloat($0) }, digits: 4, to: &text)
      text.append(literal: " rg\n")
    }
    if case .color(let color) = paint {
      guard color.alpha > 0 else { return false }
      append(color)
    } else {
      guard let gradient = PDFGradient(paint) else { return false }
      if let flat = gradient.flat {
        guard flat.alpha > 0 else { return false }
        append(flat)
      } else {
        guard gradient.commonOpacity ?? 1 > 0 else { return false }
        let whole = gradient.transform.concatenating(user).concatenating(map)
        guard whole.isInvertible else { return false }
        text = Self.shading(gradient)
        PDFText.append(whole, to: &text)
        text.append(literal: " sh\n")
      }
    }
    if currentColor != text {
      currentColor = text
      content.bytes.append(contentsOf: text)
    }
    return true
  }

  /// A shading's dictionary.
  private static func shading(_ gradient: PDFGradient) -> [UInt8] {
    let (low, high) = gradient.paddedEnds
    var function = PDFFunction.text(gradient.stops, isOpacity: false)
    if low < 0 || high > 1 {
      function = PDFFunction.extended(
        function, from: low, to: high, stops: gradient.stops, isOpacity: false)
    }
    var text: [UInt8] = []
    switch gradient.shape {
    case .axial: text.append(literal: "<< /ShadingType 2 /Coords ")
    case .radial: text.append(literal: "<< /ShadingType 3 /Coords ")
    }
    text.append(contentsOf: PDFText.array(gradient.coordinates(low, high)))
    text.append(literal: "\n/Domain ")
    text.append(contentsOf: PDFText.array([low, high]))
    text.append(literal: " /ColorSpace /DeviceRGB ")
    text.append("/Extend [\(gradient.drawsBeforeStart) \(gradient.drawsAfterEnd)]\n/Function ")
    // A line for each part: lines of PostScript files have 255 bytes at most.
    for byte in function {
      let isEnd = byte == UInt8(ascii: ">") && text.last == byte || byte == UInt8(ascii: "]")
      text.append(byte)
      if isEnd { text.append(UInt8(ascii: "\n")) }
    }
    text.append(literal: ">>\n")
    return text
  }

  // MARK: Pictures

  /// Appends an image: pixels from the top, in the place that `square` and then `user` give the unit square.
  private mutating func append(
    _ picture: CGImage, from clip: (path: PathStorage, style: FillStyle)?,
    to square: CGAffineTransform, _ user: CGAffineTransform = .identity
  ) {
    // RGB, without an opacity: what is clear is white.
    let source = picture.premultipliedSRGB8()
    var samples = [UInt8]()
    samples.reserveCapacity(source.count / 4 * 3)
    for at in stride(from: 0, to: source.count, by: 4) {
      let white = 255 - source[at + 3]
      for i in 0..<3 { samples.append(source[at + i] + white) }
    }
    content.bytes.append(literal: "q\n")
    if let clip {
      content.append(clip.path)
      content.bytes.append(literal: clip.style.isEOFilled ? "W*\n" : "W\n")
    }
    PDFText.append(square.concatenating(user).concatenating(map), to: &content.bytes)
    let (width, height) = (picture.width, picture.height)
    content.bytes.append(
      """
       cm
      /DeviceRGB setcolorspace
      << /ImageType 1 /Width \(width) /Height \(height) /BitsPerComponent 8 /Decode [0 1 0 1 0 1]
      /ImageMatrix [\(width) 0 0 -\(height) 0 \(height)] /Interpolate true
      /DataSource currentfile /ASCII85Decode filter /FlateDecode filter >> image

      """)
    ASCII85.append(Deflate.compressed(samples), to: &content.bytes)
    content.bytes.append(literal: "Q\n")
  }

  // MARK: Clips

  /// Sets a layer's clip, and all around it; false if nothing is left in them.
  private mutating func enter(_ index: Int32, of layer: DisplayList.Layer) -> Bool {
    var chain: [Int32] = []
    var next = index
    while next >= 0 {
      let clip = layer.clips[Int(next)]
      if case .path(let path, _, _) = clip.area {
        // All but nothing is all.
        if !clip.isInverse || !list.paths[Int(path)].isEmpty { chain.append(next) }
      }
      next = clip.parent
    }
    chain.reverse()
    let common = zip(chain, content.clips).prefix { $0 == $1.clip }.count
    let added = chain[common...].map {
      list.clipPath(layer.clips[Int($0)], map: map, page: box)
    }
    if added.contains(where: { $0.path.isEmpty }) { return false }
    while content.clips.count > common { leaveClip() }
    for (clip, area) in zip(chain[common...], added) {
      content.save(clip: clip)
      content.append(area.path)
      content.bytes.append(literal: area.isEvenOdd ? "W*\n" : "W\n")
    }
    return true
  }

  private mutating func leaveClips() {
    while !content.clips.isEmpty { leaveClip() }
  }

  private mutating func leaveClip() {
    content.restore()
    currentColor = []
  }
}
