// What glibc's malloc can be told; its header is not in Swift's module Glibc.
#include <malloc.h>
