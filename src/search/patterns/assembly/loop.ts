import {
  ALLOWED,
  AUTOMATON,
  BLANK_SQUARE,
  BOUND,
  COLUMN_OF,
  DEEPEST,
  DEPTH,
  ENTRIES,
  EXPANDED,
  FOUND,
  FRAME,
  GENERATED,
  HAS_WALKS,
  INDEXES,
  LEAST,
  LEFT_RIGHT,
  LEFT_RIGHT_WALKS,
  LOOKS_TWICE,
  MOVES_FROM,
  NEXT_BOUND,
  OTHER_ENTRIES,
  OTHER_INDEXES,
  OTHER_LEAST,
  PATH,
  RECORD,
  RECORDS,
  ROW_OF,
  SHARE,
  SHARES,
  SPLIT_DEPTH,
  STATE,
  SUBTREES,
  TABLES,
  TARGETS,
  TILES,
  UNTRIED,
  UP_DOWN,
  WALKS,
  WALK_DISTANCES,
  WAYS,
} from './map';

/** @returns an entry of the tables */
function entryAt(index: i32): i32 {
  const four: i32 = load<u8>(TABLES + (index >> 2));
  return (four >> ((index & 3) << 1)) & 3;
}

/** @returns the state of a walk after a tile that belongs to a line has gone one line on, or back */
function walkOn(walks: i32, state: i32, back: i32, line: i32): i32 {
  return load<u16>(walks + (((2 * state + back) * 4 + line) << 1));
}

function walkDistance(walks: i32, state: i32): i32 {
  return load<u8>(walks + WALK_DISTANCES + state);
}

/**
 * The loop of `PatternDive`, in AssemblyScript: compiled to WebAssembly it takes
 * half the time that it took in JavaScript. Whatever it reads again and again is
 * a local, and at home in registers.
 * @param nodes after about so many it rests
 * @param squares of the board
 * @returns whether the search has come to its end
 */
