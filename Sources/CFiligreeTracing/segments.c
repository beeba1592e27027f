#include "CFiligreeTracing.h"

// Decides which lines are near enough, and requests cubics elsewhere. Products and sums are never
// fused.

#pragma STDC FP_CONTRACT OFF

// The square of the sine of the largest bend that is not seen.
#define LEAST_BEND (0.07 * 0.07)
// Lines that cost more than this have a cubic as an alternative.
#define GOOD_LINE 1.02
#define LINE_COST 0.95
#define SAMPLES_OF_A_LINE 16

static int is_free(const filigree_node *node) {
  return node->direction[0] == 0 && node->direction[1] == 0;
}

// Whether a line along (dx, dy) continues a node's direction, as far as the eye can see.
static int goes_on(const filigree_node *node, double dx, double dy, double bend) {
  const double tx = node->direction[0], ty = node->direction[1];
  const double across = tx * dy - ty * dx;
  return is_free(node) || !(across * across > bend || tx * dx + ty * dy < 0);
}

static const double *sample(const filigree_cubic_samples *samples, double index) {
  const double last = (double)(samples->count - 1);
  // NaN becomes 0.
  index = index > 0 ? index : 0;
  return samples->points + 2 * (ptrdiff_t)(index < last ? index : last);
}

static double line(const filigree_search *search, const filigree_node *a, const filigree_node *b) {
  const filigree_cubic_samples *samples = &search->samples;
  const double none = __builtin_inf();
  const double ax = a->position[0], ay = a->position[1];
  const double dx = b->position[0] - ax, dy = b->position[1] - ay;
  const double square = dx * dx + dy * dy, limit = search->limit;
  if (!(square > 0)) return none;
  // A stretch that bends is mostly too far off half-way.
  const double *middle = sample(samples, 0.5 * (a->length + b->length) * samples->density + 0.5);
  const double off = dx * (middle[1] - ay) - dy * (middle[0] - ax);
  if (off * off > limit * square) return none;
  const double bend = LEAST_BEND * square;
  if (!goes_on(a, dx, dy, bend) || !goes_on(b, dx, dy, bend)) return none;
  // The integral of the squared distance, times the square of the line's length.
  double m[5];
  for (int i = 0; i < 5; i++) m[i] = b->moments[i] - a->moments[i];
  const double length = b->length - a->length, nx = -dy, ny = dx;
  const double offset = (ax - search->origin[0]) * nx + (ay - search->origin[1]) * ny;
  const double error = nx * nx * m[2] + 2 * nx * ny * m[4] + ny * ny * m[3]
      - 2 * offset * (nx * m[0] + ny * m[1]) + offset * offset * length;
  const double bound = limit * square;
  // The mean is no more than the largest.
  if (error > bound * length) return none;
  const double step = length * (samples->density / (SAMPLES_OF_A_LINE + 1));
  const double first = a->length * samples->density + 0.5;
  for (int i = 1; i <= SAMPLES_OF_A_LINE; i++) {
    const double *p = sample(samples, first + step * i);
    const double across = dx * (p[1] - ay) - dy * (p[0] - ax);
    if (across * across > bound) return none;
  }
  return LINE_COST + (error > 0 ? error / square : 0) * search->scale;
}

double filigree_line_cost(const filigree_search *search, int32_t from, int32_t to) {
  return line(search, search->nodes + from, search->nodes + to);
}

void filigree_request_segments(
    const filigree_search *search, filigree_segment_request from, const int32_t *ranges, int32_t count,
    int needs_direction, filigree_request_lists *lists) {
  const filigree_node *a = search->nodes + from.from;
  const double longest = search->longest_arc_to_chord * search->longest_arc_to_chord;
  for (int32_t k = 0; k < count; k++, from.break_point++) {
    for (int32_t to = ranges[2 * k]; to < ranges[2 * k + 1]; to++) {
      const filigree_node *b = search->nodes + to;
      if (needs_direction && is_free(b)) continue;
      from.to = to;
      from.line = line(search, a, b);
      const double length = b->length - a->length;
      if (from.line > GOOD_LINE && length > 0) {
        const double dx = b->position[0] - a->position[0], dy = b->position[1] - a->position[1];
        // A cubic is not requested for a stretch that has turned around.
        if (length * length > longest * (dx * dx + dy * dy)) continue;
        if (is_free(a)) lists->free[lists->free_count++] = from;
        else if (is_free(b)) lists->half[lists->half_count++] = from;
        else lists->smooth[lists->smooth_count++] = from;
      } else if (from.line < __builtin_inf()) {
        lists->lines[lists->line_count++] = from;
      }
    }
  }
}
