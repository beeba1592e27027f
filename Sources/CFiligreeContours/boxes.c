#include "CFiligreeContours.h"

// The cells in which boxes are looked for: both directions and both scales of two boxes at once, in
// eight lanes. No contraction: a box must be looked for where the same numbers have filed it, and all
// variants must give the same.
#pragma STDC FP_CONTRACT OFF
// Vectors are handed over between functions that are always put into one another: no call sees
// them.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))

/// For each of two boxes, across and upwards, first in the box's own cell of scale, then in the
/// neighboring one.
typedef double reals __attribute__((vector_size(64)));
typedef int64_t wholes __attribute__((vector_size(64)));
typedef uint64_t words __attribute__((vector_size(64)));

INLINE reals all(double x) { return (reals){x, x, x, x, x, x, x, x}; }

INLINE wholes every(int64_t x) { return (wholes){x, x, x, x, x, x, x, x}; }

INLINE reals pick(wholes mask, reals a, reals b) {
  return (reals)((mask & (wholes)a) | (~mask & (wholes)b));
}

/// What is less, or `b` where `a` is not a number.
INLINE reals least(reals a, reals b) { return pick(a < b, a, b); }

/// The greatest integer that is not greater, of numbers below 2^51.
INLINE reals floor_of(reals x) {
  const reals magic = all(0x1.8p52);
  const reals whole = (x + magic) - magic;
  return whole - (reals)((wholes)(whole > x) & (wholes)all(1));
}

/// An integer below 2^51 as one.
INLINE wholes integer(reals whole) {
  const reals magic = all(0x1.8p52);
  return (wholes)(whole + magic) - (wholes)magic;
}

/// Which neighbor of a cell is reached from within it: -1 or 1, or 0 where none is.
INLINE reals neighbor(reals inside, reals reach) {
  const wholes one = (wholes)all(1);
  return (reals)((wholes)(inside + reach >= all(1)) & one) -
         (reals)((wholes)(inside < reach) & one);
}

/// A share of a cell as a code: 64 to 191 inside of it, less or more beside it.
INLINE words code_of(reals inside) {
  const reals code = inside * 128 + 64;
  return (words)integer(floor_of(least(pick(code > all(0), code, all(0)), all(255))));
}

/// A cell of one direction.
typedef struct {
  uint64_t hash;
  /// The direction's part of the code and, above it, of the factors.
  uint64_t numbers;
  /// Its place, of which neighbors lie side by side in memory.
  uint64_t side;
} cell_part;

/// Lists the cells of one direction that are there, the box's own first, and returns how many.
INLINE int list_parts(
    int lane, words hashes[2], words numbers[2], words sides[2], wholes is_there[2],
    cell_part parts[5]) {
  int count = 0;
  for (int k = lane; k < lane + 4; k += 2) {
    for (int i = 0; i < 2; i++) {
      // Written in any case, for branches would be guessed wrongly too often.
      parts[count] = (cell_part){hashes[i][k], numbers[i][k], sides[i][k]};
      count += (int)(is_there[i][k] & 1);
    }
  }
  return count;
}

/// The parts of a box's cells.
typedef struct {
  cell_part across[5], upwards[5];
  int columns, rows;
} box_parts;

INLINE void find_parts(
    const filigree_box_grid *grid, const double *a, const double *b, box_parts *parts) {
  const reals origin = {a[0], a[1], a[0], a[1], b[0], b[1], b[0], b[1]};
  const reals away = (reals)((wholes)origin & every(INT64_MAX));
  const reals size =
      (reals){a[2], a[3], a[2], a[3], b[2], b[3], b[2], b[3]} + all(grid->padding) * away;
  const reals middle = origin + all(grid->anchor) * size;

  // The binary logarithm with straight lines between powers of two.
  const reals exponent =
      (reals)((wholes)((words)size >> 52) | (wholes)all(0x1p52)) - all(0x1p52 + 1024);
  const reals mantissa =
      (reals)(((wholes)size & every(0xFFFFFFFFFFFFF)) | (wholes)all(1));
  const reals level = (exponent + mantissa) * all(grid->inverse_span);
  const reals own_scale = floor_of(level);
  const reals into_scale = level - own_scale;
  const wholes is_second = {0, 0, -1, -1, 0, 0, -1, -1};
  const reals scale_step =
      (reals)((wholes)neighbor(into_scale, all(grid->level_reach)) & is_second);
  const reals scale = own_scale + scale_step;
  const words scale_code = code_of(into_scale - scale_step);

  // The width of the widest box of the scale, by the same straight lines.
  reals end = (scale + 1) * all(grid->span) + 1e-9;
  end = least(pick(end > all(-1000), end, all(-1000)), all(1000));
  const reals power = floor_of(end);
  const reals largest =
      (reals)((integer(power) + 1023) << 52) * (1 + (end - power));
  const reals inverse = 1 / (largest * all(grid->step));
  // Kept where it can be an integer; what is not a number is nowhere else.
  reals place = least(middle * inverse, all(1e15));
  place = pick(place > all(-1e15), place, all(-1e15));
  const reals width = size * inverse;
  const reals both = width + all(grid->inverse_step);
  const reals own_place = floor_of(place);
  const reals into_place = place - own_place;
  const reals place_step =
      neighbor(into_place, both * all(grid->half_distance) + all(grid->slack));
  // Both widths together are at most so many times the one's.
  const reals factor =
      all(grid->place_factor * 2) / least(both, width * all(grid->widest));
  const words factors = (words)integer(floor_of(least(factor, all(32767))));

  const uint64_t u = 0xA0761D6478BD642F, v = 0xE7037ED1A0B428DB;
  const words scale_keys = {u, v, u, v, u, v, u, v};
  const uint64_t s = 0xD6E8FEB86659FD93, t = 0x8EBC6AF09C88C6E3;
  const words place_keys = {s, t, s, t, s, t, s, t};
  const words pairs = ~(words){1, 0, 1, 0, 1, 0, 1, 0};
  const words shift = {0, 16, 0, 16, 0, 16, 0, 16};
  const words scale_hash = (words)integer(scale) * scale_keys;
  words hashes[2], numbers[2], sides[2];
  for (int i = 0; i < 2; i++) {
    const reals step = i == 0 ? all(0) : place_step;
    const words number = (words)integer(own_place + step);
    hashes[i] = scale_hash + (number & pairs) * place_keys;
    sides[i] = number & (words)every(1);
    numbers[i] = (scale_code | code_of(into_place - step) << 8 | factors << 32) << shift;
  }
  const wholes has_scale = ~is_second | (wholes)(scale_step != all(0));
  wholes is_there[2] = {has_scale, has_scale & (wholes)(place_step != all(0))};

  for (int i = 0; i < 2; i++) {
    parts[i].columns = list_parts(4 * i, hashes, numbers, sides, is_there, parts[i].across);
    parts[i].rows = list_parts(4 * i + 1, hashes, numbers, sides, is_there, parts[i].upwards);
  }
}

