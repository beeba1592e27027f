#include "deflated.h"
#include "order.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// The most bytes of rows that are filtered as a whole: a picture of 3840 × 2160 with opacity has as many. What it takes
// beside the picture, the rows and the stream, is within what is set aside for a picture that is written.
static const size_t most = 32u << 20;

// Filters a row by what lies above it (PNG, third edition, 9.2), whose bytes are `above`, or NULL for none.
static void filter_up(const uint8_t *row, const uint8_t *above, size_t count, uint8_t *to) {
  if (above) {
    for (size_t i = 0; i < count; i++) to[i] = (uint8_t)(row[i] - above[i]);
  } else {
    memcpy(to, row, count);
  }
}

// Two bytes of each component change places.
static void swap_bytes(uint8_t *bytes, size_t count) {
  for (size_t i = 0; i + 1 < count; i += 2) {
    const uint8_t low = bytes[i];
    bytes[i] = bytes[i + 1];
    bytes[i + 1] = low;
  }
}

// libdeflate's level for one of zlib's. Its 6 makes gradients a quarter larger than zlib's 6 does, as its matches are
// shorter; its 7 made none of 23 pictures larger (Benchmarks/README.md).
static int level_for(int zlib_level) { return zlib_level < 6 ? zlib_level : zlib_level + 1; }

// The bytes of a row's pixels.
static size_t row_size(const filigree_png_layout *layout) {
  static const uint8_t components[] = {1, 0, 3, 1, 2, 0, 4};
  const size_t bits = (size_t)layout->width * layout->bit_depth * components[layout->color_type];
  return (bits + 7) / 8;
}

// How many pixels of a row are like none of the four that come before and touch them; `pixel` bytes have one. A constant number of
// bytes makes it several times as fast.
static inline uint32_t new_pixels(const uint8_t *row, const uint8_t *above, uint32_t width, size_t pixel) {
  uint32_t count = 0;
  for (size_t i = pixel; i + pixel < pixel * width; i += pixel) {
    int left = 0, up = 0, up_left = 0, up_right = 0;
    for (size_t j = i; j < i + pixel; j++) {
      left |= row[j] ^ row[j - pixel];
      up |= row[j] ^ above[j];
      up_left |= row[j] ^ above[j - pixel];
      up_right |= row[j] ^ above[j + pixel];
    }
    count += left && up && up_left && up_right;
  }
  return count;
}

int filigree_wants_filter(const filigree_png_layout *layout, const uint8_t *pixels) {
  // Indices have no order.
  if (layout->color_type == 3 || layout->bit_depth < 8) return 0;
  const size_t pixel = row_size(layout) / layout->width;
  // Every fourth row tells as much as all.
  const uint32_t step = 4;
  size_t news = 0, seen = 0;
  for (uint32_t y = 1; y < layout->height; y += step) {
    const uint8_t *row = pixels + (size_t)y * layout->row_bytes;
    const uint8_t *above = row - layout->row_bytes;
    switch (pixel) {
    case 1: news += new_pixels(row, above, layout->width, 1); break;
    case 2: news += new_pixels(row, above, layout->width, 2); break;
    case 3: news += new_pixels(row, above, layout->width, 3); break;
    case 4: news += new_pixels(row, above, layout->width, 4); break;
    default: news += new_pixels(row, above, layout->width, pixel);
    }
    seen += layout->width;
  }
  return news > seen / 9;
}

// Rows with a filter's number before each: 2 for the row above, 0 for none.
static uint8_t *filtered(const filigree_png_layout *layout, size_t row, int filters, const uint8_t *pixels) {
  uint8_t *rows = malloc((row + 1) * layout->height);
  // The row and the one above it, high bytes first.
  const int swaps = layout->bit_depth == 16 && is_little_endian();
  uint8_t *swapped = swaps ? malloc(2 * row) : NULL;
  if (rows && (swapped || !swaps)) {
    const uint8_t *above = NULL;
    for (uint32_t y = 0; y < layout->height; y++) {
      const uint8_t *from = pixels + (size_t)y * layout->row_bytes;
      if (swaps) {
        uint8_t *copy = swapped + (y & 1) * row;
        memcpy(copy, from, row);
        swap_bytes(copy, row);
        from = copy;
      }
      uint8_t *to = rows + (size_t)y * (row + 1);
      to[0] = filters ? 2 : 0;
      filter_up(from, filters ? above : NULL, row, to + 1);
      above = from;
    }
  } else {
    free(rows);
    rows = NULL;
  }
  free(swapped);
  return rows;
}

uint8_t *filigree_deflate_rows(const filigree_png_layout *layout, int level, int filters, const uint8_t *pixels, size_t *size) {
  const size_t row = row_size(layout);
  if (layout->height > most / (row + 1)) return NULL;
  const size_t count = (row + 1) * layout->height;
  uint8_t *rows = filtered(layout, row, filters, pixels);
  struct libdeflate_compressor *compressor = rows ? libdeflate_alloc_compressor(level_for(level)) : NULL;
  uint8_t *result = NULL;
  if (compressor) {
    const size_t bound = libdeflate_zlib_compress_bound(compressor, count);
    result = malloc(bound);
    *size = result ? libdeflate_zlib_compress(compressor, rows, count, result, bound) : 0;
    if (*size == 0) {
      free(result);
      result = NULL;
    }
    libdeflate_free_compressor(compressor);
  }
  free(rows);
  return result;
}
