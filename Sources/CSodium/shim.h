// libsodium for Swift: its own header is enough.
#ifndef LETGO_CSODIUM_SHIM_H
#define LETGO_CSODIUM_SHIM_H

#include <sodium.h>

#endif
