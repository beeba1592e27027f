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

/// Finds the squares of 2 × 2 pixels of a row of `width` and the one above it whose components
/// differ by at most `limit` from those beside and above them.
///
/// A pixel has `stride` bytes, 3 or 4. `work` has `filigree_squares_work` bytes; it goes from row to row, and
/// the first row has none above it: NULL, and nothing is found. Of both rows, the marks of the pixels in
/// squares become 1 where they were 0. Bits of `found`, one a pixel in whole words, say with which pixels
/// squares end whose mark is 1.
void filigree_squares(
    const uint8_t *row, const uint8_t *above, size_t width, size_t stride, uint8_t limit,
    uint8_t *work, uint8_t *marks, uint8_t *marks_above, uint64_t *found);

/// The same by the instructions that every processor of the kind has: both give the same.
void filigree_squares_baseline(
    const uint8_t *row, const uint8_t *above, size_t width, size_t stride, uint8_t limit,
    uint8_t *work, uint8_t *marks, uint8_t *marks_above, uint64_t *found);

/// How many bytes of memory `filigree_squares` needs.
size_t filigree_squares_work(size_t width, size_t stride);

/// How many of `count` bytes are 0.
size_t filigree_count_zeros(const uint8_t *bytes, size_t count);

/// Counts by how many levels the sums of neighboring squares of `scale` by `scale` pixels differ, 1 to 3, by
/// the component that differs most: `columns` squares, none to as many as fit, in the rows that begin at
/// `rows`.
///
/// A pixel has `stride` bytes, 3 or 4. `work` is memory for two rows.
void filigree_count_differences(
    const uint8_t *rows, size_t row_bytes, size_t scale, size_t stride, size_t columns,
    uint16_t *work, uint32_t *counts);

/// The means of `columns` such squares, rounded.
void filigree_block_means(
    const uint8_t *rows, size_t row_bytes, size_t scale, size_t stride, size_t columns,
    uint16_t *work, uint8_t *result);

/// What some bytes of a row differ by from their fellows.
typedef struct {
  /// The sum of the squares of the differences from the next pixel and from the next row.
  uint32_t squares;
  /// How many differ by more than a number from the middle of those beside them.
  uint32_t sharp;
  /// How many differ from those ahead.
  uint32_t varied;
} filigree_slopes;

/// Looks at `count` bytes, fewer than 2¹⁵, of a row and the next one.
void filigree_sum_slopes(
    const uint8_t *row, const uint8_t *next, size_t count, size_t stride, size_t ahead,
    int32_t sharpness, filigree_slopes *result);

/// Which of `count` colors, one at least, is nearest to one of four numbers, the first of those that are
/// equally near, and the square of its distance.
///
/// The colors stand in blocks of sixteen, of which first the first numbers come, then the second ones and so
/// on; the last block is filled up with infinity.
int32_t filigree_nearest_color(
    const float *colors, int32_t count, const float *color, float *distance);

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

/// Has the process give back the memory of blocks of 64 KB and more whenever they are freed.
void filigree_return_large_blocks(void);

/// The most blocks of eight samples that a cubic is fitted to.
#define FILIGREE_CUBIC_BLOCKS 4

/// Points at even distances along a chain, x and y in turn; a length along it times `density` is the
/// index of the one nearest.
typedef struct {
  const double *points;
  ptrdiff_t count;
  double density;
} filigree_cubic_samples;

/// A cubic that is looked for, and what is found.
typedef struct {
  /// Where it begins.
  double origin[2];
  /// The length along the chain of the first sample, what is between two of them, the length at which
  /// the parameter is 0, and one over the length in which it rises to 1.
  double first, step, begin, scale;
  /// Its end, from the origin.
  float end[2];
  /// Unit vectors in the direction of travel, and whether they are known.
  float start_direction[2], end_direction[2];
  int knows_start, knows_end;
  /// The length of the chain that it replaces, and the square of the distance allowed.
  float length, limit;
  /// How many blocks of eight samples there are, and how often the arms are solved for at most.
  int blocks, rounds;
  /// Whether the arms are given to begin with; for `filigree_fit_cubic` only.
  int knows_arms;
  /// Found: the controls, from the origin and from the end, and the sum of the squared distances.
  float arm1[2], arm2[2];
  float error;
} filigree_cubic;

/// Fits a cubic to samples; 0 where none keeps within the distance.
int filigree_fit_cubic(const filigree_cubic_samples *samples, filigree_cubic *cubic);

/// The same by the instructions that every processor of the kind has: both give the same, bit for bit.
int filigree_fit_cubic_baseline(const filigree_cubic_samples *samples, filigree_cubic *cubic);

/// A cut of a chain, as the search for pieces sees it.
typedef struct {
  /// The length of the chain up to it.
  double length;
  /// Where it lies.
  double position[2];
  /// The direction of travel, a unit vector; zero where a piece may choose.
  double direction[2];
  /// The integrals over the chain up to it of x, y, x², y² and xy, about the chain's first point.
  double moments[5];
} filigree_cut;

