import FiligreeDrawing
import FiligreePaths
import FiligreeSVG
import Foundation

/// Drawings as SVG files have them, each on a page of 60 by 40.
enum IconTexts {
  static let page = CGRect(x: 0, y: 0, width: 60, height: 40)

  /// Texts by name.
  static let all: [(name: String, text: String)] = [
    (
      "outline",
      """
      <path d="M5 5h20v20H5z"/><path d="M15 15v20h20V15z"/>
      <path fill-rule="evenodd" d="M40 5h15v15H40zM44 9h7v7h-7z"/>
      <path d="M5 32q8 -6 14 4M50 24v12" fill="none" stroke="#000" stroke-width="2"/>
      """
    ),
    (
      "clips",
      """
      <clipPath id="a"><circle cx="20" cy="20" r="15"/></clipPath>
      <clipPath id="b"><path clip-rule="evenodd" d="M0 0h60v40H0zM12 12h16v16H12z"/></clipPath>
      <clipPath id="c"><circle cx="42" cy="14" r="9"/><circle cx="50" cy="26" r="9"/></clipPath>
      <g clip-path="url(#a)"><rect width="30" height="20" fill="teal"/>
      <g clip-path="url(#b)"><rect y="20" width="40" height="20" fill="#e63946"/>
      <path d="M20 0v40" stroke="gold" stroke-width="6"/></g></g>
      <rect x="34" width="26" height="40" fill="navy" clip-path="url(#c)"/>
      """
    ),
    (
      "masks",
      """
      <linearGradient id="l"><stop stop-color="white"/><stop offset="1" stop-color="#222"/></linearGradient>
      <mask id="a"><rect width="60" height="40" fill="url(#l)"/><circle cx="14" cy="14" r="7"/></mask>
      <mask id="b" mask-type="alpha"><circle cx="45" cy="28" r="10" opacity=".7"/></mask>
      <mask id="c"><g opacity=".6"><circle cx="46" cy="10" r="8" fill="#fff"/>
      <circle cx="50" cy="10" r="8" fill="#f80"/></g></mask>
      <g mask="url(#a)"><rect x="2" y="2" width="30" height="30" fill="teal"/>
      <circle cx="24" cy="26" r="12" fill="#e63946"/></g>
      <rect x="30" y="15" width="30" height="25" fill="navy" mask="url(#b)"/>
      <rect x="36" width="24" height="20" fill="#083" mask="url(#c)"/>
      """
    ),
    (
      "layers",
      """
      <g opacity=".5"><circle cx="18" cy="18" r="14"/><circle cx="28" cy="22" r="14" fill="orange"/>
      <g opacity=".6"><circle cx="24" cy="12" r="8" fill="#fff"/><circle cx="30" cy="12" r="8" fill="#06c"/></g></g>
      <rect x="44" y="4" width="12" height="30" fill="#084" opacity=".4"/>
      """
    ),
    (
      "blends",
      """
      <rect width="60" height="24" fill="#fc6"/>
      <circle cx="14" cy="20" r="10" fill="#36c" style="mix-blend-mode:multiply"/>
      <g style="mix-blend-mode:screen"><circle cx="30" cy="20" r="10" fill="#a33"/>
      <circle cx="36" cy="26" r="8" fill="#3a3" opacity=".5"/></g>
      <g style="isolation:isolate"><circle cx="50" cy="20" r="8" fill="#ddd"/>
      <circle cx="50" cy="26" r="8" fill="#c33" style="mix-blend-mode:difference"/></g>
      """
    ),
    (
      "lines",
      """
      <linearGradient id="a"><stop stop-color="#e63946"/><stop offset="1" stop-color="#06c" stop-opacity=".3"/></linearGradient>
      <linearGradient id="b" href="#a" spreadMethod="reflect" x2=".3" y2=".1"/>
      <linearGradient id="c" href="#a" spreadMethod="repeat" gradientUnits="userSpaceOnUse" x1="30" x2="36"
        gradientTransform="skewX(30)"/>
      <rect x="2" y="2" width="26" height="10" fill="url(#a)"/>
      <rect x="2" y="14" width="26" height="24" fill="url(#b)"/>
      <rect x="30" y="2" width="28" height="20" fill="url(#c)"/>
      <path d="M32 28q10 16 24 0" fill="none" stroke="url(#a)" stroke-width="4" opacity=".8"/>
      """
    ),
    (
      "rings",
      """
      <radialGradient id="a"><stop stop-color="gold"/><stop offset=".6" stop-color="#083"/>
        <stop offset="1" stop-color="#104"/></radialGradient>
      <radialGradient id="b" href="#a" fx=".3" fy=".4"/>
      <radialGradient id="c" href="#a" r=".2" spreadMethod="reflect"/>
      <radialGradient id="d" href="#a" r=".25" fx=".4" spreadMethod="repeat"/>
      <rect x="1" y="1" width="28" height="12" fill="url(#a)"/>
      <rect x="31" y="1" width="16" height="16" fill="url(#b)"/>
      <rect x="1" y="15" width="28" height="20" fill="url(#c)"/>
      <rect x="31" y="19" width="28" height="18" fill="url(#d)"/>
      <circle cx="53" cy="8" r="5" fill="none" stroke="url(#a)" stroke-width="3"/>
      """
    ),
    (
      "skews",
      """
      <g transform="scale(2 1)"><path d="M4 4l20 12" stroke="purple" stroke-width="3"/>
      <circle cx="12" cy="26" r="8" fill="#eef" stroke="#036" stroke-width="2"/></g>
      <path transform="translate(30 8) skewX(35)" d="M0 0h16v22" fill="none" stroke="#e63946" stroke-width="4"
        stroke-linejoin="round" stroke-dasharray="5 2" stroke-dashoffset="1"/>
      """
    ),
    (
      "rules",
      """
      <path fill="#e63946" fill-rule="evenodd" d="M15 2l9 28L2 12h26L6 30z"/>
      <path fill="#06c" d="M45 2l9 28L32 12h26L36 30z"/>
      """
    ),
    (
      "tiles",
      """
      <pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">
      <rect width="8" height="8" fill="#fec"/><circle cx="4" cy="4" r="2.5" fill="#c40"/></pattern>
      <circle cx="20" cy="20" r="16" fill="url(#p)"/><rect x="40" y="4" width="16" height="30" fill="url(#p)" opacity=".5"/>
      """
    ),
    (
      "picture",
      """
      <defs><image id="i" width="24" height="16" style="image-rendering:pixelated" href="data:image/png;base64,\
      iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAARElEQVR42hXLIQEAUQgD0MVBk4QQZEITZ3G+xux26qkHIJAgGqEBRXsW\
      KCIr1EWNpT0LbCiXajuW9vYfj8rnYcfSnv0AJdY3JAEwQBcAAAAASUVORK5CYII="/></defs>
      <rect width="60" height="20" fill="#dde"/>
      <use href="#i" x="2" y="2"/><use href="#i" opacity=".5" transform="translate(36 6) rotate(25)"/>
      """
    ),
    (
      "crowd",
      "<clipPath id='a'><circle cx='30' cy='20' r='19'/></clipPath><g clip-path='url(#a)'>"
        + (0..<240).map { i in
          "<rect x='\(i % 20 * 3)' y='\(i / 20 * 3)' width='2.5' height='2' fill='#\(i % 9)a\(i % 7)'/>"
        }.joined() + "</g><rect x='1' y='1' width='4' height='4'/>"
    ),
  ]

  /// What a text draws.
  static func list(_ text: String) throws -> DisplayList {
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">\(text)</svg>
      """
    let tree = try SVGReader.tree(of: Array(document.utf8))
    return SVGDrawing.list(of: tree).list
  }

  /// Drawings that only a list has: filters and inverse clips.
  static var lists: [(name: String, list: DisplayList)] {
    LayerScenes.native.filter { $0.name.hasPrefix("filter-") || $0.name == "masks" }
  }
}
