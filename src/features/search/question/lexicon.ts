import type { ListingSort } from '../../../domain/catalogue/listing/listing-query';
import type { HomeSituation } from '../../../domain/costs/situation';
import type { Criteria } from '../../../domain/criteria/criteria';
import type { CatalogueLanguage } from '../../../domain/language/language';
import type { QuantityName } from './quantities';
import type { QUESTION_WORDS } from './question-data';

/** What a phrase means on its own. */
export type Meaning =
  | { kind: 'goal'; goal: 'sale' | 'rent' }
  /** A feature, a state or a kind of sale. */
  | { kind: 'criteria'; criteria: Criteria }
  | { kind: 'place'; criteria: Criteria }
  /** Of a kind of home, 'chalet', with the type that its homes are of. */
  | {
      kind: 'words';
      found: Partial<Record<CatalogueLanguage, readonly string[]>>;
      answer?: string;
      type?: number | undefined;
    }
  /** How one buys: 'als tweede verblijf'. */
  | { kind: 'plan'; situation: HomeSituation }
  /** Beside a place: 'rond Lier', 'Lier en omgeving'. */
  | { kind: 'near'; isBehind: boolean }
  | { kind: 'type'; webId: number }
  | { kind: 'project'; id: number }
  | { kind: 'page'; path: string }
  /** A place that leaves out nothing, such as the agency's region. */
  | { kind: 'everywhere' }
  /** Which come first: 'de goedkoopste'. */
  | { kind: 'order'; sort: ListingSort }
  /** What no list can be asked for: 'niet te duur'. */
  | { kind: 'vague' }
  | { kind: 'nothing' };

/** The likeliest first: 'garage' is a feature before a type, 'Mol' a town before a feature. */
const LIKELINESS: readonly Meaning['kind'][] = [
  ...(['goal', 'place', 'criteria', 'plan', 'type', 'words', 'project', 'page'] as const),
  ...(['near', 'everywhere', 'order', 'vague', 'nothing'] as const),
];

export type Bound = keyof typeof QUESTION_WORDS.bounds;

/** What a phrase may be: a meaning of its own, the likeliest first, or a part of an amount, a label or a reference. */
export interface Lexeme {
  meanings: Meaning[];
  bounds: Bound[];
  quantities: QuantityName[];
  isJoin?: boolean;
  portion?: keyof typeof QUESTION_WORDS.portions;
  isMonth?: boolean;
  isLabel?: boolean;
  isMark?: boolean;
  isAbout?: boolean;
  isYear?: boolean;
  isWith?: boolean;
  isWithout?: boolean;
  isWhere?: boolean;
  isAlso?: boolean;
  isOr?: boolean;
  isStreet?: boolean;
  scale?: number;
  value?: number;
}

/** What is asked what a phrase may be. */
export interface LexemeSource {
  get: (key: string) => Lexeme | undefined;
  /** Returns whether a longer phrase begins with these words. */
  continues: (key: string) => boolean;
}

/** Phrases by their keys (toPhraseKey). */
export class Lexicon implements LexemeSource {
  readonly #lexemes = new Map<string, Lexeme>();
  /** The beginnings of phrases, so that a search for the longest ends where none goes on. */
  readonly #beginnings = new Set<string>();
  readonly #parent: Lexicon | undefined;
  readonly #fallback: LexemeSource | undefined;

  /** What this one does not know, the parent may; what neither gives a meaning, the fallback: 'ans', years behind a number. */
  constructor(parent?: Lexicon, fallback?: LexemeSource) {
    this.#parent = parent;
    this.#fallback = fallback;
  }

  get(key: string): Lexeme | undefined {
    const own = this.find(key);
    if (own && own.meanings.length > 0) return own;
    const other = this.#fallback?.get(key);
    return own && other ? { ...own, meanings: other.meanings } : (own ?? other);
  }

  /** Returns what a key may be without the fallback. */
  find(key: string): Lexeme | undefined {
    return this.#lexemes.get(key) ?? this.#parent?.find(key);
  }

  /** Returns the keys that were added here with what each may be. */
  listOwn(): [key: string, lexeme: Lexeme][] {
    return [...this.#lexemes];
  }

  continues(key: string): boolean {
    return (
      this.#beginnings.has(key) ||
      (this.#parent?.continues(key) ?? false) ||
      (this.#fallback?.continues(key) ?? false)
    );
  }

  /** Adds to what a key may be. */
  add(key: string, change: (lexeme: Lexeme) => void): void {
    if (!key) return;
    const own = this.#lexemes.get(key) ?? copyLexeme(this.#parent?.find(key));
    change(own);
    this.#lexemes.set(key, own);
    for (let end = key.indexOf(' '); end >= 0; end = key.indexOf(' ', end + 1))
      this.#beginnings.add(key.slice(0, end));
  }

  /** Adds a meaning to keys, before the less likely ones and those of its kind that were added earlier. */
  mean(keys: Iterable<string>, meaning: Meaning): void {
    for (const key of new Set(keys))
      this.add(key, ({ meanings }) => {
        const before = meanings.findIndex(
          ({ kind }) => LIKELINESS.indexOf(kind) >= LIKELINESS.indexOf(meaning.kind),
        );
        meanings.splice(before < 0 ? meanings.length : before, 0, meaning);
      });
  }
}

const copyLexeme = (lexeme?: Lexeme): Lexeme =>
  lexeme ? { ...lexeme, meanings: [...lexeme.meanings] } : createLexeme([]);

export const createLexeme = (meanings: Meaning[]): Lexeme => ({
  meanings,
  bounds: [],
  quantities: [],
});

/** Whether 'met' stands before a word, or before what is before it, an amount or 'bij': 'met 500 m² grond'. */
export type WithState = false | 'with' | 'with amount';

/** Chooses the likeliest meaning: behind 'met' no type of home, and right behind it no town ('met hal', 'met boom'), of words those of the page's language. */
export function chooseMeaning(
  meanings: readonly Meaning[],
  language: CatalogueLanguage,
  isWith: WithState,
): Meaning | undefined {
  const fitting = isWith
    ? meanings.filter(({ kind }) => kind !== 'type' && (kind !== 'place' || isWith !== 'with'))
    : meanings;
  const [first] = fitting;
  if (first?.kind !== 'words') return first;
  return fitting.find((meaning) => meaning.kind === 'words' && meaning.found[language]) ?? first;
}

/** Returns true of what only says something beside a number: 'max', 'up to', 'euro', 'k'. */
export const isGrammar = (lexeme: Lexeme): true | undefined =>
  lexeme.bounds.length > 0 ||
  lexeme.quantities.some((quantity) => quantity === 'euro' || quantity === 'price') ||
  lexeme.isJoin ||
  lexeme.isMonth ||
  lexeme.isLabel ||
  lexeme.isMark ||
  lexeme.scale
    ? true
    : undefined;
