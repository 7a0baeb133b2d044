import program from './assembly/loop.wasm';
import { DIVE, TABLES } from './assembly/map.js';

const PAGE = 2 ** 16;

let compiled: WebAssembly.Module | undefined;

/** A stretch of the memory as it is to be. */
export interface Stretch {
  readonly at: number;
  readonly figures: Uint8Array | Uint16Array;
}

/**
 * What runs the loop of `PatternDive`: a memory of its own that holds some
 * tables, and whatever else the loop needs. See `assembly/map.ts`.
 */
export class Machine {
  /** Where the tables are. */
  readonly tables: Uint8Array;
  private readonly memory: WebAssembly.Memory;
  private readonly bytes: Uint8Array;
  private dive: ((nodes: number, squares: number) => number) | undefined;
  /** What was last put in for a goal. */
  private engine: readonly Stretch[] = [];

  /** @param size of the tables, in bytes */
  constructor(size: number) {
    this.memory = new WebAssembly.Memory({ initial: Math.ceil((TABLES + size) / PAGE) });
    this.bytes = new Uint8Array(this.memory.buffer);
    this.tables = this.bytes.subarray(TABLES, TABLES + size);
  }

  /**
   * Goes on with a dive. Several may take turns: each brings along, and gets back, what it knows of itself.
   * @param engine all that does not change in searches for one goal
   * @param dive the memory from DIVE on
   * @param nodes after about so many it rests
   * @returns whether the dive has come to its end
   */
  run(engine: readonly Stretch[], dive: Uint8Array, nodes: number, squares: number): boolean {
    if (this.engine !== engine) {
      for (const { at, figures } of engine) {
        this.bytes.set(new Uint8Array(figures.buffer, figures.byteOffset, figures.byteLength), at);
      }
      this.engine = engine;
    }
    this.dive ??= this.load();
    this.bytes.set(dive, DIVE);
    const isOver = this.dive(nodes, squares) !== 0;
    dive.set(this.bytes.subarray(DIVE, DIVE + dive.length));
    return isOver;
  }

  private load(): (nodes: number, squares: number) => number {
    compiled ??= new WebAssembly.Module(program);
    const { exports } = new WebAssembly.Instance(compiled, { env: { memory: this.memory } });
    return exports['dive'] as (nodes: number, squares: number) => number;
  }
}
