#include "CFiligreeCodecs.h"

#include <libdeflate.h>
#include <png.h>
#include <zlib.h>
#if defined(__GLIBC__)
#include <gnu/libc-version.h>
#endif

// TurboJPEG's own header has no version before 3.0, libjpeg-turbo's configuration has.
#if defined(__has_include)
#if __has_include(<jconfig.h>)
#include <jconfig.h>
#endif
#endif

#define TEXT_OF(x) #x
#define TEXT(x) TEXT_OF(x)

const char *filigree_png_version(void) { return png_get_libpng_ver(NULL); }

const char *filigree_zlib_version(void) { return zlibVersion(); }

const char *filigree_deflate_version(void) { return LIBDEFLATE_VERSION_STRING; }

const char *filigree_glibc_version(void) {
#if defined(__GLIBC__)
  return gnu_get_libc_version();
#else
  return NULL;
#endif
}

const char *filigree_jpeg_version(void) {
#ifdef LIBJPEG_TURBO_VERSION
  return TEXT(LIBJPEG_TURBO_VERSION);
#else
  return NULL;
#endif
}
