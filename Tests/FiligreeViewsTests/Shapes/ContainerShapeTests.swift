import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

/// The outlines that are drawn on a page of 100 × 100, on the page.
@MainActor
private func outlines(@ViewBuilder _ content: () -> some View) -> [Path] {
  let list = ViewSession(size: CGSize(width: 100, height: 100), content: content).displayList()
  return list.root.commands.map {
    list.paths[Int($0.path)].applying(list.transforms[Int($0.transform)])
  }
}

@Suite("Shapes of containers") @MainActor
struct ContainerShapeTests {
  let page = CGRect(x: 0, y: 0, width: 100, height: 100)
  let round = RoundedRectangle(cornerRadius: 30, style: .circular)

  @Test("Without a container's shape it is a rectangle")
  func none() {
    expect(outlines { ContainerRelativeShape() } == [Path(page)])
    expect(
      outlines { ContainerRelativeShape().inset(by: 5) } == [Path(page.insetBy(dx: 5, dy: 5))])
    expect(ContainerRelativeShape().path(in: page) == Path(page))
  }

  @Test("It is the container's shape, inset as far as the view is")
  func insets() {
    let drawn = outlines {
      ContainerRelativeShape().padding(8).containerShape(round)
    }
    expect(drawn == [round.inset(by: 8).path(in: page)])
    expect(drawn[0].boundingRect == page.insetBy(dx: 8, dy: 8))
    expect(
      outlines { ContainerRelativeShape().inset(by: 4).padding(8).containerShape(round) }
        == [round.inset(by: 12).path(in: page)])
    expect(
      outlines { ContainerRelativeShape().containerShape(round) } == [round.path(in: page)])
  }

  @Test("Of a view in a corner the nearest edge counts")
  func corner() {
    let drawn = outlines {
      ContainerRelativeShape().frame(width: 40, height: 40).padding(10)
        .frame(width: 100, height: 100, alignment: .topLeading)
        .containerShape(round)
    }
    expect(
      drawn == [
        RoundedRectangle(cornerRadius: 20, style: .circular)
          .path(in: CGRect(x: 10, y: 10, width: 40, height: 40))
      ])
  }

  @Test("The nearest container counts; a view beyond its container has its shape as it is")
  func nesting() {
    let inner = RoundedRectangle(cornerRadius: 12, style: .circular)
    expect(
      outlines {
        ContainerRelativeShape().padding(2).containerShape(inner).padding(10).containerShape(round)
      } == [inner.inset(by: 2).path(in: page.insetBy(dx: 10, dy: 10))])
    expect(
      outlines {
        ContainerRelativeShape().frame(width: 100, height: 100).frame(width: 60, height: 60)
          .containerShape(round)
      } == [round.path(in: page)])
  }

  @Test("Clips, borders and derived shapes see it, too, and so do touches")
  func others() {
    let border = outlines {
      ContainerRelativeShape().strokeBorder(.red, lineWidth: 4).padding(8).containerShape(round)
    }
    expect(border == [round.inset(by: 10).path(in: page)])
    let moved = outlines {
      ContainerRelativeShape().offset(x: 3).padding(8).containerShape(round)
    }
    expect(moved == [round.inset(by: 8).path(in: page).offsetBy(dx: 3, dy: 0)])
    let list = ViewSession(size: CGSize(width: 100, height: 100)) {
      Color.red.clipShape(.containerRelative).padding(8).containerShape(round)
    }.displayList()
    let clip = list.root.clips.first
    guard case .path(let path, let transform, _)? = clip?.area else {
      Issue.record("there is no clip")
      return
    }
    expect(
      list.paths[Int(path)].applying(list.transforms[Int(transform)])
        == round.inset(by: 8).path(in: page))
    var taps = 0
    let session = ViewSession(size: CGSize(width: 100, height: 100)) {
      ContainerRelativeShape().onTapGesture { taps += 1 }.containerShape(round)
    }
    session.tap(at: CGPoint(x: 2, y: 2))
    expect(taps == 0)
    session.tap(at: CGPoint(x: 50, y: 50))
    expect(taps == 1)
  }

  @Test("Any insets give an outline that fills the view's rectangle")
  func anyInsets() {
    let seed: UInt64 = 5
    var random = RandomSource(seed: seed)
    for n in 0..<60 {
      func number() -> CGFloat { CGFloat(random.number(in: -20...45)).rounded() }
      let insets = EdgeInsets(
        top: number(), leading: number(), bottom: number(), trailing: number())
      let drawn = outlines { ContainerRelativeShape().padding(insets).containerShape(round) }
      let rect = CGRect(
        x: insets.leading, y: insets.top, width: 100 - insets.leading - insets.trailing,
        height: 100 - insets.top - insets.bottom)
      expect(drawn.first?.boundingRect == rect, "seed \(seed), case \(n): \(insets)")
    }
  }
}
