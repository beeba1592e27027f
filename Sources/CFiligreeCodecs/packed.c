#include "packed.h"
#include "order.h"

#include <stdlib.h>
#include <string.h>

// Colors and their entries, found by open addressing: at most a quarter of the slots is taken.
enum { slots = 1024 };

typedef struct {
  palette *palette;
  uint32_t keys[slots];
  // An entry and 1; 0 for a free slot.
  uint16_t entries[slots];
} color_table;

static uint32_t color_at(const uint8_t *pixel) {
  uint32_t color;
  memcpy(&color, pixel, 4);
  return color;
}

// The slot of a color, or the free one where it would be. The factor is 2³² divided by the golden ratio (Knuth, TAOCP 3, 6.4).
static uint32_t slot_of(const color_table *table, uint32_t color) {
  uint32_t slot = (color * 2654435769u) >> 22;
  while (table->entries[slot] && table->keys[slot] != color) slot = (slot + 1) % slots;
  return slot;
}

// Returns 0 where there are more than 256 colors.
static int collect_colors(color_table *table, const uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const uint32_t color = color_at(pixels + 4 * i);
    if (i > 0 && color == color_at(pixels + 4 * (i - 1))) continue;
    const uint32_t slot = slot_of(table, color);
    if (table->entries[slot]) continue;
    if (table->palette->count == 256) return 0;
    memcpy(table->palette->colors[table->palette->count++], &color, 4);
    table->keys[slot] = color;
    table->entries[slot] = (uint16_t)table->palette->count;
  }
  return 1;
}

// Opacity first, then by the bytes: the chunk tRNS ends with the last entry that is not opaque.
static int compare_colors(const void *left, const void *right) {
  const uint8_t *a = left, *b = right;
  return a[3] != b[3] ? a[3] - b[3] : memcmp(a, b, 3);
}

static void sort_colors(color_table *table) {
  palette *colors = table->palette;
  qsort(colors->colors, colors->count, 4, compare_colors);
  for (uint32_t i = 0; i < colors->count; i++) {
    table->entries[slot_of(table, color_at(colors->colors[i]))] = (uint16_t)(i + 1);
  }
}

static uint8_t depth_for(uint32_t colors) { return colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8; }

static void pack_indices(const color_table *table, const uint8_t *from, uint32_t width, uint8_t depth, uint8_t *to) {
  uint32_t last = 0;
  uint8_t index = 0;
  unsigned bits = 0, free_bits = 8;
  for (uint32_t x = 0; x < width; x++) {
    const uint32_t color = color_at(from + 4 * (size_t)x);
    if (x == 0 || color != last) {
      last = color;
      index = (uint8_t)(table->entries[slot_of(table, color)] - 1);
    }
    free_bits -= depth;
    bits |= (unsigned)index << free_bits;
    if (free_bits == 0 || x + 1 == width) {
      *to++ = (uint8_t)bits;
      bits = 0;
      free_bits = 8;
    }
  }
}

// Takes gray, or gray and opacity, of each pixel.
static void pack_gray(const uint8_t *from, uint32_t width, int has_opacity, uint8_t *to) {
  for (uint32_t x = 0; x < width; x++, from += 4) {
    *to++ = from[0];
    if (has_opacity) *to++ = from[3];
  }
}

// Takes red, green and blue of each pixel: four bytes at once, of which the next pixel's replace the last.
static void pack_rgb(const uint8_t *from, uint32_t width, uint8_t *to) {
  for (uint32_t x = 0; x + 1 < width; x++, from += 4, to += 3) memcpy(to, from, 4);
  memcpy(to, from, 3);
}

// What all pixels have in common.
typedef struct {
  int is_opaque, is_gray;
} traits;

static traits find_traits(const uint8_t *pixels, size_t count) {
  uint32_t all = UINT32_MAX, differences = 0;
  for (size_t i = 0; i < count; i++) {
    const uint32_t color = color_at(pixels + 4 * i);
    all &= color;
    // Neighboring bytes: red and green, green and blue.
    differences |= color ^ (is_little_endian() ? color >> 8 : color << 8);
  }
  uint8_t opacity[4], tint[4];
  memcpy(opacity, &all, 4);
  memcpy(tint, &differences, 4);
  return (traits){opacity[3] == 255, (tint[0] | tint[1]) == 0};
}

uint8_t *filigree_pack(filigree_png_layout *layout, const uint8_t *pixels, int allows_gray, palette *colors) {
  const size_t count = (size_t)layout->width * layout->height;
  colors->count = 0;
  if (layout->bit_depth != 8 || layout->color_type != 6 || layout->row_bytes != (size_t)layout->width * 4) return NULL;
  const traits traits = find_traits(pixels, count);
  const int is_opaque = traits.is_opaque;
  const int is_gray = allows_gray && traits.is_gray;

  color_table table = {.palette = colors};
  // A palette of colors that hardly come again is longer than what it saves.
  const int has_palette = collect_colors(&table, pixels, count) && count >= 8 * (size_t)colors->count;
  int components = 0;
  uint8_t depth = has_palette ? depth_for(colors->count) : 8;
  // Eight bits of gray have no palette to write, and filters work on them.
  if (has_palette && !(depth == 8 && is_gray && is_opaque)) {
    sort_colors(&table);
  } else {
    components = (is_gray ? 1 : 3) + (is_opaque ? 0 : 1);
    colors->count = 0;
  }
  if (components == 4) return NULL;

  const size_t row = components ? (size_t)layout->width * components : ((size_t)layout->width * depth + 7) / 8;
  uint8_t *packed = malloc(row * layout->height);
  if (!packed) {
    colors->count = 0;
    return NULL;
  }
  for (uint32_t y = 0; y < layout->height; y++) {
    const uint8_t *from = pixels + y * layout->row_bytes;
    uint8_t *to = packed + y * row;
    if (components == 3) {
      pack_rgb(from, layout->width, to);
    } else if (components) {
      pack_gray(from, layout->width, components == 2, to);
    } else {
      pack_indices(&table, from, layout->width, depth, to);
    }
  }
  static const uint8_t types[] = {3, 0, 4, 2};
  layout->color_type = types[components];
  layout->bit_depth = depth;
  layout->row_bytes = row;
  return packed;
}
