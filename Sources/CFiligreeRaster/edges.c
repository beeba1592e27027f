#include "level.h"

#if defined(__x86_64__)

// From edges to cells, as CellBuffer+Edges.swift has it: one edge after the other, by the same formulas.

#define SHIFT 8
#define ONE 256

/// An edge from top to bottom: `EdgeWalk`.
typedef struct {
  int32_t x0, y0, x1, y1, sign;
  double slope_x, slope_y;
} edge_walk;

INLINE int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }
INLINE int32_t most(int32_t a, int32_t b) { return a > b ? a : b; }

/// The integer part of a number, rounded to nearest, that `0x1.8p52` was added to.
INLINE int32_t low_bits(double value) {
  uint64_t bits;
  __builtin_memcpy(&bits, &value, 8);
  return (int32_t)(uint32_t)bits;
}

INLINE int32_t x_at(const edge_walk *walk, int32_t y) {
  if (y == walk->y1) return walk->x1;
  const double product = (double)(y - walk->y0) * walk->slope_x;
  return low_bits(product + (0x1.8p52 + (double)walk->x0));
}

INLINE int32_t y_at(const edge_walk *walk, int32_t x) {
  const double product = (double)(x - walk->x0) * walk->slope_y;
  return low_bits(product + (0x1.8p52 + (double)walk->y0));
}

INLINE void put(int32_t *line, int32_t column, int32_t cover, int32_t area) {
  line[column] += (int32_t)((uint32_t)cover << 9) - area;
  line[column + 1] += area;
}

/// The part of an edge in one row but several columns.
static __attribute__((noinline)) void cross(
    int32_t *line, uint64_t *bits, const edge_walk *walk, int32_t x, int32_t y, int32_t end_x,
    int32_t end_y) {
  int32_t column = x >> SHIFT, inset = x & 255;
  const int32_t last = end_x >> SHIFT;
  const uint32_t a = (uint32_t)least(column, last) >> 2;
  const uint32_t b = (uint32_t)(most(column, last) + 1) >> 2;
  const uint64_t head = ~(uint64_t)0 << (a & 63), tail = ~(uint64_t)0 >> (63 - (b & 63));
  if (a >> 6 == b >> 6) {
    bits[a >> 6] |= head & tail;
  } else {
    bits[a >> 6] |= head;
    for (uint32_t word = (a >> 6) + 1; word < b >> 6; word++) bits[word] = ~(uint64_t)0;
    bits[b >> 6] |= tail;
  }
  const int32_t step = column < last ? 1 : -1;
  while (column != last) {
    const int32_t border = step > 0 ? (column + 1) * ONE : column * ONE;
    const int32_t next_y = most(y, least(end_y, y_at(walk, border)));
    const int32_t cover = (next_y - y) * walk->sign;
    put(line, column, cover, step > 0 ? cover * (inset + 256) : cover * inset);
    y = next_y;
    inset = step > 0 ? 0 : 256;
    column += step;
  }
  const int32_t cover = (end_y - y) * walk->sign;
  put(line, column, cover, cover * (inset + (end_x & 255)));
}

/// The part of an edge in one row. Most lie in one column or two, and both are treated alike.
AVX2 INLINE void add_part(
    int32_t *line, uint64_t *bits, const edge_walk *walk, int32_t x, int32_t y, int32_t end_x,
    int32_t end_y) {
  const int32_t left = least(x, end_x), right = most(x, end_x);
  const int32_t column = left >> SHIFT, further = (right >> SHIFT) - column;
  if (further > 1) {
    cross(line, bits, walk, x, y, end_x, end_y);
    return;
  }
  const int32_t crossing = most(y, least(end_y, y_at(walk, (column + 1) * ONE)));
  // What the right column has of the height: 0 if there is no crossing (−1 has all bits).
  const int32_t right_height = (x < end_x ? end_y - crossing : crossing - y) & -further;
  const int32_t right_cover = right_height * walk->sign;
  const int32_t left_cover = (end_y - y - right_height) * walk->sign;
  const int32_t reach = least(right - column * ONE, ONE);
  const int32_t left_area = left_cover * ((left & 255) + reach);
  const int32_t right_area = right_cover * (right & 255);
  int32_t *cell = line + column;
  cell[0] += left_cover * 512 - left_area;
  cell[1] += left_area + right_cover * 512 - right_area;
  cell[2] += right_area;
  const uint32_t a = (uint32_t)column >> 2, b = (uint32_t)(column + further + 1) >> 2;
  bits[a >> 6] |= (uint64_t)1 << (a & 63);
  bits[b >> 6] |= (uint64_t)1 << (b & 63);
}

AVX2 static void add_edges(
    const filigree_cells *cells, const filigree_edge *edges, int count, int32_t top) {
  const int32_t band_top = top << SHIFT, band_bottom = band_top + (cells->height << SHIFT);
  const int64_t stride = cells->stride, word_stride = cells->word_stride;
  for (int i = 0; i < count; i++) {
    const filigree_edge edge = edges[i];
    const bool down = edge.y0 < edge.y1;
    edge_walk walk;
    walk.x0 = down ? edge.x0 : edge.x1;
    walk.y0 = down ? edge.y0 : edge.y1;
    walk.x1 = down ? edge.x1 : edge.x0;
    walk.y1 = down ? edge.y1 : edge.y0;
    walk.sign = down ? 1 : -1;
    int32_t y = most(walk.y0, band_top);
    const int32_t end = least(walk.y1, band_bottom);
    if (y >= end) continue;
    const double dx = (double)(walk.x1 - walk.x0), dy = (double)(walk.y1 - walk.y0);
    walk.slope_x = dx / dy;
    // Asked for where the edge crosses a column's border, so dx is not zero then.
    walk.slope_y = dy / dx;
    int32_t x = y == walk.y0 ? walk.x0 : x_at(&walk, y);
    const int32_t row = (y - band_top) >> SHIFT;
    int32_t *line = cells->cells + row * stride;
    uint64_t *bits = cells->words + row * word_stride;
    int32_t row_end = band_top + ((row + 1) << SHIFT);
    while (row_end < end) {
      const int32_t next_x = x_at(&walk, row_end);
      add_part(line, bits, &walk, x, y, next_x, row_end);
      x = next_x;
      y = row_end;
      row_end += ONE;
      line += stride;
      bits += word_stride;
    }
    add_part(line, bits, &walk, x, y, end == walk.y1 ? walk.x1 : x_at(&walk, end), end);
  }
}

bool filigree_add_edges(
    const filigree_cells *cells, const filigree_edge *edges, int count, int32_t top) {
  if (filigree_raster_level() == 0) return false;
  add_edges(cells, edges, count, top);
  return true;
}

#else

bool filigree_add_edges(
    const filigree_cells *cells, const filigree_edge *edges, int count, int32_t top) {
  (void)cells, (void)edges, (void)count, (void)top;
  return false;
}

#endif
