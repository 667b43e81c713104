import { lexemes, lines } from '../../../../dist/build/question.json';
import type { CatalogueLanguage } from '../../../domain/language/language';
import { SortedLines } from '../../../domain/sorted-lines';
import type { Lexeme } from './lexicon';
import { createLexeme, Lexicon } from './lexicon';

/** Whether a site has a type of homes. */
type HasType = (webId: number) => boolean;

/**
 * What words mean on every site, as the build packed it (build-lexicon.ts): a phrase is parsed when it is asked for, so
 * that the first question of an isolate waits for no table.
 */
class PackedLexicon extends Lexicon {
  readonly #lines: SortedLines;
  readonly #hasType: HasType;

  constructor(own: readonly string[], hasType: HasType) {
    super();
    this.#lines = new SortedLines(own);
    this.#hasType = hasType;
  }

  override find(key: string): Lexeme | undefined {
    const [line] = this.#lines.find(`${key}|`);
    if (!line) return undefined;
    const json = lexemes[Number(line.slice(key.length + 1))] ?? '{}';
    const lexeme: Lexeme = { ...createLexeme([]), ...JSON.parse(json) };
    const meanings = lexeme.meanings.filter(
      (meaning) => meaning.kind !== 'type' || this.#hasType(meaning.webId),
    );
    // A type that the site lacks is a word like any other.
    const isType = lexeme.meanings.length > 0 && meanings.length === 0;
    return isType ? undefined : { ...lexeme, meanings };
  }

  override continues(key: string): boolean {
    return this.#lines.has(`${key} `);
  }
}

/** The single words of the tables that are long enough to be misspelt. */
export const listLongWords = (): string[] =>
  lines.words.flatMap((line) => /^[a-z]{5,}(?=\|)/.exec(line) ?? []);

export const openWords = (hasType: HasType): Lexicon => new PackedLexicon(lines.words, hasType);

export const openStems = (language: CatalogueLanguage, hasType: HasType): Lexicon =>
  new PackedLexicon(lines[language], hasType);