INLINE int combine(
    const box_parts *parts, const filigree_box_table *table, filigree_box_cell *cells) {
  const int count = parts->rows * parts->columns;
  // One loop over all pairs: its end is guessed wrongly once.
  for (int k = 0, i = 0, j = 0; k < count; k++) {
    const cell_part *upwards = &parts->upwards[i], *across = &parts->across[j];
    uint64_t hash = upwards->hash + across->hash;
    hash = (hash ^ hash >> 29) * 0x9E3779B97F4A7C15;
    const uint64_t numbers = upwards->numbers | across->numbers;
    cells[k].hash = ((uint32_t)(hash >> 32) & ~1u) | (uint32_t)across->side;
    cells[k].code = (uint32_t)numbers;
    cells[k].factors = (uint32_t)(numbers >> 32);
    if (table) __builtin_prefetch(table->lines + (cells[k].hash & table->mask));
    const int is_last = j + 1 == parts->columns;
    j = is_last ? 0 : j + 1;
    i += is_last;
  }
  if (table) __builtin_prefetch(table->numbers + 12 * (size_t)(cells[0].hash & table->mask));
  return count;
}

/// How many cells a box has is known last of all, and is guessed wrongly: so that nothing waits for
/// it, the next boxes' numbers are under way by then. What is asked for comes meanwhile, too.
INLINE void find_cells(
    const filigree_box_grid *grid, const double *boxes, int count,
    const filigree_box_table *table, filigree_box_cell *cells, int32_t *counts) {
  box_parts parts[4];
  for (int i = 0; i < count + 2; i += 2) {
    // The last one may be alone: then its parts are found twice.
    const double *box = boxes + 4 * i;
    if (i < count) find_parts(grid, box, i + 1 < count ? box + 4 : box, &parts[i & 2]);
    for (int k = i - 2; k >= 0 && k < i && k < count; k++) {
      counts[k] = combine(&parts[k & 3], table, cells + FILIGREE_BOX_CELLS * k);
    }
  }
}

void filigree_box_find_cells_baseline(
    const filigree_box_grid *grid, const double *boxes, int count,
    const filigree_box_table *table, filigree_box_cell *cells, int32_t *counts) {
  find_cells(grid, boxes, count, table, cells, counts);
}

#if defined(__x86_64__)

__attribute__((target("avx512dq"))) static void find_cells_avx512(
    const filigree_box_grid *grid, const double *boxes, int count,
    const filigree_box_table *table, filigree_box_cell *cells, int32_t *counts) {
  find_cells(grid, boxes, count, table, cells, counts);
}

__attribute__((target("avx2"))) static void find_cells_avx2(
    const filigree_box_grid *grid, const double *boxes, int count,
    const filigree_box_table *table, filigree_box_cell *cells, int32_t *counts) {
  find_cells(grid, boxes, count, table, cells, counts);
}

#endif

void filigree_box_find_cells(
    const filigree_box_grid *grid, const double *boxes, int count,
    const filigree_box_table *table, filigree_box_cell *cells, int32_t *counts) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512dq")) {
    find_cells_avx512(grid, boxes, count, table, cells, counts);
    return;
  }
  if (__builtin_cpu_supports("avx2")) {
    find_cells_avx2(grid, boxes, count, table, cells, counts);
    return;
  }
#endif
  find_cells(grid, boxes, count, table, cells, counts);
}
