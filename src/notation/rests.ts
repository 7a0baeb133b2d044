/** What reading hands out when it only rests, so that whoever drives it decides when it goes on. */
export const REST = undefined;

/** How many tokens are read, or rows and puzzles handed on, between two rests: some tenths of a millisecond's worth. */
export const BETWEEN_RESTS = 4096;
