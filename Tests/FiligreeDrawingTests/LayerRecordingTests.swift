import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// What a recorder makes of layers, masks, images and filters.
@Suite struct LayerRecordingTests {
  private let black = Paint.color(CGColor(gray: 0, alpha: 1))
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let image = CGImage(width: 1, height: 1, components: 1, depth: 8, bytes: [9])

  private func list(_ body: (inout DisplayListRecorder) -> Void) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    body(&recorder)
    return recorder.finish()
  }

  @Test func layersNest() {
    let list = list { r in
      r.fill(square, with: black)
      r.layer(opacity: 0.5, blendMode: .multiply, filters: [.blur(radius: 2)]) { r in
        r.fill(square, with: black)
        r.layer { $0.fill(square, with: black) }
      }
    }
    expect(list.commands.map(\.operation) == [.fill(FillStyle()), .layer(1)])
    expect(list.commands[1].opacity == 0.5 && list.commands[1].blendMode == .multiply)
    expect(list.commands[1].path == -1 && list.commands[1].paint == -1)
    expect(list.layers.count == 2)
    expect(list.layers[1].commands.map(\.operation) == [.fill(FillStyle()), .layer(0)])
    expect(list.layers[1].filters == [.blur(radius: 2)])
    expect(list.layers[0].commands.count == 1)
  }

  /// Within a layer opacity, blend mode and clip start anew, and the transform stays.
  @Test func statesAreTheLayersOwn() {
    let list = list { r in
      r.clip(to: square)
      r.opacity = 0.5
      r.blendMode = .screen
      r.concatenate(CGAffineTransform(translationX: 3, y: 0))
      r.layer(opacity: 0.5) { r in
        expect(r.opacity == 1 && r.blendMode == .normal && r.transform.tx == 3)
        r.clip(to: square)
        r.opacity = 0.1
        r.concatenate(CGAffineTransform(translationX: 4, y: 0))
        r.fill(square, with: black)
      }
      expect(r.opacity == 0.5 && r.blendMode == .screen && r.transform.tx == 3)
      r.fill(square, with: black)
    }
    expect(list.commands.map(\.opacity) == [0.25, 0.5])
    expect(list.commands.map(\.blendMode) == [.normal, .screen])
    expect(list.commands.map(\.clip) == [0, 0])
    expect(list.layers[0].clips.count == 1 && list.layers[0].clips[0].parent == -1)
    expect(list.layers[0].commands[0].clip == 0)
  }

  @Test func unbalancedCallsAreHarmless() {
    let list = list { r in
      r.endLayer()
      r.save()
      r.opacity = 0.5
      r.beginLayer()
      r.restore()
      r.restore()
      expect(r.opacity == 1)
      r.save()
      r.save()
      r.fill(square, with: black)
      r.endLayer()
      expect(r.opacity == 0.5)
      r.restore()
      expect(r.opacity == 1)
      r.layer { r in
        r.beginLayer()
        r.beginMask()
        r.fill(square, with: black)
      }
      r.fill(square, with: black)
      r.beginLayer()
      r.fill(square, with: black)
    }
    // The mask clips nothing, so its layer draws nothing and is not there.
    expect(list.commands.map(\.operation) == [.layer(0), .fill(FillStyle()), .layer(2)])
  }

  @Test func finishingDoesNotEndTheRecording() {
    var recorder = DisplayListRecorder(bounds: .zero)
    recorder.beginLayer()
    recorder.fill(square, with: black)
    expect(recorder.finish().layers.count == 1)
    recorder.fill(square, with: black)
    recorder.endLayer()
    expect(recorder.finish().layers[0].commands.count == 2)
  }

  @Test func layersThatDrawNothingAreNotRecorded() {
    let list = list { r in
      r.layer { _ in }
      r.layer(opacity: 0) { $0.fill(square, with: black) }
      r.layer(opacity: .nan) { $0.fill(square, with: black) }
      r.transform = CGAffineTransform(scaleX: .nan, y: 1)
      r.layer { r in
        r.transform = .identity
        r.fill(square, with: black)
      }
    }
    expect(list.commands.isEmpty)
    // What changes the backdrop under nothing does something.
    let clearing = self.list { r in
      r.layer(blendMode: .copy) { _ in }
      r.layer(filters: [.alphaThreshold(min: 0, color: CGColor(gray: 0, alpha: 1))]) { _ in }
      r.blendMode = .clear
      r.opacity = 0
      r.fill(square, with: black)
    }
    expect(clearing.commands.count == 3)
  }

  @Test func masksAreClips() {
    let list = list { r in
      r.clip(to: square, isInverse: true)
      r.clipToLayer(opacity: 0.5, isInverse: true) { $0.fill(square, with: black) }
      r.fill(square, with: black)
    }
    expect(list.clips.map(\.isInverse) == [true, true])
    expect(list.clips.map(\.parent) == [-1, 0])
    expect(list.clips[1].area == .mask(layer: 0, transform: 0, opacity: 0.5))
    expect(list.commands.map(\.clip) == [1])
  }

  @Test func imagesAreFilledRectangles() {
    let list = list { r in
      r.draw(image, in: CGRect(x: 10, y: 10, width: -4, height: 5), sampling: .low)
      r.draw(image, in: CGRect(x: 0, y: 0, width: 0, height: 3))
      r.draw(image, in: CGRect(x: 0, y: CGFloat.nan, width: 3, height: 3))
      r.draw(image, in: .null)
    }
    expect(list.commands.count == 1)
    let rect = CGRect(x: 6, y: 10, width: 4, height: 5)
    expect(list.paths[0] == Path(rect))
    expect(
      list.paints == [
        .image(ImagePaint(image: image, rect: rect, extend: .clamp, sampling: .low))
      ])
  }

  /// Two pictures are the same paint if they are the same object.
  @Test func imagePaintsCompareByIdentity() {
    let other = CGImage(width: 1, height: 1, components: 1, depth: 8, bytes: [9])
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let paint = ImagePaint(image: image, rect: rect)
    expect(paint == ImagePaint(image: image, rect: rect))
    expect(paint.hashValue == ImagePaint(image: image, rect: rect).hashValue)
    expect(paint != ImagePaint(image: other, rect: rect))
    expect(paint != ImagePaint(image: image, rect: rect, sampling: .none))
  }

  @Test func filtersThatChangeNothingAreLeftOut() {
    let filters: [Filter] = [
      .blur(radius: 0), .blur(radius: .nan), .brightness(0), .contrast(1), .saturation(1),
      .grayscale(-1), .hueRotation(0), .invert(0), .opacity(2), .colorMatrix(ColorMatrix()),
      .blur(radius: 3),
    ]
    let list = list { r in r.layer(filters: filters) { $0.fill(square, with: black) } }
    expect(list.layers[0].filters == [.blur(radius: 3)])
  }

  /// Boxes around what is drawn: filters and strokes make them larger, clips smaller.
  @Test func bounds() {
    let list = list { r in
      r.concatenate(CGAffineTransform(scaleX: 2, y: 1))
      r.layer(filters: [.blur(radius: 4)]) { $0.fill(square, with: black) }
      r.layer { r in
        r.clip(to: Path(CGRect(x: 5, y: 5, width: 50, height: 3)))
        r.stroke(square, with: black, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      }
      r.layer(filters: [.alphaThreshold(min: -1, color: CGColor(gray: 0, alpha: 1))]) { r in
        r.fill(square, with: black)
      }
    }
    let boxes = list.layerBounds()
    expect(boxes[0] == CGRect(x: 0, y: 0, width: 20, height: 10))
    expect(
      list.bounds(of: list.commands[0], layerBounds: boxes)
        == CGRect(x: -26, y: -14, width: 72, height: 38))
    expect(boxes[1] == CGRect(x: 10, y: 5, width: 12, height: 3))
    expect(list.bounds(of: list.commands[2], layerBounds: boxes).isInfinite)
  }
}
