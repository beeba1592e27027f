// TIFF by libtiff 4.5 or later, whose handles have error handlers and limits of their own.

#include "loaded.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct tiff TIFF;
typedef struct options TIFFOpenOptions;
typedef ptrdiff_t tmsize_t;
typedef int (*handler)(TIFF *, void *, const char *, const char *, va_list);

// The order of `names`.
struct functions {
  TIFFOpenOptions *(*options_alloc)(void);
  void (*options_free)(TIFFOpenOptions *);
  void (*options_most)(TIFFOpenOptions *, tmsize_t);
  void (*options_error)(TIFFOpenOptions *, handler, void *);
  void (*options_warning)(TIFFOpenOptions *, handler, void *);
  TIFF *(*open)(const char *, const char *, void *, tmsize_t (*)(void *, void *, tmsize_t),
                tmsize_t (*)(void *, void *, tmsize_t), uint64_t (*)(void *, uint64_t, int),
                int (*)(void *), uint64_t (*)(void *), int (*)(void *, void **, uint64_t *),
                void (*)(void *, void *, uint64_t), TIFFOpenOptions *);
  void (*close)(TIFF *);
  int (*field)(TIFF *, uint32_t, ...);
  int (*field_or_default)(TIFF *, uint32_t, ...);
  int (*is_tiled)(TIFF *);
  uint64_t (*tile_size)(TIFF *);
  uint64_t (*strip_size)(TIFF *);
  int (*is_readable)(TIFF *, char *);
  int (*read)(TIFF *, uint32_t, uint32_t, uint32_t *, int, int);
};

static const char *const names[] = {
    "TIFFOpenOptionsAlloc",
    "TIFFOpenOptionsFree",
    "TIFFOpenOptionsSetMaxSingleMemAlloc",
    "TIFFOpenOptionsSetErrorHandlerExtR",
    "TIFFOpenOptionsSetWarningHandlerExtR",
    "TIFFClientOpenExt",
    "TIFFClose",
    "TIFFGetField",
    "TIFFGetFieldDefaulted",
    "TIFFIsTiled",
    "TIFFTileSize64",
    "TIFFStripSize64",
    "TIFFRGBAImageOK",
    "TIFFReadRGBAImageOriented",
};

enum { NAMES = sizeof names / sizeof *names };

struct filigree_tiff {
  union {
    struct functions call;
    void *all[NAMES];
  };
  TIFF *tiff;
  const uint8_t *data;
  uint64_t size;
  uint64_t offset;
  /// Whether bytes beyond the end of the file were asked for.
  int is_short;
  /// Whether pixels are being read, and whether what unpacks them has warned of damage.
  int is_reading, is_damaged;
  uint32_t width, height;
  int orientation;
  char message[FILIGREE_MESSAGE_LENGTH];
};

_Static_assert(sizeof(struct functions) == NAMES * sizeof(void *), "a name for each function");

/// The name that libtiff gives where the file is meant, and no part of the library.
static const char file_name[] = "TIFF";

static tmsize_t read_bytes(void *handle, void *bytes, tmsize_t count) {
  filigree_tiff *file = handle;
  if (count < 0) return 0;
  uint64_t rest = file->offset < file->size ? file->size - file->offset : 0;
  if ((uint64_t)count > rest) {
    file->is_short = 1;
    count = (tmsize_t)rest;
  }
  memcpy(bytes, file->data + file->offset * (count > 0), (size_t)count);
  file->offset += (uint64_t)count;
  return count;
}

static tmsize_t write_bytes(void *handle, void *bytes, tmsize_t count) {
  (void)handle, (void)bytes, (void)count;
  return -1;
}

static uint64_t seek(void *handle, uint64_t offset, int from) {
  filigree_tiff *file = handle;
  if (from == SEEK_CUR) offset += file->offset;
  if (from == SEEK_END) offset += file->size;
  if (offset > file->size) file->is_short = 1;
  return file->offset = offset;
}

static int do_nothing(void *handle) {
  (void)handle;
  return 0;
}

static uint64_t size_of(void *handle) { return ((filigree_tiff *)handle)->size; }

static int say_error(TIFF *tiff, void *handle, const char *module, const char *format,
                     va_list values) {
  (void)tiff, (void)module;
  filigree_tiff *file = handle;
  // The first error is the reason of those that follow.
  if (!file->message[0]) {
    char text[FILIGREE_MESSAGE_LENGTH];
    vsnprintf(text, sizeof text, format, values);
    filigree_say(file->message, text);
  }
  return 1;
}

