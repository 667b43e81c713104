import { findPhrase } from './find-phrase';
import type { Lexeme, Lexicon } from './lexicon';
import type { Token } from './tokenize';

const MAX_FILLERS = 2;

/** A number of a question as it is written. */
export interface ReadNumber {
  value: number;
  isGrouped: boolean;
  /** What a word such as 'k' multiplied it by. */
  scale: number | undefined;
  isWord: boolean;
}

/** Behind 'een': a fraction, or a word that holds its scale. */
const takePartOfOne = ({ value }: Lexeme): number | undefined =>
  value !== undefined && (value % 1 > 0 || value >= 1000) ? value : undefined;

/** '2/3 miljoen' are two or three. */
const isFraction = (numerator: number, denominator: number): boolean =>
  denominator > numerator && (numerator === 1 || (numerator === 3 && denominator === 4));

/** A position in a question, which moves behind what it takes: numbers, signs and words. */
export class NumberCursor {
  position: number;
  protected readonly lexicon: Lexicon;
  protected readonly tokens: readonly Token[];

  constructor(lexicon: Lexicon, tokens: readonly Token[], position: number) {
    this.lexicon = lexicon;
    this.tokens = tokens;
    this.position = position;
  }

  takeSign(sign: string): boolean {
    const isSign = this.tokens[this.position]?.key === sign;
    if (isSign) this.position++;
    return isSign;
  }

  skipFillers(): void {
    for (let skipped = 0; skipped < MAX_FILLERS; skipped++) {
      const { position } = this;
      const next = this.tokens[position];
      const lexeme = next && next.value === undefined ? this.lexicon.get(next.key) : undefined;
      const isFiller =
        lexeme?.meanings[0]?.kind === 'nothing' && !lexeme.isWith && !this.#isNumberWord(position);
      if (!isFiller || lexeme.bounds.length + lexeme.quantities.length > 0) return;
      this.position++;
    }
  }

  /** 'Under a million' */
  #isNumberWord = (position: number): boolean =>
    findPhrase(this.lexicon, this.tokens, position, ({ value }) => value) !== undefined;

  takeNumber(): ReadNumber | undefined {
    const token = this.tokens[this.position];
    if (!token) return undefined;
    const isWord = token.value === undefined;
    // '84/236' is the file number of a property.
    if (token.text.includes('/')) return undefined;
    const number = isWord ? this.#takeNumberWord() : (this.#takeFraction() ?? this.#takeDigits());
    if (number === undefined) return undefined;
    // 'A million' holds its scale.
    const isWhole = isWord && number >= 1000;
    const half = isWhole ? 0 : this.#takeHalfOfScale();
    const scale = isWhole ? number : this.#takeScale();
    const count = isWhole ? 1 : number + half;
    const value = scale ? (count + this.#takeHalf()) * scale + this.#takeThousands(scale) : count;
    return {
      value,
      isGrouped: /\d[^\d]\d{3}/.test(token.text),
      scale,
      isWord,
    };
  }

  #takeDigits = (): number | undefined => this.tokens[this.position++]?.value;

  /** Takes 'k', and of 'k.k.' nothing: a longer phrase says that costs come on top. */
  #takeScale(): number | undefined {
    const phrase = findPhrase(
      this.lexicon,
      this.tokens,
      this.position,
      ({ scale, meanings }) => scale ?? (meanings[0]?.kind === 'nothing' ? 0 : undefined),
    );
    if (!phrase?.value) return undefined;
    this.position += phrase.count;
    return phrase.value;
  }

  /** Takes a number word: 'een half', 'een kwartmiljoen'. */
  #takeNumberWord(): number | undefined {
    const word = this.take(({ value }) => value);
    return (word === 1 && this.take(takePartOfOne)) || word;
  }

  #takePortion = (name: Lexeme['portion']): boolean =>
    this.take(({ portion }) => portion === name || undefined) ?? false;

  #takeLand = (): boolean =>
    this.take(
      ({ quantities }) =>
        quantities.includes('hectares') || quantities.includes('acres') || undefined,
    ) ?? false;

  /** 'Drie en een halve ton' */
  #takeHalfOfScale(): number {
    const start = this.position;
    const half = this.#takeHalf();
    const end = this.position;
    const isScaled = half > 0 && this.#takeScale() !== undefined;
    this.position = isScaled ? end : start;
    return isScaled ? half : 0;
  }

  /** 'Un million et demi' */
  #takeHalf = (): number => (this.#takePortion('half') ? 0.5 : 0);

  /** '1 miljoen 250 duizend' */
  #takeThousands(scale: number): number {
    const start = this.position;
    const value = scale === 1_000_000 ? this.tokens[start]?.value : undefined;
    if (value !== undefined) this.position++;
    const thousands = value !== undefined && value < 1000 ? this.#takeScale() : undefined;
    if (value !== undefined && thousands === 1000) return value * thousands;
    this.position = start;
    return 0;
  }

  /** Takes '1/4' of a million, a hundred thousand or a hectare: before anything else '3/4' are two numbers. */
  #takeFraction(): number | undefined {
    const start = this.position;
    const first = this.#takeDigits() ?? 0;
    // '1 1/2 miljoen'
    const isMixed = this.tokens[start + 2]?.key === '/';
    const numerator = isMixed ? (this.#takeDigits() ?? 0) : first;
    const denominator = this.takeSign('/') ? (this.#takeDigits() ?? 0) : 0;
    const end = this.position;
    // '1/4 van een miljoen'
    this.#takePortion('of');
    const of = this.position;
    const isPart = (this.#takeScale() ?? 0) >= 100_000 || this.#takeLand();
    this.position = isPart ? of : end;
    if (isPart && isFraction(numerator, denominator))
      return (isMixed ? first : 0) + numerator / denominator;
    this.position = start;
    return undefined;
  }

  protected take<Value>(pick: Parameters<typeof findPhrase<Value>>[3]): Value | undefined {
    const found = findPhrase(this.lexicon, this.tokens, this.position, pick);
    if (found) this.position += found.count;
    return found?.value;
  }
}
