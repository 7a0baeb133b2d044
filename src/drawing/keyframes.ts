import type { Board } from '../puzzle/board.js';
import { cornerOf, round } from './geometry.js';
import { type Pace, REST_AT_END, REST_AT_START } from './pace.js';
import type { Slide, Track } from './tracks.js';

/** A time, and the declarations that hold then; in between, one goes over into the other. */
type Keyframe = readonly [time: number, declarations: string];

/** How a tile looks out of its place, and in it. */
export const AWAY = 'fill:var(--tile);color:var(--digit);stroke-opacity:0';
export const HOME = 'fill:var(--home);color:var(--home-digit);stroke-opacity:1';

/** The rules that make a board play. */
export class Keyframes {
  /** How long it takes once, in milliseconds. */
  readonly duration: number;
  readonly barName: string;
  private readonly digits: number;

  /** @param name what the names of all its rules begin with */
  constructor(
    private readonly name: string,
    private readonly goal: Board,
    private readonly square: number,
    private readonly moves: number,
    private readonly pace: Pace,
  ) {
    this.duration = REST_AT_START + moves * pace.step + REST_AT_END;
    this.barName = `${name}b`;
    // Percents that tell times to a hundredth of a second.
    this.digits = Math.max(0, Math.ceil(Math.log10(this.duration)) - 2);
  }

  /** @returns the names of the rules of a tile, none when it never moves */
  namesOf(track: Track): string[] {
    return [
      ...(track.slides.length > 0 ? [this.wayName(track)] : []),
      ...(this.turnsOf(track).length > 0 ? [this.lookName(track)] : []),
    ];
  }

  /** @returns the rules by which a tile goes its way, and looks different in its place */
  ofTile(track: Track): string {
    const { tile, slides } = track;
    const way = this.along(slides, (cell) => {
      const { x, y } = cornerOf(cell, this.goal, this.square);
      return `transform:translate(${x}px,${y}px)`;
    });
    const look = this.along(this.turnsOf(track), (cell) => (this.isHome(tile, cell) ? HOME : AWAY));
    return this.write(this.wayName(track), way) + this.write(this.lookName(track), look);
  }

  /** @returns the rule by which the bar grows that tells how much has been played */
  ofBar(): string {
    return this.write(this.barName, [
      [0, 'transform:scaleX(0)'],
      [REST_AT_START, 'transform:scaleX(0)'],
      [REST_AT_START + this.moves * this.pace.step, 'transform:none'],
    ]);
  }

  private wayName({ tile }: Track): string {
    return `${this.name}${tile}`;
  }

  private lookName({ tile }: Track): string {
    return `${this.name}${tile}h`;
  }

  private isHome(tile: number, cell: number): boolean {
    return this.goal.tiles[cell] === tile;
  }

  /** @returns the slides that take a tile into its place, or out of it */
  private turnsOf({ tile, slides }: Track): Slide[] {
    return slides.filter(({ from, to }) => this.isHome(tile, from) !== this.isHome(tile, to));
  }

  private along(slides: readonly Slide[], at: (cell: number) => string): Keyframe[] {
    return slides.flatMap(({ step, from, to }): Keyframe[] => {
      const begin = REST_AT_START + step * this.pace.step;
      return [
        [begin, at(from)],
        [begin + this.pace.slide, at(to)],
      ];
    });
  }

  /** @returns a rule whose last keyframe holds to the end; nothing for no keyframes */
  private write(name: string, keyframes: readonly Keyframe[]): string {
    if (keyframes.length === 0) return '';
    const last = keyframes.length - 1;
    const lines = keyframes.map(([time, declarations], index) => {
      const percent = `${round((100 * time) / this.duration, this.digits)}%`;
      return `${percent}${index === last ? ',100%' : ''}{${declarations}}`;
    });
    return `@keyframes ${name}{${lines.join('')}}`;
  }
}
