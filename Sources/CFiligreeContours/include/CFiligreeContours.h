#ifndef CFILIGREE_CONTOURS_H
#define CFILIGREE_CONTOURS_H

#include <stddef.h>
#include <stdint.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__SSE__)
#include <xmmintrin.h>
#endif

/// Packs samples into one bit each, 64 to a word, the first sample in bit 0: 1 where the sample is below
/// `bound`, exclusive-ored with `invert`. Returns how many words were written, at most `words`; the
/// caller does the rest. 0 on processors that this was not written for.
size_t filigree_pack_below8(
    const uint8_t *samples, size_t words, uint8_t bound, uint64_t invert, uint64_t *result);

/// The same for samples of 16 bits.
size_t filigree_pack_below16(
    const uint16_t *samples, size_t words, uint16_t bound, uint64_t invert, uint64_t *result);

/// Asks the processor to bring memory into its cache. Any address will do.
static inline void filigree_prefetch(const void *address) { __builtin_prefetch(address); }

/// Which of four boxes may overlap another by a share of `limit` or more, one bit each.
///
/// The four are 16 numbers: their x, their y, their widths, their heights. The other is 8: its least x and
/// y, its greatest, what overlaps may be rounded off across and upwards, its area, and the limit.
/// BoxProbe.swift has the twin that tests compare it with.
static inline uint32_t filigree_overlaps(const float *four, const float *other) {
#pragma STDC FP_CONTRACT OFF
#if defined(__SSE__)
  const __m128 x = _mm_loadu_ps(four);
  const __m128 y = _mm_loadu_ps(four + 4);
  const __m128 width = _mm_loadu_ps(four + 8);
  const __m128 height = _mm_loadu_ps(four + 12);
  const __m128 w = _mm_sub_ps(
      _mm_min_ps(_mm_add_ps(x, width), _mm_set1_ps(other[2])),
      _mm_max_ps(x, _mm_set1_ps(other[0])));
  const __m128 h = _mm_sub_ps(
      _mm_min_ps(_mm_add_ps(y, height), _mm_set1_ps(other[3])),
      _mm_max_ps(y, _mm_set1_ps(other[1])));
  const __m128 overlap = _mm_mul_ps(
      _mm_max_ps(_mm_add_ps(w, _mm_set1_ps(other[4])), _mm_setzero_ps()),
      _mm_max_ps(_mm_add_ps(h, _mm_set1_ps(other[5])), _mm_setzero_ps()));
  const __m128 sum = _mm_add_ps(_mm_mul_ps(width, height), _mm_set1_ps(other[6]));
  const __m128 least = _mm_mul_ps(_mm_set1_ps(other[7]), _mm_sub_ps(sum, overlap));
  return (uint32_t)_mm_movemask_ps(_mm_cmpge_ps(overlap, least));
#else
  uint32_t bits = 0;
  for (int i = 0; i < 4; i++) {
    const float right = four[i] + four[8 + i], top = four[4 + i] + four[12 + i];
    float w = (right < other[2] ? right : other[2]) - (four[i] > other[0] ? four[i] : other[0]);
    float h = (top < other[3] ? top : other[3]) - (four[4 + i] > other[1] ? four[4 + i] : other[1]);
    w += other[4];
    h += other[5];
    const float overlap = (w > 0 ? w : 0) * (h > 0 ? h : 0);
    const float sum = four[8 + i] * four[12 + i] + other[6];
    if (overlap >= other[7] * (sum - overlap)) bits |= 1u << i;
  }
  return bits;
#endif
}