export function dive(nodes: i32, squares: i32): bool {
  const bound = load<i32>(BOUND);
  const splitDepth = load<i32>(SPLIT_DEPTH);
  const looksTwice = load<i32>(LOOKS_TWICE) !== 0;
  const hasWalks = load<i32>(HAS_WALKS) !== 0;
  const leftRightWalks = load<i32>(LEFT_RIGHT_WALKS);
  let next = load<i32>(NEXT_BOUND);
  let depth = load<i32>(DEPTH);
  let deepest = load<i32>(DEEPEST);
  let blank = load<i32>(BLANK_SQUARE);
  let state = load<i32>(STATE);
  let untried = load<i32>(UNTRIED);
  let least = load<i32>(LEAST);
  let otherLeast = load<i32>(OTHER_LEAST);
  let upDown = load<i32>(UP_DOWN);
  let leftRight = load<i32>(LEFT_RIGHT);
  let subtrees = load<i32>(SUBTREES);
  let frame = PATH + depth * FRAME;
  // How many more moves there may be behind the next one.
  let room = bound - depth - 1;
  let made = 0;
  let grown = 0;

  for (;;) {
    if (untried === 0) {
      // Every move has been tried: back up, and take back the move that led here.
      depth--;
      if (depth < 0) break;
      frame -= FRAME;
      room++;
      const from: i32 = load<u8>(frame);
      untried = load<u8>(frame, 1);
      state = load<u16>(frame, 2);
      const record = load<i32>(frame, 4);
      store<u8>(TILES + blank, load<u8>(TILES + from));
      store<u8>(TILES + from, 0);
      const pattern: i32 = load<u16>(record, 18);
      store<i32>(INDEXES + pattern, load<i32>(INDEXES + pattern) - load<i32>(record, 8));
      store<i32>(ENTRIES + pattern, load<i32>(frame, 8));
      least = load<i32>(frame, 12);
      if (looksTwice) {
        const otherPattern: i32 = load<u16>(record, 20);
        store<i32>(
          OTHER_INDEXES + otherPattern,
          load<i32>(OTHER_INDEXES + otherPattern) - load<i32>(record, 12),
        );
        store<i32>(OTHER_ENTRIES + otherPattern, load<i32>(frame, 16));
        otherLeast = load<i32>(frame, 20);
      }
      upDown = load<i32>(frame, 24);
      leftRight = load<i32>(frame, 28);
      blank = from;
      if (made >= nodes) break;
      continue;
    }

    // The lowest bit is the first move in the order of MOVES.
    const move = ctz(untried);
    untried &= untried - 1;
    made++;
    const way = 4 * blank + move;
    const target: i32 = load<u8>(TARGETS + way);
    const tile: i32 = load<u8>(TILES + target);

    // The walks first: what they tell is near at hand, while the tables are too large for the processor's caches.
    let upDownAfter = upDown;
    let leftRightAfter = leftRight;
    if (hasWalks) {
      const direction: i32 = load<u8>(WAYS + way);
      if (direction < 2) upDownAfter = walkOn(WALKS, upDown, direction, load<u8>(ROW_OF + tile));
      else leftRightAfter = walkOn(leftRightWalks, leftRight, direction - 2, load<u8>(COLUMN_OF + tile));
      const walked = walkDistance(WALKS, upDownAfter) + walkDistance(leftRightWalks, leftRightAfter);
      if (walked > room) {
        next = min(next, bound + walked - room);
        continue;
      }
    }

    const record = RECORDS + (4 * tile * squares + way) * RECORD;
    const distanceChange: i32 = load<i16>(record, 16);
    const pattern: i32 = load<u16>(record, 18);
    const index = load<i32>(INDEXES + pattern);
    const entry = load<i32>(ENTRIES + pattern);
    const entryAfter = entryAt(index + load<i32>(record));
    const leastAfter = least + distanceChange + 2 * (entryAfter - entry);
    if (leastAfter > room) {
      next = min(next, bound + leastAfter - room);
      continue;
    }

    if (looksTwice) {
      const otherPattern: i32 = load<u16>(record, 20);
      const otherIndex = load<i32>(OTHER_INDEXES + otherPattern);
      const otherEntry = load<i32>(OTHER_ENTRIES + otherPattern);
      const otherEntryAfter = entryAt(otherIndex + load<i32>(record, 4));
      const otherLeastAfter = otherLeast + distanceChange + 2 * (otherEntryAfter - otherEntry);
      if (otherLeastAfter > room) {
        next = min(next, bound + otherLeastAfter - room);
        continue;
      }
      store<i32>(frame, otherEntry, 16);
      store<i32>(frame, otherLeast, 20);
      store<i32>(OTHER_INDEXES + otherPattern, otherIndex + load<i32>(record, 12));
      store<i32>(OTHER_ENTRIES + otherPattern, otherEntryAfter);
      otherLeast = otherLeastAfter;
    }

    store<u8>(frame, blank);
    store<u8>(frame, untried, 1);
    store<u16>(frame, state, 2);
    store<i32>(frame, record, 4);
    store<i32>(frame, entry, 8);
    store<i32>(frame, least, 12);
    store<i32>(frame, upDown, 24);
    store<i32>(frame, leftRight, 28);
    store<i32>(INDEXES + pattern, index + load<i32>(record, 8));
    store<i32>(ENTRIES + pattern, entryAfter);
    store<u8>(TILES + blank, tile);
    store<u8>(TILES + target, 0);
    least = leastAfter;
    upDown = upDownAfter;
    leftRight = leftRightAfter;
    blank = target;
    state = load<u16>(AUTOMATON + ((4 * state + move) << 1));
    untried = load<u8>(ALLOWED + state) & load<u8>(MOVES_FROM + blank);
    frame += FRAME;
    room--;
    depth++;
    grown++;
    deepest = max(deepest, depth);
    // Every tile is at home, and so is the blank.
    if (leastAfter === 0) {
      store<i32>(FOUND, depth);
      depth = -1;
      break;
    }
    if (depth === splitDepth) {
      // Of the subtrees that others search, no move is tried.
      if (subtrees % load<i32>(SHARES) !== load<i32>(SHARE)) untried = 0;
      subtrees++;
    }
  }

  store<i32>(NEXT_BOUND, next);
  store<i32>(DEPTH, depth);
  store<i32>(DEEPEST, deepest);
  store<i32>(BLANK_SQUARE, blank);
  store<i32>(STATE, state);
  store<i32>(UNTRIED, untried);
  store<i32>(LEAST, least);
  store<i32>(OTHER_LEAST, otherLeast);
  store<i32>(UP_DOWN, upDown);
  store<i32>(LEFT_RIGHT, leftRight);
  store<i32>(SUBTREES, subtrees);
  store<i32>(GENERATED, made);
  store<i32>(EXPANDED, grown);
  return depth < 0;
}
