#include "CFiligreeRaster.h"

#include <string.h>

// One pixel at a time, its four levels side by side, or the opacity of four pixels: any processor has registers for that.
#pragma STDC FP_CONTRACT OFF

typedef uint8_t bytes __attribute__((vector_size(4), may_alias));
typedef uint16_t levels __attribute__((vector_size(8)));
typedef uint32_t quad __attribute__((vector_size(16)));
typedef int32_t sums __attribute__((vector_size(16)));
typedef float numbers __attribute__((vector_size(16)));

static inline sums wide(levels pixel) { return __builtin_convertvector(pixel, sums); }
static inline numbers floats(sums sum) { return __builtin_convertvector(sum, numbers); }

/// The nearest level; sums of weights may be a little more than 1.
static inline levels nearest(numbers sum) {
  const sums whole = __builtin_convertvector(sum + 0.5f, sums);
  const sums above = whole > 65535;
  return __builtin_convertvector((whole & ~above) | (above & 65535), levels);
}

/// Levels as bytes: (x + 128) / 257, exactly, for 16 bits.
static inline sums rounded(levels pixel) { return (sums)((wide(pixel) + 128) * 65281) >> 24 & 255; }

void filigree_blur_taps(
    const void *line, void *result, int first, int last, const float *weights, int count) {
  const levels *from = line;
  levels *to = result;
  for (int i = first; i < last; i++) {
    numbers sum = floats(wide(from[i])) * weights[0];
    for (int k = 1; k < count; k++)
      sum += (floats(wide(from[i - k])) + floats(wide(from[i + k]))) * weights[k];
    to[i] = nearest(sum);
  }
}

void filigree_blur_box(
    const void *line, void *result, int first, int last, int radius, float whole, float end) {
  const levels *from = line;
  levels *to = result;
  // At most 65535 · 1065: well within 31 bits.
  sums sum = {0};
  for (int i = first - radius; i <= first + radius; i++) sum += wide(from[i]);
  for (int i = first; i < last; i++) {
    const sums right = wide(from[i + radius + 1]);
    const sums ends = wide(from[i - radius - 1]) + right;
    to[i] = nearest(floats(sum) * whole + floats(ends) * end);
    sum += right - wide(from[i - radius]);
  }
}

void filigree_blur_load(const uint32_t *pixels, void *line, int count) {
  const bytes *from = (const bytes *)pixels;
  levels *to = line;
  for (int i = 0; i < count; i++) to[i] = __builtin_convertvector(from[i], levels) * 257;
}

/// Four places of four lines as four lines of four places.
static inline void turn(levels v[4]) {
  const levels a = __builtin_shufflevector(v[0], v[1], 0, 4, 1, 5), b = __builtin_shufflevector(v[2], v[3], 0, 4, 1, 5);
  const levels c = __builtin_shufflevector(v[0], v[1], 2, 6, 3, 7), d = __builtin_shufflevector(v[2], v[3], 2, 6, 3, 7);
  v[0] = __builtin_shufflevector(a, b, 0, 1, 4, 5);
  v[1] = __builtin_shufflevector(a, b, 2, 3, 6, 7);
  v[2] = __builtin_shufflevector(c, d, 0, 1, 4, 5);
  v[3] = __builtin_shufflevector(c, d, 2, 3, 6, 7);
}

void filigree_blur_load_opacity(const uint32_t *pixels, int64_t stride, int rows, void *line, int count) {
  levels *to = line;
  int i = 0;
  for (; rows == 4 && i + 4 <= count; i += 4) {
    levels places[4];
    for (int k = 0; k < 4; k++) {
      quad row;
      memcpy(&row, pixels + k * stride + i, sizeof row);
      places[k] = __builtin_convertvector((row >> 24) * 257, levels);
    }
    turn(places);
    memcpy(to + i, places, sizeof places);
  }
  for (; i < count; i++) {
    levels pixel = {0};
    for (int k = 0; k < rows; k++) pixel[k] = (pixels[k * stride + i] >> 24) * 257;
    to[i] = pixel;
  }
}

void filigree_blur_turn_fours(const void *line, void *columns, int count, int64_t stride) {
  const levels *from = line;
  levels *to = columns;
  for (int i = 0; i < count; i += 4, to += stride) {
    levels places[4] = {{0}};
    memcpy(places, from + i, (count - i < 4 ? count - i : 4) * sizeof *places);
    turn(places);
    memcpy(to, places, sizeof places);
  }
}

void filigree_blur_turn(const void *line, void *column, int count, int64_t stride) {
  const levels *from = line;
  levels *to = column;
  for (int i = 0; i < count; i++) to[i * stride] = from[i];
}

void filigree_blur_store(const void *line, uint32_t *pixels, int count, int64_t stride) {
  const levels *from = line;
  for (int i = 0; i < count; i++)
    *(bytes *)(pixels + i * stride) = __builtin_convertvector(rounded(from[i]), bytes);
}

void filigree_blur_store_opacity(const void *line, uint32_t *pixels, int columns, int count, int64_t stride) {
  const levels *from = line;
  for (int i = 0; i < count; i++) {
    const sums opacity = rounded(from[i]) << 24;
    memcpy(pixels + i * stride, &opacity, columns * sizeof *pixels);
  }
}
