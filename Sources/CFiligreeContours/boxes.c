#include "CFiligreeContours.h"

#include <string.h>

// The cells in which boxes are looked for, both directions at once. No contraction: a box must be looked
// for where the same numbers have filed it.
#pragma STDC FP_CONTRACT OFF

/// A cell of scale, across or upwards.
typedef struct {
  int64_t number;
  /// How far into it the size is, as a code.
  uint32_t code;
  /// The cells of place there, as far as they differ.
  int64_t places[2];
  uint32_t place_codes[2];
  int count;
  uint32_t factor;
} scale_cell;

static inline int64_t floor_of(double x) {
  const int64_t whole = (int64_t)x;
  return whole - ((double)whole > x);
}

/// A share of a cell as a code: 64 to 191 inside of it, less or more beside it.
static inline uint32_t code_of(double inside) {
  const double code = inside * 128 + 64;
  return code > 0 ? code < 255 ? (uint32_t)code : 255 : 0;
}

/// The cells of place of one cell of scale.
static inline void find_places(
    const filigree_box_grid *grid, double place, double size, scale_cell *scale) {
  double end = (double)(scale->number + 1) * grid->span + 1e-9;
  end = end < 1000 ? end : 1000;
  const double raised = (end + 1023) * 0x1p52;
  const int64_t bits = raised > 0 ? (int64_t)raised : 0;
  double largest;
  memcpy(&largest, &bits, sizeof largest);
  const double cell = largest * grid->step;
  double p = place / cell;
  // Kept where it can be an integer; what is not a number is nowhere else.
  p = p < 1e15 ? p : 1e15;
  p = p > -1e15 ? p : -1e15;
  const double width = size / cell;
  const double both = width + grid->inverse_step;
  const double reach = both * grid->half_distance + grid->slack;
  const int64_t own = floor_of(p);
  const double inside = p - (double)own;
  const int other = (inside + reach >= 1) - (inside < reach);
  scale->places[0] = own;
  scale->places[1] = own + other;
  scale->place_codes[0] = code_of(inside);
  scale->place_codes[1] = code_of(inside - other);
  scale->count = other != 0 ? 2 : 1;
  // Both widths together are at most this.
  const double widest = width * grid->widest;
  const double factor = grid->place_factor * 2 / (both < widest ? both : widest);
  scale->factor = factor < 32767 ? (uint32_t)factor : 32767;
}

/// The two cells of scale in which there can be something to overlap.
static inline void find_scales(
    const filigree_box_grid *grid, double x, double width, scale_cell scales[2]) {
  width += grid->padding * (x < 0 ? -x : x);
  const double place = x + grid->anchor * width;
  int64_t bits;
  memcpy(&bits, &width, sizeof bits);
  // The binary logarithm with straight lines between powers of two.
  const double level = ((double)bits * 0x1p-52 - 1023) * grid->inverse_span;
  const int64_t own = floor_of(level);
  const double inside = level - (double)own;
  const int other = inside < 0.5 ? -1 : 1;
  scales[0].number = own;
  scales[1].number = own + other;
  scales[0].code = code_of(inside);
  scales[1].code = code_of(inside - other);
  find_places(grid, place, width, &scales[0]);
  find_places(grid, place, width, &scales[1]);
}

/// One direction's part of a cell.
typedef struct {
  uint64_t hash;
  uint32_t code, factor;
  /// Its place, of which neighbours lie side by side in memory.
  uint32_t side;
  int is_there;
} cell_part;

static inline void find_parts(
    const scale_cell scales[2], uint64_t scale_key, uint64_t place_key, int shift, int pairs,
    cell_part parts[4]) {
  for (int i = 0; i < 4; i++) {
    const scale_cell *scale = &scales[i >> 1];
    const int64_t place = scale->places[i & 1];
    parts[i].hash = (uint64_t)scale->number * scale_key +
                    (uint64_t)(pairs ? place >> 1 : place) * place_key;
    parts[i].code = (scale->code | scale->place_codes[i & 1] << 8) << shift;
    parts[i].factor = scale->factor << shift;
    parts[i].side = (uint32_t)(place & 1);
    parts[i].is_there = (i & 1) < scale->count;
  }
}

int filigree_box_find_cells(
    const filigree_box_grid *grid, const double *box, filigree_box_cell *cells) {
  scale_cell scales[2];
  cell_part across[4], upwards[4];
  find_scales(grid, box[0], box[2], scales);
  find_parts(scales, 0xA0761D6478BD642F, 0xD6E8FEB86659FD93, 0, 1, across);
  find_scales(grid, box[1], box[3], scales);
  find_parts(scales, 0xE7037ED1A0B428DB, 0x8EBC6AF09C88C6E3, 16, 0, upwards);
  int count = 0;
  for (int i = 0; i < 4; i++) {
    if (!upwards[i].is_there) continue;
    for (int j = 0; j < 4; j++) {
      uint64_t hash = upwards[i].hash + across[j].hash;
      hash = (hash ^ hash >> 29) * 0x9E3779B97F4A7C15;
      // Written in any case, for a branch would be guessed wrongly too often.
      cells[count].hash = ((uint32_t)(hash >> 32) & ~1u) | across[j].side;
      cells[count].code = upwards[i].code | across[j].code;
      cells[count].factors = upwards[i].factor | across[j].factor;
      count += across[j].is_there;
    }
  }
  return count;
}

int filigree_box_find_tags(
    const filigree_box_line *lines, uint32_t mask, const filigree_box_cell *cells, int count,
    uint8_t *found) {
  int n = 0;
  for (int k = 0; k < count; k++) {
    const filigree_box_line *line = lines + (cells[k].hash & mask);
    found[n] = (uint8_t)k;
    n += (filigree_box_same(line, filigree_box_tag(cells[k].hash)) != 0) | (line->next >= 0);
  }
  return n;
}
