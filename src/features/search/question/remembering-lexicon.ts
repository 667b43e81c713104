import type { Lexeme } from './lexicon';
import { Lexicon } from './lexicon';

/** A lexicon for one question, which is asked for the same keys at every position: each is looked up once. */
export class RememberingLexicon extends Lexicon {
  readonly #source: Lexicon;
  readonly #lexemes = new Map<string, Lexeme | undefined>();
  readonly #beginnings = new Map<string, boolean>();

  constructor(source: Lexicon) {
    super();
    this.#source = source;
  }

  override get(key: string): Lexeme | undefined {
    if (!this.#lexemes.has(key)) this.#lexemes.set(key, this.#source.get(key));
    return this.#lexemes.get(key);
  }

  override continues(key: string): boolean {
    const known = this.#beginnings.get(key);
    if (known !== undefined) return known;
    const isBeginning = this.#source.continues(key);
    this.#beginnings.set(key, isBeginning);
    return isBeginning;
  }
}
