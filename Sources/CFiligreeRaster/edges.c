#include "level.h"

#if defined(__x86_64__)

// Lanes are edges of a shape first, and then the parts of eight edges in their rows. Both levels are compiled of this,
// eight doubles as one register or as two: all of it is inlined, so that no such vector is ever passed.
#pragma clang diagnostic ignored "-Wpsabi"

typedef int32_t ints __attribute__((ext_vector_type(8)));
typedef int32_t quads __attribute__((ext_vector_type(16)));
typedef int64_t longs __attribute__((ext_vector_type(8)));
typedef uint64_t words __attribute__((ext_vector_type(8)));
typedef double doubles __attribute__((ext_vector_type(8)));

/// The lower and the upper halves of eight doubles: lanes of 32 bits are chosen by one instruction everywhere.
typedef struct {
  ints low, high;
} slopes_t;

/// `FixedPoint.integerBias`.
#define BIAS 0x1.8p52
/// The rows of a band, at most: `TileGeometry.bandShift`.
#define MOST_ROWS 64

/// Eight edges from top to bottom: `EdgeWalk`.
typedef struct {
  ints x0, y0, x1, y1;
  /// All bits where the edge runs up.
  ints flip;
  slopes_t slope_x, slope_y;
} walks_t;

INLINE int32_t low_bits(double value) {
  int64_t bits;
  __builtin_memcpy(&bits, &value, 8);
  return (int32_t)bits;
}

/// `CellBuffer.put`.
INLINE void put(int32_t *line, int32_t column, int32_t cover, int32_t area) {
  line[column] += (cover << 9) - area;
  line[column + 1] += area;
}

/// `CellBuffer.mark`.
INLINE void mark(uint64_t *bits, int32_t first, int32_t last) {
  const uint32_t a = (uint32_t)first >> 3, b = (uint32_t)(last + 1) >> 3;
  const uint64_t head = ~(uint64_t)0 << (a & 63), tail = ~(uint64_t)0 >> (63 - (b & 63));
  uint32_t word = a >> 6;
  if (word == b >> 6) {
    bits[word] |= head & tail;
    return;
  }
  bits[word] |= head;
  while (++word < b >> 6) bits[word] = ~(uint64_t)0;
  bits[word] |= tail;
}

INLINE double slope(const slopes_t *slopes, int i) {
  const uint64_t bits = (uint32_t)slopes->low[i] | (uint64_t)(uint32_t)slopes->high[i] << 32;
  double value;
  __builtin_memcpy(&value, &bits, 8);
  return value;
}

/// Part of edge `i` in one row and several columns: `CellBuffer.cross`.
static void cross(
    int32_t *line, uint64_t *bits, const walks_t *walks, int i, int32_t x, int32_t y,
    int32_t end_x, int32_t end_y) {
  const int32_t x0 = walks->x0[i], sign = 1 + 2 * walks->flip[i];
  const double slope_y = slope(&walks->slope_y, i), bias = BIAS + (double)walks->y0[i];
  const int32_t last = end_x >> 8, step = x >> 8 < last ? 1 : -1;
  // Where the edge leaves a column, as seen from its left border.
  const int32_t exit = step > 0 ? 256 : 0;
  int32_t column = x >> 8, inset = x & 255;
  mark(bits, step > 0 ? column : last, step > 0 ? last : column);
  for (; column != last; column += step) {
    int32_t next = low_bits((double)((column << 8) + exit - x0) * slope_y + bias);
    next = next < end_y ? next : end_y;
    next = next > y ? next : y;
    const int32_t cover = (next - y) * sign;
    put(line, column, cover, cover * (inset + exit));
    y = next;
    inset = 256 - exit;
  }
  const int32_t cover = (end_y - y) * sign;
  put(line, column, cover, cover * (inset + (end_x & 255)));
}

AVX2 INLINE ints chosen(ints values, ints lanes) {
  return (ints)_mm256_permutevar8x32_epi32((__m256i)values, (__m256i)lanes);
}

AVX2 INLINE slopes_t slopes(doubles values) {
  const quads halves = (quads)values;
  return (slopes_t){
      __builtin_shufflevector(halves, halves, 0, 2, 4, 6, 8, 10, 12, 14),
      __builtin_shufflevector(halves, halves, 1, 3, 5, 7, 9, 11, 13, 15)};
}

AVX2 INLINE doubles chosen_slopes(const slopes_t *slopes, ints lanes) {
  return (doubles)__builtin_shufflevector(
      chosen(slopes->low, lanes), chosen(slopes->high, lanes), 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5,
      13, 6, 14, 7, 15);
}

/// `EdgeWalk.x(at:)` and `EdgeWalk.y(at:)`, but for the ends: `bias` counts `FixedPoint.integerBias` in.
AVX2 INLINE ints crossing(ints distance, doubles slope, doubles bias) {
  const quads sum = (quads)(__builtin_convertvector(distance, doubles) * slope + bias);
  return __builtin_shufflevector(sum, sum, 0, 2, 4, 6, 8, 10, 12, 14);
}

