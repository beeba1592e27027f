extension SymbolRecipe {
  /// Shapes, arrows, lines and text, drawn by ourselves.
  static let ownTable = """
    rectangle: s M3 2.5H13A2.5 2.5 0 0 1 15.5 5V11A2.5 2.5 0 0 1 13 13.5H3A2.5 2.5 0 0 1 .5 11V5A2.5 2.5 0 0 1 3 2.5Z
    rectangle.portrait: s M5 .5H11A2.5 2.5 0 0 1 13.5 3V13A2.5 2.5 0 0 1 11 15.5H5A2.5 2.5 0 0 1 2.5 13V3A2.5 2.5 0 0 1 5 .5Z
    rectangle.dashed: d M3 2.5H13A2.5 2.5 0 0 1 15.5 5V11A2.5 2.5 0 0 1 13 13.5H3A2.5 2.5 0 0 1 .5 11V5A2.5 2.5 0 0 1 3 2.5Z
    app.dashed: d M5 1.5H11A3.5 3.5 0 0 1 14.5 5V11A3.5 3.5 0 0 1 11 14.5H5A3.5 3.5 0 0 1 1.5 11V5A3.5 3.5 0 0 1 5 1.5Z
    circle.dashed: d M15.5 8A7.5 7.5 0 0 1 .5 8A7.5 7.5 0 0 1 15.5 8Z
    circle.dashed.inset.fill: u circle.dashed; f M12.5 8A4.5 4.5 0 0 1 3.5 8A4.5 4.5 0 0 1 12.5 8Z
    circlebadge: s M12 8A4 4 0 0 1 4 8A4 4 0 0 1 12 8Z
    rhombus: s M8 1L15 8L8 15L1 8Z
    capsule: s M4.5 4.5H11.5A3.5 3.5 0 0 1 11.5 11.5H4.5A3.5 3.5 0 0 1 4.5 4.5Z
    oval: s M15.5 8C15.5 11 12 13 8 13C4 13 .5 11 .5 8C.5 5 4 3 8 3C12 3 15.5 5 15.5 8Z
    button.horizontal: s M4.5 4.5H11.5A3.5 3.5 0 0 1 11.5 11.5H4.5A3.5 3.5 0 0 1 4.5 4.5Z
    button.angledbottom.horizontal.right: s M3.5 4.5H13.5V8L10 11.5H3.5A2.5 2.5 0 0 1 1 9V7A2.5 2.5 0 0 1 3.5 4.5Z
    seal: h checkmark.seal
    cross: s M6 1.5H10V6H14.5V10H10V14.5H6V10H1.5V6H6Z
    pyramid: s M8 1.5L15 11.5L10 14.5L1 11.5ZM8 1.5L10 14.5
    skew: s M5 3H15L11 13H1Z
    equal: s M2.5 6H13.5M2.5 10H13.5
    plusminus: s M8 1.5V9.5M4 5.5H12M4 13.5H12
    divide: s M2.5 8H13.5; f M9.2 3.5A1.2 1.2 0 0 1 6.8 3.5A1.2 1.2 0 0 1 9.2 3.5ZM9.2 12.5A1.2 1.2 0 0 1 6.8 12.5A1.2 1.2 0 0 1 9.2 12.5Z
    sum: s M13 3.5V2H3.5L9 8L3.5 14H13V12.5
    function: s M11 2.5C10.4 1.8 8.2 1.5 7.6 4L5.4 12.5C4.9 14.6 3.2 14.9 2.2 14M4.5 6.5H10M9.8 9L14 14M14 9L9.8 14
    fn: t FN 8 8 9
    control: s M3 8.5L8 3.5L13 8.5
    exclamationmark.2: s M5 2V10M11 2V10M5 13.5V13.6M11 13.5V13.6
    exclamationmark.3: s M3 2V10M8 2V10M13 2V10M3 13.5V13.6M8 13.5V13.6M13 13.5V13.6
    line.diagonal: s M2 14L14 2
    slash: s M2 14L14 2
    staroflife: s M8 1V15M1.9 4.5L14.1 11.5M14.1 4.5L1.9 11.5
    staroflife.fill: f M6.6 .8H9.4V5.6L13.6 3.2L15 5.6L10.8 8L15 10.4L13.6 12.8L9.4 10.4V15.2H6.6V10.4L2.4 12.8L1 10.4L5.2 8L1 5.6L2.4 3.2L6.6 5.6Z
    arrow.down.to.line: s M8 1V11.5M3.5 7L8 11.5L12.5 7M2.5 14.5H13.5
    arrow.up.to.line: s M8 15V4.5M3.5 9L8 4.5L12.5 9M2.5 1.5H13.5
    arrow.right.to.line: s M1 8H11.5M7 3.5L11.5 8L7 12.5M14.5 2.5V13.5
    arrow.left.to.line: s M15 8H4.5M9 3.5L4.5 8L9 12.5M1.5 2.5V13.5
    arrow.forward.to.line: u arrow.right.to.line
    arrow.backward.to.line: u arrow.left.to.line
    arrow.down.to.line.compact: s M8 4V10.5M5 7.5L8 10.5L11 7.5M4 13H12
    arrow.up.to.line.compact: s M8 12V5.5M5 8.5L8 5.5L11 8.5M4 3H12
    arrow.right.to.line.compact: s M4 8H10.5M7.5 5L10.5 8L7.5 11M13 4V12
    arrow.left.to.line.compact: s M12 8H5.5M8.5 5L5.5 8L8.5 11M3 4V12
    arrow.up.and.down: s M8 1.5V14.5M4.5 5L8 1.5L11.5 5M4.5 11L8 14.5L11.5 11
    arrow.left.and.right: s M1.5 8H14.5M5 4.5L1.5 8L5 11.5M11 4.5L14.5 8L11 11.5
    arrow.up.and.down.text.horizontal: s M3.5 2V14M1.2 4.3L3.5 2L5.8 4.3M1.2 11.7L3.5 14L5.8 11.7M8.5 4H15M8.5 8H15M8.5 12H13
    arrow.triangle.branch: s M4 15V1.5M1.5 4L4 1.5L6.5 4M4 11.5C4 8.5 6 7 9.5 7H14M11.5 4.5L14 7L11.5 9.5
    arrow.branch: u arrow.triangle.branch
    arrow.triangle.merge: s M4 1.5V14.5M1.5 12L4 14.5L6.5 12M13 2C13 6 9 8 4 9.5
    arrow.triangle.pull: s M4 5V11M12 11V7A2.5 2.5 0 0 0 9.5 4.5H7.5M9.5 2.5L7.5 4.5L9.5 6.5; s M5.5 3A1.5 1.5 0 0 1 2.5 3A1.5 1.5 0 0 1 5.5 3ZM5.5 13A1.5 1.5 0 0 1 2.5 13A1.5 1.5 0 0 1 5.5 13ZM13.5 13A1.5 1.5 0 0 1 10.5 13A1.5 1.5 0 0 1 13.5 13Z
    arrow.2.squarepath: s M3 9.5V5A2 2 0 0 1 5 3H10.5M8.3 .8L10.5 3L8.3 5.2M13 6.5V11A2 2 0 0 1 11 13H5.5M7.7 10.8L5.5 13L7.7 15.2
    arrow.uturn.backward: s M5.5 2L2 5.5L5.5 9M2 5.5H10A4 4 0 0 1 10 13.5H7
    arrow.uturn.left: u arrow.uturn.backward
    arrow.uturn.forward: s M10.5 2L14 5.5L10.5 9M14 5.5H6A4 4 0 0 0 6 13.5H9
    arrow.uturn.right: u arrow.uturn.forward
    arrowshape.up: s M8 1.5L14 7.5H10.5V14.5H5.5V7.5H2Z
    arrowshape.down: s M8 14.5L14 8.5H10.5V1.5H5.5V8.5H2Z
    arrowshape.left: s M1.5 8L7.5 2V5.5H14.5V10.5H7.5V14Z
    arrowshape.right: s M14.5 8L8.5 2V5.5H1.5V10.5H8.5V14Z
    arrowshape.forward: u arrowshape.right
    arrowshape.backward: u arrowshape.left
    arrowshape.zigzag.right: s M1.5 10.5L5 5L8.5 9L11 6.2L9.3 4.5H14.5V9.7L12.9 8L8.4 13L5.2 9.3L3.4 12Z
    arrowshape.zigzag.forward: u arrowshape.zigzag.right
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: s M6 4.5V11.5L1.5 8ZM10 4.5V11.5L14.5 8ZM8 2V14
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left: s M1.5 4.5V11.5L6 8ZM14.5 4.5V11.5L10 8ZM8 2V14
    text.alignleft: s M1.5 3H14.5M1.5 6.5H9.5M1.5 10H14.5M1.5 13.5H9.5
    text.append: s M1.5 3H14.5M1.5 6.5H14.5M1.5 10H7M1.5 13.5H7; f M9.5 9.2H15V14.3H9.5Z
    text.insert: s M1.5 2.5H14.5M6.5 6.5H14.5M6.5 10H14.5M1.5 13.5H14.5; f M1 5.5L4.5 8.2L1 11Z
    text.line.first.and.arrowtriangle.forward: s M7 4H15M1.5 8.5H15M1.5 13H15; f M1 1.3L5 4L1 6.7Z
    text.line.last.and.arrowtriangle.forward: s M1.5 3H15M1.5 7.5H15M7 12H15; f M1 9.3L5 12L1 14.7Z
    text.magnifyingglass: s M1.5 3H14.5M1.5 7H6M1.5 11H5; u magnifyingglass 11 10.8 9
    text.viewfinder: u viewfinder; s M4.5 6H11.5M4.5 8.2H11.5M4.5 10.4H9
    text.below.photo: u photo 8 5.5 11; s M2.5 12.3H13.5M2.5 15H9.5
    text.justifyleft: s M1.5 3H14.5M1.5 6.5H14.5M1.5 10H14.5M1.5 13.5H8
    text.cursor: s M5.5 1.5C7 1.5 8 2 8 3.2V12.8C8 14 7 14.5 5.5 14.5M10.5 1.5C9 1.5 8 2 8 3.2M10.5 14.5C9 14.5 8 14 8 12.8M6 8H10
    textformat.abc: t ABC 8 8 6.5
    textformat.123: t 123 8 8 7
    abc: t ABC 8 8 6.5
    character: t A 8 8 12
    textformat.size.larger: t A 6 9 11; s M11.5 6L13.5 3.5L15.5 6
    textformat.size.smaller: t A 6 9 11; s M11.5 3.5L13.5 6L15.5 3.5
    character.textbox: s M2.5 3.5H13.5A1.5 1.5 0 0 1 15 5V11A1.5 1.5 0 0 1 13.5 12.5H2.5A1.5 1.5 0 0 1 1 11V5A1.5 1.5 0 0 1 2.5 3.5ZM11.5 5.8V10.2; t A 6 8 5
    list.bullet.below.rectangle: s M2.5 1.5H13.5V6.5H2.5ZM6 10H14M6 13.5H14M2.5 10H2.6M2.5 13.5H2.6
    list.triangle: s M7 3H15M7 8H15M7 13H15; f M1 1.2L4.8 3L1 4.8ZM1 6.2L4.8 8L1 9.8ZM1 11.2L4.8 13L1 14.8Z
    list.clipboard: u clipboard; s M7.5 6.5H11M7.5 9.5H11M7.5 12.5H11M5 6.5H5.1M5 9.5H5.1M5 12.5H5.1
    list.bullet.clipboard: u list.clipboard
    list.bullet.rectangle.portrait: u rectangle.portrait; s M7.5 5H11M7.5 8H11M7.5 11H11M5 5H5.1M5 8H5.1M5 11H5.1
    scribble: s M1.5 11C3 5 7 1 7.5 3C8 5 2.5 12 4 13C5.5 14 10 4 11 5.5C12 7 7.5 12.5 9 13.5C10.5 14.5 12.5 10 14.5 9.5
    scribble.variable: u scribble
    signature: s M1 10.5C4 8.5 7 3 6 2C5 1 3.3 6 4.3 8.8C4.9 10.4 7 7.6 8 7.3C9 7 8.4 9.3 9.8 9.3C11 9.3 11.5 8 13 8.5M1.5 13.5H14.5
    point.topleft.down.to.point.bottomright.curvepath: s M4.5 3A1.8 1.8 0 0 1 .9 3A1.8 1.8 0 0 1 4.5 3ZM15.1 13A1.8 1.8 0 0 1 11.5 13A1.8 1.8 0 0 1 15.1 13ZM2.7 5C2.7 12 13.3 4 13.3 11
    point.topleft.filled.down.to.point.bottomright.curvepath: f M4.8 3A2.1 2.1 0 0 1 .6 3A2.1 2.1 0 0 1 4.8 3Z; s M15.1 13A1.8 1.8 0 0 1 11.5 13A1.8 1.8 0 0 1 15.1 13ZM2.7 5C2.7 12 13.3 4 13.3 11
    point.topleft.down.curvedto.point.bottomright.up: u point.topleft.down.to.point.bottomright.curvepath
    circle.grid.cross: s M10 3A2 2 0 0 1 6 3A2 2 0 0 1 10 3ZM10 13A2 2 0 0 1 6 13A2 2 0 0 1 10 13ZM5 8A2 2 0 0 1 1 8A2 2 0 0 1 5 8ZM15 8A2 2 0 0 1 11 8A2 2 0 0 1 15 8Z
    circle.grid.2x2: s M7 4A2.8 2.8 0 0 1 1.4 4A2.8 2.8 0 0 1 7 4ZM14.6 4A2.8 2.8 0 0 1 9 4A2.8 2.8 0 0 1 14.6 4ZM7 12A2.8 2.8 0 0 1 1.4 12A2.8 2.8 0 0 1 7 12ZM14.6 12A2.8 2.8 0 0 1 9 12A2.8 2.8 0 0 1 14.6 12Z
    circle.hexagongrid: s M9.9 8A1.9 1.9 0 0 1 6.1 8A1.9 1.9 0 0 1 9.9 8ZM4.9 8A1.9 1.9 0 0 1 1.1 8A1.9 1.9 0 0 1 4.9 8ZM14.9 8A1.9 1.9 0 0 1 11.1 8A1.9 1.9 0 0 1 14.9 8ZM7.4 3.6A1.9 1.9 0 0 1 3.6 3.6A1.9 1.9 0 0 1 7.4 3.6ZM12.4 3.6A1.9 1.9 0 0 1 8.6 3.6A1.9 1.9 0 0 1 12.4 3.6ZM7.4 12.4A1.9 1.9 0 0 1 3.6 12.4A1.9 1.9 0 0 1 7.4 12.4ZM12.4 12.4A1.9 1.9 0 0 1 8.6 12.4A1.9 1.9 0 0 1 12.4 12.4Z
    circle.and.line.horizontal: s M11 8A3 3 0 0 1 5 8A3 3 0 0 1 11 8ZM.5 8H5M11 8H15.5
    circle.dotted.and.circle: d M10.5 8A5 5 0 0 1 .5 8A5 5 0 0 1 10.5 8Z; s M15.5 8A5 5 0 0 1 5.5 8A5 5 0 0 1 15.5 8Z
    aqi.low: f M9.5 8A1.5 1.5 0 0 1 6.5 8A1.5 1.5 0 0 1 9.5 8Z; 2f M9 3A1 1 0 0 1 7 3A1 1 0 0 1 9 3ZM9 13A1 1 0 0 1 7 13A1 1 0 0 1 9 13ZM4.7 5.5A1 1 0 0 1 2.7 5.5A1 1 0 0 1 4.7 5.5ZM13.3 5.5A1 1 0 0 1 11.3 5.5A1 1 0 0 1 13.3 5.5ZM4.7 10.5A1 1 0 0 1 2.7 10.5A1 1 0 0 1 4.7 10.5ZM13.3 10.5A1 1 0 0 1 11.3 10.5A1 1 0 0 1 13.3 10.5Z
    aqi.medium: f M9.7 8A1.7 1.7 0 0 1 6.3 8A1.7 1.7 0 0 1 9.7 8Z; 2f M9.4 3A1.4 1.4 0 0 1 6.6 3A1.4 1.4 0 0 1 9.4 3ZM9.4 13A1.4 1.4 0 0 1 6.6 13A1.4 1.4 0 0 1 9.4 13ZM5.1 5.5A1.4 1.4 0 0 1 2.3 5.5A1.4 1.4 0 0 1 5.1 5.5ZM13.7 5.5A1.4 1.4 0 0 1 10.9 5.5A1.4 1.4 0 0 1 13.7 5.5ZM5.1 10.5A1.4 1.4 0 0 1 2.3 10.5A1.4 1.4 0 0 1 5.1 10.5ZM13.7 10.5A1.4 1.4 0 0 1 10.9 10.5A1.4 1.4 0 0 1 13.7 10.5Z
    aqi.high: f M10 8A2 2 0 0 1 6 8A2 2 0 0 1 10 8ZM9.8 2.8A1.8 1.8 0 0 1 6.2 2.8A1.8 1.8 0 0 1 9.8 2.8ZM9.8 13.2A1.8 1.8 0 0 1 6.2 13.2A1.8 1.8 0 0 1 9.8 13.2ZM5.3 5.3A1.8 1.8 0 0 1 1.7 5.3A1.8 1.8 0 0 1 5.3 5.3ZM14.3 5.3A1.8 1.8 0 0 1 10.7 5.3A1.8 1.8 0 0 1 14.3 5.3ZM5.3 10.7A1.8 1.8 0 0 1 1.7 10.7A1.8 1.8 0 0 1 5.3 10.7ZM14.3 10.7A1.8 1.8 0 0 1 10.7 10.7A1.8 1.8 0 0 1 14.3 10.7Z
    zzz: s M1.5 9.5H6.5L1.5 15H6.5M8 5.5H11.5L8 9.5H11.5M11.8 1.5H14.3L11.8 4.3H14.3
    dot.radiowaves.right: f M4.8 8A1.8 1.8 0 0 1 1.2 8A1.8 1.8 0 0 1 4.8 8Z; vs M7 4.5A5 5 0 0 1 7 11.5; vs M9.3 2.7A7.5 7.5 0 0 1 9.3 13.3; vs M11.7 1A10 10 0 0 1 11.7 15
    dot.radiowaves.forward: u dot.radiowaves.right
    dot.radiowaves.up.forward: f M5 13A2 2 0 0 1 1 13A2 2 0 0 1 5 13Z; vs M3 8.5A4.5 4.5 0 0 1 7.5 13; vs M3 5A8 8 0 0 1 11 13; vs M3 1.5A11.5 11.5 0 0 1 14.5 13
    wave.3.right: vs M3 5.5A3.5 3.5 0 0 1 3 10.5; vs M6 3.5A6.5 6.5 0 0 1 6 12.5; vs M9 1.5A9.5 9.5 0 0 1 9 14.5
    wave.3.forward: u wave.3.right
    wave.3.left: s M13 5.5A3.5 3.5 0 0 0 13 10.5M10 3.5A6.5 6.5 0 0 0 10 12.5M7 1.5A9.5 9.5 0 0 0 7 14.5
    wave.3.backward: u wave.3.left
    lines.measurement.horizontal: s M1.5 3V11M4.1 3V7M6.7 3V7M9.3 3V7M11.9 3V7M14.5 3V11
    lines.measurement.vertical: s M3 1.5H11M3 4.1H7M3 6.7H7M3 9.3H7M3 11.9H7M3 14.5H11
    lightspectrum.horizontal: s M1.5 3V13M3.6 3V13M6.4 3V13M10 3V13M14.5 3V13
    directcurrent: s M2 6H14M2 10H4M7 10H9M12 10H14
    alternatingcurrent: s M1.5 8C3.5 2 6 2 8 8C10 14 12.5 14 14.5 8
    selection.pin.in.out: u bounding-box; s M8 5V11M5 8H11
    square.dashed: d M3.5 1.5H12.5A2 2 0 0 1 14.5 3.5V12.5A2 2 0 0 1 12.5 14.5H3.5A2 2 0 0 1 1.5 12.5V3.5A2 2 0 0 1 3.5 1.5Z
    """
}
