import { findPhrase } from './find-phrase';
import type { Bound, Lexeme, Lexicon } from './lexicon';
import type { QuantityName } from './quantities';
import type { Token } from './tokenize';

const MAX_FILLERS = 2;
const SURFACES: readonly QuantityName[] = ['area', 'living', 'ground', 'ares', 'hectares'];

/** A number of a question as it is written. */
export interface ReadNumber {
  value: number;
  isGrouped: boolean;
  isScaled: boolean;
  isWord: boolean;
}

const takeFraction = ({ value }: Lexeme): number | undefined =>
  value !== undefined && value % 1 > 0 ? value : undefined;

/** Nobody has less of own funds: a smaller number counts something else. */
const MIN_FUNDS = 1000;

/** The largest ratio of the ends of a range: beyond it two numbers stand beside each other. */
const MAX_RATIO = 20;

/** A position in a question, which moves behind what it takes. */
export class AmountCursor {
  position: number;
  readonly #lexicon: Lexicon;
  readonly #tokens: readonly Token[];

  constructor(lexicon: Lexicon, tokens: readonly Token[], position: number) {
    this.#lexicon = lexicon;
    this.#tokens = tokens;
    this.position = position;
  }

  listTaken = (from: number): Token[] => this.#tokens.slice(from, this.position);

  takeQuantity = (): QuantityName | undefined => this.#take(({ quantities }) => quantities.at(-1));

  /** Takes a unit; behind a number word one that is a letter is none ('een p'). */
  takeUnit = (isLong: boolean): QuantityName | undefined =>
    isLong && (this.#tokens[this.position]?.key.length ?? 0) < 2
      ? undefined
      : this.#takeBehind((quantities) => quantities[0]);

  /** Takes what may follow a unit; '150 m² grond 10 are': the word belongs to the amount behind it. */
  takeTrailing(names: readonly QuantityName[]): QuantityName | undefined {
    const start = this.position;
    const found = this.#takeBehind((quantities) => quantities.find((name) => names.includes(name)));
    const end = this.position;
    const isSurface = found !== undefined && SURFACES.includes(found);
    this.takeBound();
    const unit = isSurface && this.takeNumber() ? this.takeUnit(false) : undefined;
    const isBefore = unit !== undefined && SURFACES.includes(unit);
    this.position = isBefore ? start : end;
    return isBefore ? undefined : found;
  }

  takeBound = (): Bound | undefined =>
    this.#take(({ bounds }) => bounds.find((bound) => bound !== 'orMore' && bound !== 'orLess'));

  takeBoundAfter = (): Bound | undefined => {
    const start = this.position;
    const found = this.#take(({ bounds }) => {
      const bound = bounds.find((name) => name === 'orMore' || name === 'orLess');
      return bound && { bound, isBefore: bounds.includes('min') || bounds.includes('max') };
    });
    // 'Max 300000 min 200000': the word belongs to the number behind it; 'of minder' belongs to none.
    if (found?.isBefore && this.#tokens[this.position]?.value !== undefined) {
      this.position = start;
      return undefined;
    }
    return found?.bound;
  };

  takeMonth = (): boolean => this.#take(({ isMonth }) => isMonth) ?? false;

  takeSign(sign: string): boolean {
    const isSign = this.#tokens[this.position]?.key === sign;
    if (isSign) this.position++;
    return isSign;
  }

  skipFillers(): void {
    for (let skipped = 0; skipped < MAX_FILLERS; skipped++) {
      const { position } = this;
      const next = this.#tokens[position];
      const lexeme = next && next.value === undefined ? this.#lexicon.get(next.key) : undefined;
      const isFiller =
        lexeme?.meanings[0]?.kind === 'nothing' && !lexeme.isWith && lexeme.value === undefined;
      if (!isFiller || lexeme.bounds.length + lexeme.quantities.length > 0) return;
      this.position++;
    }
  }

  takeNumber(): ReadNumber | undefined {
    const token = this.#tokens[this.position];
    if (!token) return undefined;
    if (token.value === undefined) {
      const word = this.#take((lexeme) => lexeme.value);
      if (word === undefined) return undefined;
      // 'Een half miljoen'
      const value = (word === 1 && this.#take(takeFraction)) || word;
      const scale = this.#take((lexeme) => lexeme.scale);
      return { value: value * (scale ?? 1), isGrouped: false, isScaled: !!scale, isWord: true };
    }
    // '84/236' is the file number of a property.
    if (token.text.includes('/')) return undefined;
    this.position++;
    const scale = this.#take((lexeme) => lexeme.scale);
    return {
      value: token.value * (scale ?? 1),
      isGrouped: /\d[^\d]\d{3}/.test(token.text),
      isScaled: scale !== undefined,
      isWord: false,
    };
  }

  /** Takes the other end of a range; its scale is that of both ('200-300k'). */
  takeRange(first: ReadNumber): ReadNumber | undefined {
    const start = this.position;
    // '150.000 € et 220.000 €'
    this.takeTrailing(['euro']);
    const isJoined =
      ['-', '–', '—', '/'].some((sign) => this.takeSign(sign)) ||
      this.#take(({ isJoin }) => isJoin);
    this.takeTrailing(['euro']);
    const second = isJoined ? this.takeNumber() : undefined;
    if (second?.isScaled && !first.isScaled && first.value < 1000)
      first.value *= second.value >= 1_000_000 ? 1_000_000 : 1000;
    // 'Entre 150 et 200.000 €': nobody pays 150.
    else if (second && first.value >= 50 && first.value < 1000 && second.value >= 50_000)
      first.value *= 1000;
    const [low = 0, high = 0] = [first.value, second?.value ?? 0].sort((a, b) => a - b);
    if (second && second.isWord === first.isWord && low > 0 && high / low <= MAX_RATIO)
      return second;
    this.position = start;
    return undefined;
  }

  /** Takes what a number counts; '250 000 €, apport 50 000': the word belongs to the amount behind it. */
  #takeBehind(
    pick: (quantities: readonly QuantityName[]) => QuantityName | undefined,
  ): QuantityName | undefined {
    const start = this.position;
    const quantity = this.#take(({ quantities }) => pick(quantities));
    if (quantity !== 'ownFunds') return quantity;
    const end = this.position;
    this.skipFillers();
    this.takeBound();
    const next = this.takeNumber();
    const isBefore = next !== undefined && next.value >= MIN_FUNDS;
    this.position = isBefore ? start : end;
    return isBefore ? undefined : quantity;
  }

  #take<Value>(pick: Parameters<typeof findPhrase<Value>>[3]): Value | undefined {
    const found = findPhrase(this.#lexicon, this.#tokens, this.position, pick);
    if (found) this.position += found.count;
    return found?.value;
  }
}
