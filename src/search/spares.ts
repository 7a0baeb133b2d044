/**
 * Large arrays that a search hands on to the next one: to have new ones made
 * costs more than many a search. One that is never given back, as its search
 * was broken off, is garbage like any other.
 */
export class Spares<Room> {
  private readonly rooms: Room[] = [];

  constructor(private readonly make: () => Room) {}

  /** @returns one as it was given back, or a new one */
  take(): Room {
    return this.rooms.pop() ?? this.make();
  }

  giveBack(room: Room): void {
    this.rooms.push(room);
  }
}
