// Libraries that are loaded when they are needed.

#ifndef FILIGREE_LOADED_H
#define FILIGREE_LOADED_H

#include "CFiligreeCodecs.h"

/// Loads a library, and looks up its functions: `count` names, each into the place beside it.
///
/// Returns `FILIGREE_READ`, or why it cannot be. Loading it again costs microseconds, and gives the same one.
int filigree_load(const char *library, const char *const *names, void **functions, int count,
                  char *message);

/// Writes a message, cut to its length, in one line.
void filigree_say(char *message, const char *text);

#endif