/// Whether the share by which two boxes overlap is surely the threshold or more, 1, or surely less, 2; 0
/// where the one's single precision does not tell.
///
/// The one is known by its x, y, width and height. KeptBox.swift says why the bounds hold.
static inline uint32_t filigree_box_verdict(
    const float *known, double x, double y, double width, double height, double threshold) {
#pragma STDC FP_CONTRACT OFF
  // No branches: they would be guessed wrongly too often.
  const double unit = 0x1p-22, more = 1 + 0x1p-19, less = 1 - 0x1p-19;
#if defined(__SSE2__)
  const __m128 four = _mm_loadu_ps(known);
  const __m128d low = _mm_cvtps_pd(four), size = _mm_cvtps_pd(_mm_movehl_ps(four, four));
  const __m128d other = _mm_set_pd(y, x), extent = _mm_set_pd(height, width);
  const __m128d common = _mm_sub_pd(
      _mm_min_pd(_mm_add_pd(low, size), _mm_add_pd(other, extent)), _mm_max_pd(low, other));
  const __m128d away = _mm_andnot_pd(_mm_set1_pd(-0.0), low);
  const __m128d slack = _mm_mul_pd(_mm_add_pd(away, size), _mm_set1_pd(unit));
  const __m128d upper = _mm_max_pd(_mm_add_pd(common, slack), _mm_setzero_pd());
  const __m128d lower = _mm_max_pd(_mm_sub_pd(common, slack), _mm_setzero_pd());
  const double most = _mm_cvtsd_f64(_mm_mul_sd(upper, _mm_unpackhi_pd(upper, upper)));
  const double least = _mm_cvtsd_f64(_mm_mul_sd(lower, _mm_unpackhi_pd(lower, lower)));
  const double area = _mm_cvtsd_f64(_mm_mul_sd(size, _mm_unpackhi_pd(size, size)));
#else
  double upper[2], lower[2];
  const double other[4] = {x, y, width, height};
  for (int i = 0; i < 2; i++) {
    const double low = known[i], end = low + known[2 + i], other_end = other[i] + other[2 + i];
    const double common = (end < other_end ? end : other_end) - (low > other[i] ? low : other[i]);
    const double slack = ((low < 0 ? -low : low) + known[2 + i]) * unit;
    upper[i] = common + slack > 0 ? common + slack : 0;
    lower[i] = common - slack > 0 ? common - slack : 0;
  }
  const double most = upper[0] * upper[1], least = lower[0] * lower[1];
  const double area = (double)known[2] * known[3];
#endif
  // The share is t or more where the intersection is t / (1 + t) of both areas or more.
  const double needed = threshold * (area + width * height);
  return (uint32_t)(least * (1 + threshold) > needed * more) |
         (uint32_t)(most * (1 + threshold) < needed * less) << 1;
}

/// Twelve kept boxes in a cache line, by what is known of them within their cells.
typedef struct {
  /// How far into its cell a box is: by width, by its place across, by height, by its place upwards.
  uint32_t codes[12];
  /// What tells cells apart that share a line; 0 where there is no box.
  uint8_t tags[12];
  /// The line in which those are that this one has no room for, or -1.
  int32_t next;
} filigree_box_line;

/// A cell in which something that overlaps a box can be.
typedef struct {
  /// The low bits choose the line, the high ones are the tag.
  uint32_t hash;
  /// Where in it the box is, or beside it.
  uint32_t code;
  /// How much a difference of places counts, across in the low half, upwards in the high one.
  uint32_t factors;
} filigree_box_cell;

/// What the codes of boxes that overlap by a share can differ by.
typedef struct {
  /// How much a difference of sizes counts.
  uint32_t scale_factor;
  /// What is taken off for places.
  uint32_t place_offset;
  /// The most that both directions may count together.
  int32_t most;
} filigree_box_limits;

/// The most cells in which something that overlaps a box can be.
#define FILIGREE_BOX_CELLS 16

/// The cells that boxes are filed in: BoxCells.swift says why they are as large as they are.
typedef struct {
  /// The size of cells of scale, and one over it.
  double span, inverse_span;
  /// How far apart the scales of boxes that overlap can be, in cells.
  double level_reach;
  /// The size of cells of place in widths of the widest box of the scale, and one over it.
  double step, inverse_step;
  /// Half of how far apart boxes that overlap can be, in means of the widths.
  double half_distance;
  /// How far off places may be by rounding, in cells.
  double slack;
  /// Where in its width a box is placed.
  double anchor;
  /// How much of what a box is away from 0 counts as its width, too.
  double padding;
  /// How much wider than the lesser of them two boxes that overlap are together, at most.
  double widest;
  /// How much a step of a code counts, for a cell of place as large as the mean of the widths.
  double place_factor;
} filigree_box_grid;

/// The table that boxes are filed in: its lines, the numbers of each line's boxes, and one less than how
/// many lines there are, which is a power of two.
typedef struct {
  const filigree_box_line *lines;
  const int32_t *numbers;
  uint32_t mask;
} filigree_box_table;

/// Finds the cells in which something that overlaps boxes can be: for each box those that `counts`
/// says, the one that it is filed in first, and room for `FILIGREE_BOX_CELLS`. A box is its x, y, width
/// and height, with an area. If there is a table, its memory is asked for where the cells are.
void filigree_box_find_cells(
    const filigree_box_grid *grid, const double *boxes, int count,
    const filigree_box_table *table, filigree_box_cell *cells, int32_t *counts);

/// The same by the instructions that every processor of the kind has: both give the same.
void filigree_box_find_cells_baseline(
    const filigree_box_grid *grid, const double *boxes, int count,
    const filigree_box_table *table, filigree_box_cell *cells, int32_t *counts);

