import type { english } from './english.js';

type English = typeof english;

/** What names a sentence. */
export type WordKey = keyof English;

/** All sentences in one language. */
export type Words = Readonly<Record<WordKey, string>>;

/** The names in braces of a sentence. */
type Blanks<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never;

/** What a sentence takes: nothing, or a value for each of its names. */
type Values<Key extends WordKey> =
  Blanks<English[Key]> extends never ? [] : [values: Readonly<Record<Blanks<English[Key]>, string | number>>];

/** Keys that come in the forms .one and .other. */
type CountKey = WordKey extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never;

/** The values of a counted sentence, without the number itself where it is called count. */
type CountValues<Stem extends CountKey> = Readonly<
  Record<Exclude<Blanks<English[`${Stem}.other`]>, 'count'>, string | number>
>;

/** Says things in one language. */
export class Phrasebook {
  private readonly plural: Intl.PluralRules;
  private readonly digits: Intl.NumberFormat;

  /** @param language a language tag such as `en` or `zh-cn` */
  constructor(
    readonly words: Words,
    readonly language: string,
  ) {
    this.plural = new Intl.PluralRules(language);
    this.digits = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  }

  /** @returns the sentence with its values filled in */
  say<Key extends WordKey>(key: Key, ...[values]: Values<Key>): string {
    return fill(this.words[key], values ?? {});
  }

  /** @returns the form of a sentence that goes with a number, which fills in {count} */
  count<Stem extends CountKey>(stem: Stem, count: number, values: CountValues<Stem>): string {
    const form = this.plural.select(count) === 'one' ? 'one' : 'other';
    return fill(this.words[`${stem}.${form}`], { count: this.number(count), ...values });
  }

  /** @returns "a, b, and c" in this language; clauses may be strung together in another way than items */
  list(all: readonly (string | number)[], kind: 'items' | 'clauses' = 'items'): string {
    return all.map(String).reduce((before, next, index) => {
      const place = index < all.length - 1 ? 'more' : all.length === 2 ? 'two' : 'last';
      return this.say(`join.${kind}.${place}`, { before, next });
    });
  }

  /** @returns a number with its digits grouped, with at most so many behind the point */
  number(value: number, digits = 0): string {
    return digits === 0
      ? this.digits.format(value)
      : new Intl.NumberFormat(this.language, { maximumFractionDigits: digits }).format(value);
  }
}

function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{([\w-]+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
