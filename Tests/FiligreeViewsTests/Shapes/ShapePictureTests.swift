import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

/// A pennant that points to the right.
private struct Pennant: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      $0.addLine(to: CGPoint(x: rect.minX + rect.width / 4, y: rect.midY))
      $0.closeSubpath()
    }
  }
}

/// A shape over the place that it has in the layout.
private struct Cell<S: Shape>: View {
  let shape: S

  var body: some View {
    shape.fill(.blue.opacity(0.7))
      .background(.gray.opacity(0.25))
      .frame(width: 44, height: 30)
      .frame(width: 70, height: 60)
  }
}

@Suite("Pictures of shapes") @MainActor
struct ShapePictureTests {
  private func picture<V: View>(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> V
  ) throws -> CGImage {
    let session = ViewSession(
      size: CGSize(width: width, height: height), scale: 2, content: content)
    session.background = .white
    return try session.image()
  }

  @Test func mapped() throws {
    let image = try picture(280, 180) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Cell(shape: Pennant())
          Cell(shape: Pennant().offset(x: 8, y: -10))
          Cell(shape: Pennant().offset(CGPoint(x: -8, y: 10)))
          Cell(shape: Pennant().size(width: 22, height: 15))
        }
        HStack(spacing: 0) {
          Cell(shape: Pennant().rotation(.degrees(30)))
          Cell(shape: Pennant().rotation(.degrees(30), anchor: .topLeading))
          Cell(shape: Pennant().scale(0.5))
          Cell(shape: Pennant().scale(x: 0.5, y: 1.5, anchor: .bottomTrailing))
        }
        HStack(spacing: 0) {
          Cell(
            shape: Pennant().transform(
              CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 10, ty: 0)))
          Cell(shape: Pennant().rotation(.degrees(45)).scale(x: 1, y: 0.5).offset(x: 6))
          Cell(shape: Pennant().stroke(lineWidth: 4).rotation(.degrees(-20)))
          Cell(shape: AnyShape(Pennant().rotation(.degrees(180))))
        }
      }
    }
    expectPicture(image, named: "shapes-mapped")
  }

  @Test func uneven() throws {
    func cell(_ shape: UnevenRoundedRectangle) -> some View {
      shape.fill(.orange).strokeBorder(.black.opacity(0.6), lineWidth: 4)
        .frame(width: 80, height: 50).padding(8)
    }
    let image = try picture(288, 132) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          cell(UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24))
          cell(
            UnevenRoundedRectangle(
              topLeadingRadius: 4, bottomLeadingRadius: 10, bottomTrailingRadius: 16,
              topTrailingRadius: 24, style: .circular))
          cell(UnevenRoundedRectangle(topLeadingRadius: 90, bottomLeadingRadius: 30))
        }
        HStack(spacing: 0) {
          cell(.rect(topLeadingRadius: 18, topTrailingRadius: 18))
          cell(.rect(cornerRadii: RectangleCornerRadii(bottomLeading: 40)))
          cell(.rect(topLeadingRadius: 24)).environment(\.layoutDirection, .rightToLeft)
        }
      }
    }
    expectPicture(image, named: "shapes-uneven")
  }

  @Test func containers() throws {
    let image = try picture(240, 120) {
      HStack(spacing: 20) {
        ZStack {
          ContainerRelativeShape().fill(.indigo)
          ContainerRelativeShape().fill(.cyan).padding(8)
          ContainerRelativeShape().stroke(.white, lineWidth: 2).padding(16)
          Color.yellow.clipShape(ContainerRelativeShape())
            .frame(width: 30, height: 30).padding(20)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        .frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 32))
        ZStack {
          ContainerRelativeShape().fill(.teal)
          ContainerRelativeShape().fill(.white).padding(6)
          ContainerRelativeShape().fill(.pink).padding(14)
        }
        .frame(width: 100, height: 60)
        .containerShape(.capsule)
      }
    }
    expectPicture(image, named: "shapes-containers")
  }
}