static int say_warning(TIFF *tiff, void *handle, const char *module, const char *format,
                       va_list values) {
  filigree_tiff *file = handle;
  // Sizes of strips that reach beyond the end of the file are replaced by a guess.
  if (!file->is_reading && strncmp(format, "Bogus", 5) == 0) {
    file->is_short = 1;
    return say_error(tiff, handle, module, format, values);
  }
  // Unknown fields and the like do no harm. What unpacks pixels warns where it goes on with a guess.
  if (file->is_reading && module && strcmp(module, file_name) != 0) {
    file->is_damaged = 1;
    return say_error(tiff, handle, module, format, values);
  }
  return 1;
}

static int failure(filigree_tiff *file, int status, char *message) {
  filigree_say(message, file->message[0] ? file->message : "no reason given");
  return file->is_short ? FILIGREE_TRUNCATED : status;
}

static void describe(filigree_tiff *file, filigree_picture_info *info) {
  const struct functions *call = &file->call;
  uint16_t bits = 1, samples = 1, photometric = 1, orientation = 1, compression = 1, planes = 1;
  uint16_t extra_count = 0, *extra = NULL;
  call->field_or_default(file->tiff, 258, &bits);
  call->field_or_default(file->tiff, 277, &samples);
  call->field_or_default(file->tiff, 259, &compression);
  call->field_or_default(file->tiff, 274, &orientation);
  call->field_or_default(file->tiff, 284, &planes);
  call->field_or_default(file->tiff, 338, &extra_count, &extra);
  call->field(file->tiff, 262, &photometric);
  info->width = file->width;
  info->height = file->height;
  info->bits = bits;
  info->orientation = orientation >= 1 && orientation <= 8 ? orientation : 1;
  file->orientation = (int)info->orientation;
  info->is_gray = photometric <= 1;
  info->is_indexed = photometric == 3;
  info->is_cmyk = photometric == 5;
  // As libtiff decides: an extra number that nothing is said of counts from the fourth on.
  info->has_alpha = extra_count > 0 && extra && (extra[0] > 0 || samples > 3) && photometric <= 2;
  info->is_premultiplied = 1;
  info->is_lossy = compression == 6 || compression == 7 || compression == 34712;
  uint32_t count = 0;
  void *profile = NULL;
  if (call->field(file->tiff, 34675, &count, &profile) && profile && count > 0) {
    info->profile = profile;
    info->profile_size = count;
  }
  uint64_t part =
      call->is_tiled(file->tiff) ? call->tile_size(file->tiff) : call->strip_size(file->tiff);
  // The strips of each plane, and those of the file, which may be copied.
  uint64_t parts = planes == 2 ? samples : 1;
  info->working = part > UINT64_MAX / 65536 ? UINT64_MAX / 2 : part * parts;
}

int filigree_tiff_open(const char *library, const uint8_t *data, size_t size, size_t most,
                       filigree_tiff **result, filigree_picture_info *info, char *message) {
  memset(info, 0, sizeof *info);
  filigree_tiff *file = calloc(1, sizeof *file);
  if (!file) return FILIGREE_NO_MEMORY;
  *result = file;
  file->data = data;
  file->size = size;
  int status = filigree_load(library, names, file->all, NAMES, message);
  if (status != FILIGREE_READ) return status;
  TIFFOpenOptions *options = file->call.options_alloc();
  if (!options) return FILIGREE_NO_MEMORY;
  file->call.options_most(options, most > PTRDIFF_MAX ? PTRDIFF_MAX : (tmsize_t)most);
  file->call.options_error(options, say_error, file);
  file->call.options_warning(options, say_warning, file);
  // Read only, nothing is mapped.
  file->tiff = file->call.open(file_name, "rm", file, read_bytes, write_bytes, seek, do_nothing,
                               size_of, NULL, NULL, options);
  file->call.options_free(options);
  if (!file->tiff) return failure(file, FILIGREE_DAMAGED, message);
  if (!file->call.field(file->tiff, 256, &file->width) ||
      !file->call.field(file->tiff, 257, &file->height)) {
    return failure(file, FILIGREE_DAMAGED, message);
  }
  if (file->is_short) return failure(file, FILIGREE_DAMAGED, message);
  describe(file, info);
  return FILIGREE_READ;
}

int filigree_tiff_read(filigree_tiff *file, uint32_t *pixels, char *message) {
  char reason[1024] = "";
  file->message[0] = 0;
  if (!file->call.is_readable(file->tiff, reason)) {
    filigree_say(message, reason);
    return FILIGREE_UNSUPPORTED;
  }
  file->is_reading = 1;
  // Asked for as it is stored, it is not turned; the last 1: an error is one, and no gray area.
  int done =
      file->call.read(file->tiff, file->width, file->height, pixels, file->orientation, 1);
  file->is_reading = 0;
  if (!done || file->is_damaged || file->is_short) return failure(file, FILIGREE_DAMAGED, message);
  return FILIGREE_READ;
}

void filigree_tiff_close(filigree_tiff *file) {
  if (file && file->tiff) file->call.close(file->tiff);
  free(file);
}
