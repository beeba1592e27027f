extension UTType {
  /// What is known of a type.
  struct Entry: Sendable {
    /// The names of the types right above.
    var parents: [String]
    /// The preferred suffix first.
    var suffixes: [String] = []
    /// The preferred MIME type first.
    var mimeTypes: [String] = []
  }

  /// All types that are known, in the order of the list.
  static let known: [UTType] = list.map { UTType(known: $0.0) }

  static let entries: [String: Entry] = Dictionary(
    list.map { name, parents, suffixes, mimeTypes in
      func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
      return (
        name,
        Entry(parents: words(parents), suffixes: words(suffixes), mimeTypes: words(mimeTypes))
      )
    }, uniquingKeysWith: { first, _ in first })

  /// The name, the types right above, suffixes, MIME types.
  private static let list: [(String, String, String, String)] = [
    ("public.item", "", "", ""),
    ("public.content", "", "", ""),
    ("public.composite-content", "public.content", "", ""),
    ("public.data", "public.item", "", "application/octet-stream"),
    ("public.directory", "public.item", "", ""),
    ("public.folder", "public.directory", "", ""),
    ("com.apple.package", "public.directory", "", ""),
    ("public.url", "public.data", "", "text/uri-list"),
    ("public.file-url", "public.url", "", ""),
    ("public.text", "public.data public.content", "", ""),
    ("public.plain-text", "public.text", "txt text", "text/plain"),
    ("public.utf8-plain-text", "public.plain-text", "", ""),
    ("public.utf16-plain-text", "public.plain-text", "", ""),
    ("public.rtf", "public.text", "rtf", "text/rtf application/rtf"),
    ("public.html", "public.text", "html htm", "text/html"),
    ("public.xml", "public.text", "xml", "application/xml text/xml"),
    ("public.json", "public.text", "json", "application/json"),
    ("public.yaml", "public.text", "yml yaml", "application/x-yaml"),
    ("public.css", "public.text", "css", "text/css"),
    ("net.daringfireball.markdown", "public.plain-text", "md markdown", "text/markdown"),
    (
      "public.delimited-values-text", "public.text", "", ""
    ),
    (
      "public.comma-separated-values-text", "public.delimited-values-text", "csv", "text/csv"
    ),
    (
      "public.tab-separated-values-text", "public.delimited-values-text", "tsv",
      "text/tab-separated-values"
    ),
    ("public.vcard", "public.text", "vcf", "text/vcard"),
    ("public.source-code", "public.plain-text", "", ""),
    ("public.swift-source", "public.source-code", "swift", ""),
    ("public.script", "public.source-code", "", ""),
    ("com.netscape.javascript-source", "public.script", "js", "text/javascript"),
    ("public.shell-script", "public.script", "sh", ""),
    ("com.apple.property-list", "public.data", "plist", ""),
    ("public.image", "public.data public.content", "", ""),
    ("public.png", "public.image", "png", "image/png"),
    ("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg"),
    ("com.compuserve.gif", "public.image", "gif", "image/gif"),
    ("org.webmproject.webp", "public.image", "webp", "image/webp"),
    ("public.tiff", "public.image", "tiff tif", "image/tiff"),
    ("com.microsoft.bmp", "public.image", "bmp", "image/bmp"),
    ("com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon image/x-icon"),
    ("public.svg-image", "public.image public.xml", "svg svgz", "image/svg+xml"),
    ("public.heic", "public.heif-standard", "heic", "image/heic"),
    ("public.heif", "public.heif-standard", "heif", "image/heif"),
    ("public.heif-standard", "public.image", "", ""),
    ("public.camera-raw-image", "public.image", "", ""),
    ("com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf"),
    ("public.audiovisual-content", "public.data public.content", "", ""),
    ("public.movie", "public.audiovisual-content", "", ""),
    ("public.video", "public.movie", "", ""),
    ("public.mpeg-4", "public.movie", "mp4", "video/mp4"),
    ("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"),
    ("public.audio", "public.audiovisual-content", "", ""),
    ("public.mp3", "public.audio", "mp3", "audio/mpeg"),
    ("public.mpeg-4-audio", "public.audio", "m4a", "audio/mp4"),
    ("com.microsoft.waveform-audio", "public.audio", "wav wave", "audio/vnd.wave audio/wav"),
    ("public.archive", "public.data", "", ""),
    ("public.zip-archive", "public.archive", "zip", "application/zip"),
    ("org.gnu.gnu-zip-archive", "public.archive", "gz", "application/gzip"),
    ("public.font", "public.data", "", ""),
    ("public.truetype-ttf-font", "public.font", "ttf", "font/ttf"),
    ("public.opentype-font", "public.font", "otf", "font/otf"),
    ("public.database", "public.data", "", ""),
    ("public.executable", "public.data", "", ""),
  ]
}

extension UTType {
  /// `public.item`.
  public static let item = UTType(known: "public.item")
  /// `public.content`.
  public static let content = UTType(known: "public.content")
  /// `public.composite-content`.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// `public.data`.
  public static let data = UTType(known: "public.data")
  /// `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// `com.apple.package`.
  public static let package = UTType(known: "com.apple.package")
  /// `public.url`.
  public static let url = UTType(known: "public.url")
  /// `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// `public.text`.
  public static let text = UTType(known: "public.text")
  /// `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// `public.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// `public.html`.
  public static let html = UTType(known: "public.html")
  /// `public.xml`.
  public static let xml = UTType(known: "public.xml")
  /// `public.json`.
  public static let json = UTType(known: "public.json")
  /// `public.yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// `public.css`.
  public static let css = UTType(known: "public.css")
  /// `public.delimited-values-text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// `public.tab-separated-values-text`.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// `public.vcard`.
  public static let vCard = UTType(known: "public.vcard")
  /// `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// `public.script`.
  public static let script = UTType(known: "public.script")
  /// `com.netscape.javascript-source`.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// `public.shell-script`.
  public static let shellScript = UTType(known: "public.shell-script")
  /// `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// `public.image`.
  public static let image = UTType(known: "public.image")
  /// `public.png`.
  public static let png = UTType(known: "public.png")
  /// `public.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// `com.compuserve.gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// `org.webmproject.webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// `public.tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// `com.microsoft.bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// `com.microsoft.ico`.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// `public.svg-image`.
  public static let svg = UTType(known: "public.svg-image")
  /// `public.heic`.
  public static let heic = UTType(known: "public.heic")
  /// `public.heif`.
  public static let heif = UTType(known: "public.heif")
  /// `public.camera-raw-image`.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// `public.audiovisual-content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// `public.video`.
  public static let video = UTType(known: "public.video")
  /// `public.mpeg-4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// `public.mp3`.
  public static let mp3 = UTType(known: "public.mp3")
  /// `public.mpeg-4-audio`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// `com.microsoft.waveform-audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// `public.zip-archive`.
  public static let zip = UTType(known: "public.zip-archive")
  /// `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// `public.font`.
  public static let font = UTType(known: "public.font")
  /// `public.database`.
  public static let database = UTType(known: "public.database")
  /// `public.executable`.
  public static let executable = UTType(known: "public.executable")
}
