/**
 * Where in their memory the tables of patterns and the loop that reads them
 * (`loop.ts`) have everything: addresses in bytes, each region as large as the
 * largest boards need, 10×10. Pages that nobody touches take no memory.
 */

const MOST_SQUARES = 100;
const MOST_MOVES = 2 ** 15;

/** The dive under way: its registers of four bytes each, to begin with. */
export const DIVE = 0x1000;
/** The longest solution that is searched for. */
export const BOUND = DIVE + 0;
/** The least length that a solution beyond the bound may have. */
export const NEXT_BOUND = DIVE + 4;
/** How many moves have been made; -1 when all has been searched. */
export const DEPTH = DIVE + 8;
/** The most of them that there were at a time. */
export const DEEPEST = DIVE + 12;
/** How many moves the solution has; -1 as long as there is none. */
export const FOUND = DIVE + 16;
/** The square of the blank. */
export const BLANK_SQUARE = DIVE + 20;
/** The state of the automaton. */
export const STATE = DIVE + 24;
/** The moves that are still to be tried, a bit for each. */
export const UNTRIED = DIVE + 28;
/** Lower bounds on the distance, as the tables tell straight and mirrored. */
export const LEAST = DIVE + 32;
export const OTHER_LEAST = DIVE + 36;
/** The states of the walks. */
export const UP_DOWN = DIVE + 40;
export const LEFT_RIGHT = DIVE + 44;
/** The share: how deep its subtrees begin, how many shares there are, which one this is, and how many subtrees there have been. */
export const SPLIT_DEPTH = DIVE + 48;
export const SHARES = DIVE + 52;
export const SHARE = DIVE + 56;
export const SUBTREES = DIVE + 60;
/** How many nodes the last run of the loop has generated and expanded. */
export const GENERATED = DIVE + 64;
export const EXPANDED = DIVE + 68;
/** By square, the tile. A byte each. */
export const TILES = DIVE + 128;
/** By pattern, what its tiles make of its index, without the blank: straight, then mirrored. Four bytes each. */
export const INDEXES = TILES + 128;
export const OTHER_INDEXES = INDEXES + 4 * MOST_SQUARES;
/** By pattern, its entry: straight, then mirrored. Four bytes each. */
export const ENTRIES = OTHER_INDEXES + 4 * MOST_SQUARES;
export const OTHER_ENTRIES = ENTRIES + 4 * MOST_SQUARES;
/**
 * A frame for each move made: at 0 where the blank was, at 1 the untried moves,
 * at 2 the state (two bytes), at 4 the address of the move's record; then, four
 * bytes each, what was before it: the entry and the bound, straight and
 * mirrored, and the states of the walks.
 */
export const PATH = OTHER_ENTRIES + 4 * MOST_SQUARES;
export const FRAME = 32;

/** What does not change in searches for one goal. Whether tables are looked up mirrored too, and whether walks are: four bytes each. */
export const ENGINE = PATH + FRAME * MOST_MOVES;
export const LOOKS_TWICE = ENGINE + 0;
export const HAS_WALKS = ENGINE + 4;
/** Where the walks to the left and right are: those up and down may be the same. */
export const LEFT_RIGHT_WALKS = ENGINE + 8;
/** At `4 × square + m`, where move m takes the blank, and which way: 0 up, 1 down, 2 to the left, 3 to the right. A byte each. */
export const TARGETS = ENGINE + 64;
export const WAYS = TARGETS + 4 * MOST_SQUARES;
/** By square, the moves that the blank has there, a bit for each. */
export const MOVES_FROM = WAYS + 4 * MOST_SQUARES;
/** By tile, the row and the column that it belongs to. A byte each. */
export const ROW_OF = MOVES_FROM + MOST_SQUARES;
export const COLUMN_OF = ROW_OF + MOST_SQUARES;
/**
 * At `(tile × squares + s) × 4 + m`, what there is to know when move m takes the
 * blank away from square s and the tile there. Four bytes each: at 0 how far the
 * entry after the move is from the index before it, at 4 the same mirrored; at 8
 * how the index changes, at 12 the same mirrored. Two bytes each: at 16 how the
 * Manhattan distance changes, at 18 where among the indexes that of the tile's
 * pattern is, at 20 the same mirrored.
 */
export const RECORDS = ENGINE + 2048;
export const RECORD = 32;

/** At `4 × state + m`, the state after move m. Two bytes each. */
export const AUTOMATON = RECORDS + RECORD * 4 * MOST_SQUARES ** 2;
const MOST_STATES = 2 ** 16;
/** By state, the moves that the automaton does not cut, a bit for each. */
export const ALLOWED = AUTOMATON + 8 * MOST_STATES;

/** The walks up and down, and those to the left and right: how they go on, two bytes each, then their distances, a byte each. See `WalkTable`. */
export const WALKS = ALLOWED + MOST_STATES;
export const WALK_DISTANCES = 16 * (MOST_STATES / 2);
export const OTHER_WALKS = WALKS + WALK_DISTANCES + MOST_STATES / 2;

/** The tables: four entries a byte, the lowest two bits first. */
export const TABLES = OTHER_WALKS + WALK_DISTANCES + MOST_STATES / 2;