/// The tag of a cell.
static inline uint8_t filigree_box_tag(uint32_t hash) {
  const uint32_t tag = hash >> 24;
  return (uint8_t)(tag + (tag == 0));
}

/// Which boxes of a line have a tag, one bit each.
static inline uint32_t filigree_box_same(const filigree_box_line *line, uint8_t tag) {
#if defined(__SSE2__)
  const __m128i tags = _mm_loadu_si128((const __m128i *)line->tags);
  return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(tags, _mm_set1_epi8((char)tag))) & 0xFFF;
#else
  uint32_t bits = 0;
  for (int i = 0; i < 12; i++) bits |= (uint32_t)(line->tags[i] == tag) << i;
  return bits;
#endif
}

/// Which boxes of a line can overlap one in a cell of theirs, one bit each.
///
/// Of each direction counts what counts more, the difference of sizes or that of places. BoxLine.swift
/// has the twin that tests compare it with.
static inline uint32_t filigree_box_candidates(
    const filigree_box_line *line, const filigree_box_cell *cell,
    const filigree_box_limits *limits) {
  const uint32_t same = filigree_box_same(line, filigree_box_tag(cell->hash));
  if (same == 0) return 0;
#if defined(__SSE2__)
  const __m128i code = _mm_set1_epi32((int)cell->code);
  const __m128i scale = _mm_set1_epi16((short)limits->scale_factor);
  const __m128i place = _mm_set1_epi32((int)cell->factors);
  const __m128i offset = _mm_set1_epi16((short)limits->place_offset);
  const __m128i most = _mm_set1_epi32(limits->most);
  uint32_t over = 0;
  for (int i = 0; i < 3; i++) {
    const __m128i codes = _mm_loadu_si128((const __m128i *)(line->codes + 4 * i));
    const __m128i apart =
        _mm_or_si128(_mm_subs_epu8(codes, code), _mm_subs_epu8(code, codes));
    const __m128i less = _mm_subs_epu8(apart, _mm_set1_epi8(1));
    const __m128i sizes = _mm_mulhi_epu16(_mm_slli_epi16(less, 8), scale);
    const __m128i places = _mm_subs_epu16(
        _mm_mulhi_epu16(_mm_and_si128(less, _mm_set1_epi16((short)0xFF00)), place), offset);
    const __m128i sum = _mm_madd_epi16(
        _mm_max_epi16(sizes, places), _mm_set1_epi16(1));
    const __m128i is_over = _mm_cmpgt_epi32(sum, most);
    over |= (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(is_over)) << 4 * i;
  }
  return same & ~over;
#else
  uint32_t bits = 0;
  for (int i = 0; i < 12; i++) {
    if ((same >> i & 1) == 0) continue;
    int32_t sum = 0;
    for (int k = 0; k < 2; k++) {
      uint32_t counts[2];
      for (int j = 0; j < 2; j++) {
        const int shift = 16 * k + 8 * j;
        const int apart =
            (int)(line->codes[i] >> shift & 255) - (int)(cell->code >> shift & 255);
        const uint32_t less = (uint32_t)(apart < 0 ? -apart : apart);
        const uint32_t factor = j == 0 ? limits->scale_factor : cell->factors >> 16 * k & 0xFFFF;
        counts[j] = (less > 0 ? less - 1 : 0) * factor >> 8;
      }
      counts[1] = counts[1] > limits->place_offset ? counts[1] - limits->place_offset : 0;
      sum += (int32_t)(counts[0] > counts[1] ? counts[0] : counts[1]);
    }
    if (sum <= limits->most) bits |= 1u << i;
  }
  return bits;
#endif
}

/// A box that is looked up, by its place among those that are, and a place of the table where a box is
/// that it may overlap: twelve times the line and which box of it.
typedef struct {
  uint32_t box, place;
} filigree_box_pair;

/// Finds what boxes may overlap, in order, and returns how many pairs there are: if they are more than
/// `room`, only so many are written.
///
/// `cells` and `counts` are those that `filigree_box_find_cells` found for `count` boxes, at most 32. For
/// those that `unsafe` has a bit for all boxes of their cells count.
size_t filigree_box_find_pairs(
    const filigree_box_table *table, const filigree_box_cell *cells, const int32_t *counts,
    int count, const filigree_box_limits *limits, uint32_t unsafe, filigree_box_pair *pairs,
    size_t room);

/// The same by the instructions that every processor of the kind has: both give the same.
size_t filigree_box_find_pairs_baseline(
    const filigree_box_table *table, const filigree_box_cell *cells, const int32_t *counts,
    int count, const filigree_box_limits *limits, uint32_t unsafe, filigree_box_pair *pairs,
    size_t room);

#endif