/// What pieces are looked for along.
typedef struct {
  filigree_cubic_samples samples;
  /// The chain's first point.
  double origin[2];
  const filigree_cut *cuts;
  /// The square of the distance allowed, the same half-way between samples, and what a unit of the integral of
  /// squared distances costs.
  double limit, middle_limit, scale;
  /// Cubics that bulge by no more are lines where a line will do; the same between two cuts without
  /// directions.
  double flat, free_flat;
  /// What a cubic between two cuts without directions costs more that bends both ways.
  double wave_cost;
  /// How many times longer than its chord what a cubic replaces may be.
  double longest;
} filigree_search;

/// A piece that is looked for.
typedef struct {
  /// The cuts that it joins.
  int32_t from, to;
  /// Which search it belongs to, and which place it leads to.
  int32_t search, place;
  /// What a line costs there; infinity where none is near enough.
  double line;
} filigree_wanted;

/// Pieces that are looked for: those of which both directions are known, of which only the first one is,
/// others, and lines that will do.
typedef struct {
  filigree_wanted *smooth, *half, *free, *lines;
  /// How many there are of each.
  ptrdiff_t smooth_count, half_count, free_count, line_count;
} filigree_asked;

/// Looks for lines from a cut to those of so many places, and asks for cubics where none is near enough.
///
/// The places' cuts are ranges, two numbers each; `from` says which place is the first. There must be room
/// for all of these cuts in each list. If `needs_direction` is not 0, those without one are passed over.
void filigree_ask(
    const filigree_search *search, filigree_wanted from, const int32_t *ranges, int32_t count,
    int needs_direction, filigree_asked *asked);

/// What a line between two cuts costs, or infinity where it does not keep within the distance.
double filigree_line_cost(const filigree_search *search, int32_t from, int32_t to);

/// What has been found where a piece was looked for.
typedef struct {
  /// What it costs; infinity where there is none.
  float cost;
  int32_t is_cubic;
  /// A cubic's controls, the first one from its start and the second one from its end.
  float arms[4];
} filigree_found;

/// The most cubics that are fitted at a time.
#define FILIGREE_CUBIC_LANES 16

/// Fits up to `FILIGREE_CUBIC_LANES` cubics, each to eight samples, and says whether they, or lines, are to
/// be taken.
void filigree_fit_cubics(
    const filigree_search *search, const filigree_wanted *wanted, int count, filigree_found *found);

/// The same by the instructions that every processor of the kind has: both give the same.
void filigree_fit_cubics_baseline(
    const filigree_search *search, const filigree_wanted *wanted, int count, filigree_found *found);

/// A cubic that stands for a stretch of a chain, and what is allowed.
typedef struct {
  /// Where it begins and ends, in place of the first and the last point.
  double start[2], end[2];
  /// Unit vectors in the direction of travel, and whether they are known.
  float start_direction[2], end_direction[2];
  int knows_start, knows_end;
  /// The controls, from the start and from the end.
  float arm1[2], arm2[2];
  /// How often the arms are solved for before the proof: 0 leaves them as they are.
  int rounds;
  /// The distance allowed.
  double distance;
} filigree_piece;

/// Fits the arms of a cubic to all points of a stretch of a chain, beginning with the ones that it has, and
/// tells whether the two are proven to be near each other: 1 where they are, 0 where the cubic's nearest
/// points are too far, as it seems, from some of the chain's, -1 where neither is known, -2 where there are
/// too many points to be looked at.
///
/// `points` are the chain's, x and y in turn, `lengths` its lengths up to them.
int filigree_prove_cubic(
    const double *points, const double *lengths, ptrdiff_t count, filigree_piece *piece);

/// The same by the instructions that every processor of the kind has: both give the same.
int filigree_prove_cubic_baseline(
    const double *points, const double *lengths, ptrdiff_t count, filigree_piece *piece);

/// The first of those points from `begin` up to `end` that are farthest from the line between two others, or
/// -1 where none is farther than the root of `bound`. Points are x and y in turn.
ptrdiff_t filigree_farthest(
    const double *points, ptrdiff_t begin, ptrdiff_t end, const double *from, const double *to,
    double bound);

/// The same by the instructions that every processor of the kind has: both give the same.
ptrdiff_t filigree_farthest_baseline(
    const double *points, ptrdiff_t begin, ptrdiff_t end, const double *from, const double *to,
    double bound);

/// Integrals over the length of a chain: of 1, x, y, x², xy and y².
typedef struct {
  double length, x, y, xx, xy, yy;
} filigree_moments;

/// A chain: its points, x and y in turn, and its lengths and integrals up to each of them, the latter about the
/// first point. There are at least two.
typedef struct {
  const double *points, *lengths;
  const filigree_moments *sums;
  ptrdiff_t count;
} filigree_chain;

/// A stretch of a chain from a length to a larger one, and the index of a point near them, which saves a search.
typedef struct {
  double begin, end;
  ptrdiff_t hint;
} filigree_stretch;

/// A point of a line, and its direction of travel, a unit vector; 0 where there is no line.
typedef struct {
  double x, y, dx, dy;
} filigree_line;

/// Finds the lines that fit stretches of a chain best.
void filigree_fit_lines(
    const filigree_chain *chain, const filigree_stretch *stretches, filigree_line *lines,
    ptrdiff_t count);

/// The same by the instructions that every processor of the kind has: both give the same, bit for bit.
void filigree_fit_lines_baseline(
    const filigree_chain *chain, const filigree_stretch *stretches, filigree_line *lines,
    ptrdiff_t count);

#endif
