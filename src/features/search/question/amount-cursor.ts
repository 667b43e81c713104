import { findPhrase } from './find-phrase';
import type { Bound } from './lexicon';
import type { ReadNumber } from './number-cursor';
import { NumberCursor } from './number-cursor';
import type { QuantityName } from './quantities';
import { getQuantity } from './quantities';
import type { Token } from './tokenize';

const SURFACES: readonly QuantityName[] = ['area', 'living', 'ground', 'ares', 'hectares'];

/** What nobody counts by thousands, or a field that a surface has. */
const isThing = (name: QuantityName): boolean =>
  getQuantity(name).limit !== undefined || name === 'ground' || name === 'living';

/** Nobody has less of own funds: a smaller number counts something else. */
const MIN_FUNDS = 1000;

/** What a sign behind a number says of what follows: '250k < huis' is above it. */
const MIRRORED: ReadonlyMap<string, Bound> = new Map([
  ['<', 'moreThan'],
  ['≤', 'min'],
  ['>', 'lessThan'],
  ['≥', 'max'],
]);

const isDigit = (value: number): boolean => Number.isInteger(value) && value < 10;

/** The largest ratio of the ends of a range: beyond it two numbers stand beside each other. */
const MAX_RATIO = 20;

/** A position in a question that takes what stands around a number too. */
export class AmountCursor extends NumberCursor {
  listTaken = (from: number): Token[] => this.tokens.slice(from, this.position);

  takeQuantity = (): QuantityName | undefined => this.take(({ quantities }) => quantities.at(-1));

  /** Takes a unit; behind a number word one that is a letter is none ('een p'), behind a scale no room and no garden ('250k tuin'). */
  takeUnit = ({ isWord, scale }: Pick<ReadNumber, 'isWord' | 'scale'>): QuantityName | undefined =>
    isWord && (this.tokens[this.position]?.key.length ?? 0) < 2
      ? undefined
      : this.#takeBehind(([name]) => (name && scale && isThing(name) ? undefined : name));

  /** Takes what may follow a unit; '150 m² grond 10 are': the word belongs to the amount behind it. */
  takeTrailing(names: readonly QuantityName[]): QuantityName | undefined {
    const start = this.position;
    const found = this.#takeBehind((quantities) => quantities.find((name) => names.includes(name)));
    const end = this.position;
    const isSurface = found !== undefined && SURFACES.includes(found);
    this.takeBound();
    const number = isSurface ? this.takeNumber() : undefined;
    const unit = number && this.takeUnit({ ...number, isWord: false });
    const isBefore = unit !== undefined && SURFACES.includes(unit);
    this.position = isBefore ? start : end;
    return isBefore ? undefined : found;
  }

  /** Takes '50 ares' behind '1 ha', as hectares. */
  takeAres(unit: QuantityName | undefined): number {
    const start = this.position;
    const ares = unit === 'hectares' ? this.takeNumber() : undefined;
    if (ares && ares.value < 100 && this.takeUnit(ares) === 'ares') return ares.value / 100;
    this.position = start;
    return 0;
  }

  takeBound = (): Bound | undefined =>
    this.take(({ bounds }) => bounds.find((bound) => bound !== 'orMore' && bound !== 'orLess'));

  takeBoundAfter = (): Bound | undefined => {
    const start = this.position;
    if (this.#isBeforePhrase()) return undefined;
    const found = this.take(({ bounds }) => {
      const bound = bounds.find((name) => name === 'orMore' || name === 'orLess');
      return (
        bound && { bound, isBefore: bounds.some((name) => name !== 'orMore' && name !== 'orLess') }
      );
    });
    // 'Max 300000 min 200000': the word belongs to the number behind it; 'of minder' belongs to none.
    if (found?.isBefore && this.tokens[this.position]?.value !== undefined) {
      this.position = start;
      return undefined;
    }
    return found?.bound;
  };

  /**
   * Takes a sign behind a number that compares it with what follows, '250k < huis', and what it is the amount of: '2 <
   * slaapkamers'. Before a number it belongs to that.
   */
  takeComparison(): { bound: Bound; quantity: QuantityName | undefined } | undefined {
    const [sign, next, behind] = this.tokens.slice(this.position, this.position + 3);
    const bound = MIRRORED.get(sign?.key ?? '');
    if (!bound || next?.value !== undefined || next?.key === '€') return undefined;
    this.position++;
    const quantity = this.take(({ quantities: [name] }) => name);
    // '250k < x < 400k'
    if (!quantity && next && /^\p{L}$/u.test(next.text) && MIRRORED.has(behind?.key ?? ''))
      this.position++;
    return { bound, quantity };
  }

  /** Takes the sign of '2+ slaapkamers'. */
  takePlus = (): boolean => !this.#isBeforePhrase() && this.takeSign('+');

  /** Whether words that say nothing of the number follow, as in '200.000 + kosten' and '200.000 plus frais'. */
  #isBeforePhrase(): boolean {
    const phrase = findPhrase(this.lexicon, this.tokens, this.position, ({ meanings }) =>
      meanings[0]?.kind === 'nothing' ? true : undefined,
    );
    return phrase !== undefined && phrase.count > 1;
  }

  takeMonth = (): boolean => this.take(({ isMonth }) => isMonth) ?? false;

  /** Takes the other end of a range; its scale is that of both ('200-300k'). Behind a highest end there is none. */
  takeRange(first: ReadNumber, bound: Bound | undefined): ReadNumber | undefined {
    const start = this.position;
    // '150.000 € et 220.000 €'
    this.takeTrailing(['euro']);
    const isJoined =
      ['-', '–', '—', '/'].some((sign) => this.takeSign(sign)) || this.take(({ isJoin }) => isJoin);
    this.takeTrailing(['euro']);
    // 'Tussen de 150 en de 250k'
    if (isJoined) this.take(({ meanings }) => meanings[0]?.kind === 'nothing' || undefined);
    // '250k tot max 400k'
    if (isJoined && bound !== 'max' && bound !== 'lessThan')
      this.take(({ bounds }) => bounds.includes('max') || bounds.includes('lessThan') || undefined);
    const second = isJoined ? this.takeNumber() : undefined;
    if (second?.scale && !first.scale && first.value < 1000)
      first.value *= first.value * second.scale > second.value ? 1000 : second.scale;
    // 'Entre 150 et 200.000 €': nobody pays 150.
    else if (second && first.value >= 50 && first.value < 1000 && second.value >= 50_000)
      first.value *= 1000;
    // 'Twee tot driehonderdduizend'
    else if (second && first.isWord && isDigit(first.value) && second.value % 100_000 === 0)
      Object.assign(first, { value: first.value * 100_000, isWord: false });
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
    const quantity = this.take(({ quantities }) => pick(quantities));
    if (quantity !== 'ownFunds') return quantity;
    const end = this.position;
    this.skipFillers();
    this.takeBound();
    const next = this.takeNumber();
    const isBefore = next !== undefined && next.value >= MIN_FUNDS;
    this.position = isBefore ? start : end;
    return isBefore ? undefined : quantity;
  }
}
