import type { CatalogueLanguage, Language } from '../../../domain/language/language';
import type { Lexeme, Lexicon } from './lexicon';
import type { QuestionPart } from './question';
import { RememberingLexicon } from './remembering-lexicon';
import type { SiteLexicon } from './site-lexicon';
import { stemTokens } from './stem-tokens';
import type { Token } from './tokenize';
import { cleanText, tokenize } from './tokenize';
import type { TownsAround, TypedPart } from './typed-part';

/** What a question is read with. */
export interface QuestionSource extends SiteLexicon {
  /** The language of the page's offers: of two meanings of a word, that of its language is meant. */
  language: CatalogueLanguage;
  /** The language of the page, which what is left of a question is written in. */
  pageLanguage: Language;
  hasProperty: (id: number) => boolean;
  listAround: TownsAround;
}

/** A question split into tokens, and these with the stems of words. */
export interface TypedQuestion {
  text: string;
  tokens: readonly Token[];
  stems: Record<CatalogueLanguage, Token[]>;
  source: QuestionSource;
  /** Pictures and other signs between them that say nothing here: '🏠', '$'. */
  signs: readonly QuestionPart[];
  /** The text behind them, which is not read. */
  beyond: string;
}

/** What stands at a position of a question, and how many tokens it takes. */
export interface Reading {
  part?: TypedPartValue;
  count: number;
  /** What was skipped: behind 'met' and 'zonder' a feature follows. */
  lexeme?: Lexeme | undefined;
}
type TypedPartValue = TypedPart extends infer Part
  ? Part extends TypedPart
    ? Omit<Part, 'text' | 'withWord' | 'without' | 'or' | 'alone'> & { text?: string }
    : never
  : never;

/** A long sentence has forty; behind them stands a text that somebody pasted. */
const MAX_TOKENS = 60;

/** A picture, of several characters if one changes it, or a sign such as '$': what is no letter, number or punctuation. */
const SIGN = /(?!°)[\p{So}\p{Sc}](?<!€)[\p{M}\p{Emoji_Modifier}]*/gu;

/** Splits the beginning of a typed text into tokens. */
export function splitQuestion(typed: string, source: QuestionSource): TypedQuestion {
  const text = cleanText(typed);
  const words = new RememberingLexicon(source.words);
  const typedTokens = tokenize(text, MAX_TOKENS);
  const beyond = text.slice(
    typedTokens.length < MAX_TOKENS ? text.length : typedTokens.at(-1)?.end,
  );
  const tokens = typedTokens.flatMap((token) => splitCompound(token, words));
  const stems = { nl: stemTokens(tokens, 'nl'), fr: stemTokens(tokens, 'fr') };
  const signs = (text.slice(0, text.length - beyond.length).match(SIGN) ?? []).map(
    (sign): QuestionPart => ({ kind: 'unread', text: sign }),
  );
  return { text, tokens, stems, source: { ...source, words }, signs, beyond: beyond.trim() };
}

/** Returns the text of some tokens, with what stands between them; pieces of a compound stand apart. */
export function sliceText({ text, tokens }: TypedQuestion, from: number, count: number): string {
  const own = tokens.slice(from, from + count);
  return own
    .map((token, position) => {
      const next = own[position + 1];
      const gap = next && (text.slice(token.end, next.start) || (isSplit(token, next) ? ' ' : ''));
      return token.text + (gap ?? '');
    })
    .join('');
}

const isSplit = (token: Token, next: Token): boolean =>
  /\p{L}$/u.test(token.text) && /^\p{L}/u.test(next.text);

/** Returns what joins the word at a position to that before it: 'sans jardin', 'pas d’appartement'. */
export const readGap = ({ text, tokens }: TypedQuestion, next: number): string =>
  /['’]/.exec(text.slice(tokens[next - 1]?.end, tokens[next]?.start))?.[0] ?? ' ';

/** Returns the key of the phrase that some tokens form. */
export const joinKeys = ({ tokens }: TypedQuestion, from: number, count: number): string =>
  tokens
    .slice(from, from + count)
    .map(({ key }) => key)
    .join(' ');

/** What Dutch and German write before a type in one word: 'huurappartement', '3-slaapkamerwoning', 'Dreizimmerwohnung'. */
const COMPOUND =
  /^(?:(nieuwbouw|huur|koop|neubau|miet|kauf)|(een|ein|twee|zwei|drie|drei|vier|vijf|fuenf|funf|zes|sechs)?(slaapkamer|kamer|schlafzimmer|zimmer))(.{3,})$/d;

/** Splits a compound where a type begins. */
function splitCompound(token: Token, words: Lexicon): Token[] {
  const pieces = (COMPOUND.exec(token.key)?.indices?.slice(1) ?? []).flatMap((piece) =>
    piece ? [piece] : [],
  );
  const last = pieces.at(-1);
  const type = last && token.key.slice(...last);
  if (!type || !words.get(type)?.meanings.some(({ kind }) => kind === 'type')) return [token];
  return pieces.map(([from, to]) => ({
    ...token,
    ...{ key: token.key.slice(from, to), text: token.text.slice(from, to) },
    ...{ start: token.start + from, end: token.start + to },
  }));
}

/**
 * Returns what makes the part at a position an alternative to the one before: 'of', or '/' between words. 'Am Fluss oder am
 * Waldrand': an article may stand between.
 */
export function findOr(question: TypedQuestion, from: number): string | undefined {
  const [before, token] = [question.tokens[from - 1], question.tokens[from]];
  if (!before || !token) return undefined;
  const lexeme = question.source.words.get(before.key);
  if (lexeme?.isOr) return before.text;
  const article = lexeme?.meanings[0]?.kind === 'nothing' && !lexeme.isWith && !lexeme.isWithout;
  const joint = article ? question.tokens[from - 2] : undefined;
  if (joint && question.source.words.get(joint.key)?.isOr) return `${joint.text} ${before.text}`;
  return question.text.slice(before.end, token.start).trim() === '/' ? '/' : undefined;
}