/// Eight parts of edges into cells: `CellBuffer.add(_:_:_:_:_:_:_:)`, for `count` of them.
AVX2 INLINE void add_parts(
    const walks_t *walks, ints lanes, ints rows, int count, int32_t band_top, int32_t band_bottom,
    int32_t *cells, int32_t stride, uint64_t *bits, int32_t word_stride) {
  const ints numbers = {0, 1, 2, 3, 4, 5, 6, 7};
  const ints x0 = chosen(walks->x0, lanes), y0 = chosen(walks->y0, lanes);
  const ints y1 = chosen(walks->y1, lanes), flip = chosen(walks->flip, lanes);
  const doubles slope_x = chosen_slopes(&walks->slope_x, lanes);
  const doubles bias_x = __builtin_convertvector(x0, doubles) + BIAS;
  const ints top = band_top + (rows << 8);
  const ints from = __builtin_elementwise_max(y0, top);
  const ints to = __builtin_elementwise_min(
      __builtin_elementwise_min(y1, top + 256), (ints)band_bottom);
  const ints x = crossing(from - y0, slope_x, bias_x);
  const ints end_x =
      to == y1 ? chosen(walks->x1, lanes) : crossing(to - y0, slope_x, bias_x);
  const ints left = __builtin_elementwise_min(x, end_x);
  const ints right = __builtin_elementwise_max(x, end_x);
  const ints column = left >> 8, further = (right >> 8) - column;
  const ints any = crossing(
      ((column + 1) << 8) - x0, chosen_slopes(&walks->slope_y, lanes),
      __builtin_convertvector(y0, doubles) + BIAS);
  const ints border = __builtin_elementwise_max(from, __builtin_elementwise_min(to, any));
  const ints right_height = (x < end_x ? to - border : border - from) & -further;
  // Negated where the edge runs up.
  const ints right_cover = (right_height ^ flip) - flip;
  const ints left_cover = ((to - from - right_height) ^ flip) - flip;
  const ints reach = __builtin_elementwise_min(right - (column << 8), (ints)256);
  const ints left_area = left_cover * ((left & 255) + reach);
  const ints right_area = right_cover * (right & 255);

  const ints bit = column >> 3, other_bit = (column + further + 1) >> 3;
  const ints is_real = numbers < count;
  // Those that are more than two bits in one word and three cells.
  const ints is_odd = (further > 1 | (bit >> 6) != (other_bit >> 6)) & is_real;
  const ints is_kept = is_real & ~is_odd;
  int32_t firsts[8], seconds[8], thirds[8], offsets[8], word_offsets[8];
  uint64_t masks[8];
  const ints first = ((left_cover << 9) - left_area) & is_kept;
  const ints second = (left_area + (right_cover << 9) - right_area) & is_kept;
  const ints third = right_area & is_kept;
  const ints offset = (rows * stride + column) & is_kept;
  const ints word_offset = (rows * word_stride + (bit >> 6)) & is_kept;
  const words one = 1;
  const words mask =
      (one << __builtin_convertvector(bit & 63, words)
       | one << __builtin_convertvector(other_bit & 63, words))
      & (words)__builtin_convertvector(is_kept, longs);
  __builtin_memcpy(firsts, &first, 32);
  __builtin_memcpy(seconds, &second, 32);
  __builtin_memcpy(thirds, &third, 32);
  __builtin_memcpy(offsets, &offset, 32);
  __builtin_memcpy(word_offsets, &word_offset, 32);
  __builtin_memcpy(masks, &mask, 64);
#pragma clang loop unroll(full)
  for (int i = 0; i < 8; i++) {
    int32_t *cell = cells + offsets[i];
    cell[0] += firsts[i];
    cell[1] += seconds[i];
    cell[2] += thirds[i];
    bits[word_offsets[i]] |= masks[i];
  }
  unsigned odd = (unsigned)_mm256_movemask_ps((__m256)is_odd);
  if (odd != 0) {
    int32_t numbered[6][8];
    __builtin_memcpy(numbered[0], &lanes, 32);
    __builtin_memcpy(numbered[1], &rows, 32);
    __builtin_memcpy(numbered[2], &x, 32);
    __builtin_memcpy(numbered[3], &from, 32);
    __builtin_memcpy(numbered[4], &end_x, 32);
    __builtin_memcpy(numbered[5], &to, 32);
    for (; odd != 0; odd &= odd - 1) {
      const int i = __builtin_ctz(odd);
      const int32_t row = numbered[1][i];
      cross(
          cells + row * stride, bits + row * word_stride, walks,
          numbered[0][i], numbered[2][i], numbered[3][i], numbered[4][i], numbered[5][i]);
    }
  }
}

