import SwiftUI

/// All icons of the package in a row: the types are made of the files beside this one, whenever the package is built.
public struct IconRow: View {
  /// Creates the row.
  public init() {}

  /// The icons.
  public var body: some View {
    HStack(spacing: 12) {
      Icons.Sun().fill(.orange).frame(width: 40, height: 40)
      Icons.Lantern().frame(width: 40, height: 40)
      Icons.TwoDots().fill(.pink).frame(width: 40, height: 40)
      Icons.ArrowUp().fill(.teal).frame(width: 20, height: 40)
      Icons.Leaf().fill(.green).frame(width: 40, height: 40)
      Image.checkers.resizable().frame(width: 40, height: 40)
    }
  }
}
