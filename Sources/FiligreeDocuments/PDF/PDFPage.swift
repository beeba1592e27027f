import FiligreeDrawing
import Foundation

/// A page of a PDF document: a drawing, where it lies on the page, and what can be clicked on it.
public struct PDFPage: Sendable {
  /// The page that is taken where none can be: 8.5 × 11 inches, as Core Graphics takes it.
  public static let standardBox = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// An area that leads somewhere.
  public struct Link: Hashable, Sendable {
    /// Where an area leads.
    public enum Target: Hashable, Sendable {
      /// An address.
      case address(String)
      /// The place of the document that has this name.
      case place(String)
    }

    /// The area, in the coordinates of the page's box: y up.
    public var rect: CGRect
    /// Where it leads.
    public var target: Target

    /// Creates a link.
    public init(rect: CGRect, target: Target) {
      self.rect = rect
      self.target = target
    }
  }

  /// A place with a name.
  public struct Place: Hashable, Sendable {
    /// The name; of several places with one name the first counts.
    public var name: String
    /// The place, in the coordinates of the page's box: y up.
    public var point: CGPoint

    /// Creates a place.
    public init(name: String, point: CGPoint) {
      self.name = name
      self.point = point
    }
  }

  /// The drawing; its `bounds`, y down, become the page's box.
  ///
  /// Infinite bounds stand for a box around all that is drawn, clips aside. Where the page would have no
  /// area, or be larger than 10^9 points, it is ``standardBox``.
  public var list: DisplayList
  /// Where the drawing's lower left is in PDF's coordinates, y up.
  public var origin: CGPoint
  /// The areas that lead somewhere; those that are not finite are left out.
  public var links: [Link] = []
  /// Places with names; those that are not finite are left out.
  public var places: [Place] = []

  /// Creates a page of a drawing, its lower left at the origin.
  public init(_ list: DisplayList, origin: CGPoint = .zero) {
    self.list = list
    self.origin = origin
  }

  /// Whether a rectangle can be a page: finite, with an area, and no number beyond ±10^9.
  package static func isUsable(_ box: CGRect) -> Bool {
    box.isFinite && box.width > 0 && box.height > 0 && abs(box.minX) <= 1e9
      && abs(box.minY) <= 1e9 && box.width <= 1e9 && box.height <= 1e9
  }

  /// The drawing's box, or ``standardBox`` where that can be no page.
  ///
  /// `layerBounds` are the drawing's, where they are known already.
  static func box(of list: DisplayList, layerBounds: [CGRect]? = nil) -> CGRect {
    let bounds = layerBounds ?? (list.layers.isEmpty ? [] : list.layerBounds())
    let box = SVGPage.box(of: list, layerBounds: bounds)
    return isUsable(box) ? box : standardBox
  }

  /// A page without a drawing.
  static var empty: PDFPage {
    PDFPage(DisplayListRecorder(bounds: standardBox).finish())
  }
}