AVX2 INLINE void add_edges(
    const filigree_edge *edges, int count, int32_t top, int32_t height, int32_t *cells,
    int32_t stride, uint64_t *bits, int32_t word_stride) {
  const int32_t band_top = top << 8, band_bottom = band_top + (height << 8);
  const ints numbers = {0, 1, 2, 3, 4, 5, 6, 7};
  int32_t part_lanes[8 * MOST_ROWS + 16], part_rows[8 * MOST_ROWS + 16];
  for (int done = 0; done < count; done += 8) {
    filigree_edge padded[8] = {};
    const filigree_edge *batch = edges + done;
    if (count - done < 8) {
      __builtin_memcpy(padded, batch, (size_t)(count - done) * sizeof(filigree_edge));
      batch = padded;
    }
    quads a, b;
    __builtin_memcpy(&a, batch, 64);
    __builtin_memcpy(&b, batch + 4, 64);
    const ints from_x = __builtin_shufflevector(a, b, 0, 4, 8, 12, 16, 20, 24, 28);
    const ints from_y = __builtin_shufflevector(a, b, 1, 5, 9, 13, 17, 21, 25, 29);
    const ints to_x = __builtin_shufflevector(a, b, 2, 6, 10, 14, 18, 22, 26, 30);
    const ints to_y = __builtin_shufflevector(a, b, 3, 7, 11, 15, 19, 23, 27, 31);
    const ints down = from_y < to_y;
    walks_t walks;
    walks.x0 = down ? from_x : to_x;
    walks.y0 = down ? from_y : to_y;
    walks.x1 = down ? to_x : from_x;
    walks.y1 = down ? to_y : from_y;
    walks.flip = ~down;
    const doubles dx = __builtin_convertvector(walks.x1 - walks.x0, doubles);
    const doubles dy = __builtin_convertvector(walks.y1 - walks.y0, doubles);
    walks.slope_x = slopes(dx / dy);
    walks.slope_y = slopes(dy / dx);
    const ints begin = __builtin_elementwise_max(walks.y0, (ints)band_top);
    const ints end = __builtin_elementwise_min(walks.y1, (ints)band_bottom);
    const ints row = (begin - band_top) >> 8;
    const ints rows = (((end - 1 - band_top) >> 8) - row + 1) & (begin < end);
    int32_t first_rows[8], row_counts[8];
    __builtin_memcpy(first_rows, &row, 32);
    __builtin_memcpy(row_counts, &rows, 32);
    // Eight at a time and most of them in vain: nobody can foresee how many rows an edge has.
    int parts = 0;
#pragma clang loop unroll(full)
    for (int i = 0; i < 8; i++) {
      ints lanes = i, its_rows = first_rows[i] + numbers;
      __builtin_memcpy(part_lanes + parts, &lanes, 32);
      __builtin_memcpy(part_rows + parts, &its_rows, 32);
      for (int more = 8; more < row_counts[i]; more += 8) {
        its_rows += 8;
        __builtin_memcpy(part_lanes + parts + more, &lanes, 32);
        __builtin_memcpy(part_rows + parts + more, &its_rows, 32);
      }
      parts += row_counts[i];
    }
    const ints none = 0;
    __builtin_memcpy(part_lanes + parts, &none, 32);
    __builtin_memcpy(part_rows + parts, &none, 32);
    for (int i = 0; i < parts; i += 8) {
      ints lanes, its_rows;
      __builtin_memcpy(&lanes, part_lanes + i, 32);
      __builtin_memcpy(&its_rows, part_rows + i, 32);
      add_parts(
          &walks, lanes, its_rows, parts - i, band_top, band_bottom, cells, stride, bits,
          word_stride);
    }
  }
}

AVX512 static void add_edges512(
    const filigree_edge *edges, int count, int32_t top, int32_t height, int32_t *cells,
    int32_t stride, uint64_t *bits, int32_t word_stride) {
  add_edges(edges, count, top, height, cells, stride, bits, word_stride);
}

AVX2 static void add_edges256(
    const filigree_edge *edges, int count, int32_t top, int32_t height, int32_t *cells,
    int32_t stride, uint64_t *bits, int32_t word_stride) {
  add_edges(edges, count, top, height, cells, stride, bits, word_stride);
}

bool filigree_add_edges(
    const filigree_edge *edges, int count, int32_t top, int32_t height, int32_t *cells,
    int32_t stride, uint64_t *bits, int32_t word_stride) {
  if (height > MOST_ROWS) return false;
  switch (filigree_raster_level()) {
    case 2: add_edges512(edges, count, top, height, cells, stride, bits, word_stride); return true;
    case 1: add_edges256(edges, count, top, height, cells, stride, bits, word_stride); return true;
    default: return false;
  }
}

#else

bool filigree_add_edges(
    const filigree_edge *edges, int count, int32_t top, int32_t height, int32_t *cells,
    int32_t stride, uint64_t *bits, int32_t word_stride) {
  (void)edges, (void)count, (void)top, (void)height;
  (void)cells, (void)stride, (void)bits, (void)word_stride;
  return false;
}

#endif
