import * as v from 'valibot';
import { describeTooLong } from './texts.js';

/** A model has no need to hand over more, in characters, and could not read the answer to it. */
const LONGEST_INPUT = 100_000;

/** @returns the schema of a text of sensible length */
export function limitedText(name: string) {
  return v.pipe(
    v.string(),
    v.maxLength(LONGEST_INPUT, ({ received }) => describeTooLong(name, Number(received), LONGEST_INPUT)),
  );
}
