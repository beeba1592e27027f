#ifndef CFILIGREE_RASTER_H
#define CFILIGREE_RASTER_H

#include <stdbool.h>
#include <stdint.h>

// The rasterizer's inner loops for wide registers. Each has a twin in Swift that says what it does
// and gives the same bits; tests compare them. A function that returns false, or −1, has done nothing:
// the processor lacks the registers, or this was not written for it; the twin is to do the work.

/// The widest registers in use: 0 none, 1 AVX2, 2 AVX-512.
int filigree_raster_level(void);

/// Limits the registers in use, for tests; negative lifts the limit. The results are the same.
void filigree_raster_set_level(int level);

/// A line of an outline, as `Edge` in Swift.
typedef struct {
  int32_t x0, y0, x1, y1;
} filigree_edge;

/// Asks for edges that are read soon: each shape's lie in a place of their own, which no processor foresees.
static inline void filigree_prefetch_edges(const filigree_edge *edges, int count) {
  for (int i = 0; i < count; i += 64 / (int)sizeof(filigree_edge)) __builtin_prefetch(edges + i);
}

/// From edges to cells, in `height` rows from `top` on: `CellBuffer.add(_:band:top:)`.
bool filigree_add_edges(
    const filigree_edge *edges, int count, int32_t top, int32_t height, int32_t *cells,
    int32_t stride, uint64_t *bits, int32_t word_stride);

/// Part of a row, as `Span` in Swift.
typedef struct {
  int32_t start, end, mask;
} filigree_span;

/// From cells to spans: `CellBuffer.sweep`, antialiased. Writes up to 16 bytes beyond the last mask,
/// and returns the number of spans.
int filigree_sweep(
    int32_t *cells, uint64_t *bits, uint8_t *masks, filigree_span *spans, int32_t first_column,
    int32_t last_column, int32_t width, int32_t fold);

/// One color in the spans of a row: `SpanPainter.paint(_:with:into:)`.
bool filigree_paint_color(
    uint32_t *line, const filigree_span *spans, int count, const uint8_t *masks, uint32_t color);

/// Rows of cells, their bits, and the rest of what `filigree_sweep` takes.
typedef struct {
  int32_t *cells;
  uint64_t *bits;
  int64_t stride, word_stride;
  int32_t first_column, last_column, width, fold;
} filigree_cells;

/// From the cells of `rows` rows to pixels of one color: both of the above for each row. The level must not be 0.
void filigree_paint_cells(
    const filigree_cells *cells, int rows, uint8_t *masks, filigree_span *spans, uint32_t *pixels,
    int64_t stride, uint32_t color);

/// One color in `rows` rows of pixels, past the cache: `BlendKernels.stream`.
bool filigree_stream(uint32_t *pixels, int width, int rows, int64_t stride, uint32_t color);

/// Colors over pixels that are covered alike: `BlendKernels.over(_:_:with:coverage:)`.
bool filigree_over_colors(uint32_t *pixels, int count, const uint32_t *colors, uint8_t coverage);

/// Colors over pixels, each covered by its mask: `BlendKernels.over(_:_:with:masks:)`.
bool filigree_over_colors_masked(
    uint32_t *pixels, int count, const uint32_t *colors, const uint8_t *masks);

/// Pixels of a linear gradient's segment: `LinearGradientTable.smooth`. `pixels` is that of `x`; `row`
/// are the four components at x = 0, `dx` their steps, `step` the steps in 8.8 fixed point.
bool filigree_linear(
    uint32_t *pixels, int32_t x, int32_t count, const int32_t *row, const int32_t *dx,
    const uint16_t *step, bool is_over);

/// A gradient of rings: `GradientTable` with the rule `Rings`.
typedef struct {
  /// Twelve quadruples a segment, as `GradientRamp.Segment` has them.
  const float *segments;
  /// The place of the center of the row's first pixel, and its change with x.
  double origin_x, origin_y, step_x, step_y;
  float radius, scale;
} filigree_ring_gradient;

bool filigree_rings(
    uint32_t *pixels, int32_t start, int32_t end, const filigree_ring_gradient *gradient);

// Lines of a blur: four levels of 16 bits a pixel. These work on any processor, and have no twin but in the tests.

/// Sums of each pixel in `first..<last` and its neighbors, by `count` weights from the pixel outwards.
void filigree_blur_taps(
    const void *line, void *result, int first, int last, const float *weights, int count);

/// Sums of each pixel in `first..<last` and of those up to `radius` away, by one weight, and of the two beyond by
/// another.
void filigree_blur_box(
    const void *line, void *result, int first, int last, int radius, float whole, float end);

/// From pixels to levels.
void filigree_blur_load(const uint32_t *pixels, void *line, int count);

/// From the opacity of pixels in up to four rows, `stride` apart, to levels: those of a column side by side.
void filigree_blur_load_opacity(const uint32_t *pixels, int64_t stride, int rows, void *line, int count);

/// A line of the levels of four rows, side by side, into lines of the levels of four columns, `stride` apart: four places
/// of each.
void filigree_blur_turn_fours(const void *line, void *columns, int count, int64_t stride);

/// A line of the levels of up to four columns into pixels of black of that opacity, whose rows are `stride` apart.
void filigree_blur_store_opacity(const void *line, uint32_t *pixels, int columns, int count, int64_t stride);

/// A line of levels into a column, whose levels are `stride` apart.
void filigree_blur_turn(const void *line, void *column, int count, int64_t stride);

/// A line of levels into a column of pixels, which are `stride` apart.
void filigree_blur_store(const void *line, uint32_t *pixels, int count, int64_t stride);

#endif
