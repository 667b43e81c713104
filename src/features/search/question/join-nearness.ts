import { AROUND_KM } from '../../../domain/catalogue/nearest/nearest-rows';
import type { QuantityName } from './quantities';
import { getQuantity } from './quantities';
import type { TypedPart } from './typed-part';

/** What says that places around one are meant, until the place follows: 'rond', '15 km', '15 km rond'. */
interface Nearness {
  words: string[];
  km: number | undefined;
  /** The parts themselves, which stay what they are if no place follows. */
  parts: TypedPart[];
  /** How long one drives, which no list knows: a part of its own beside the kilometres that it stands for. */
  times: TypedPart[];
}

type PlacePart = Extract<TypedPart, { kind: 'place' }>;

/**
 * Joins what says that somebody looks around a place with the place: 'rond Lier of Mol', 'op 15 km van Lier', 'Lier
 * + 10 km', 'Lier en omgeving'. Without kilometres it is as far as a list with few matches looks around. Beside no place a distance says
 * nothing, and a word such as 'bij' is none. 'Binnen 30 minuten van Lier' is as far as one gets in a straight line.
 */
export function joinNearness(parts: readonly TypedPart[]): TypedPart[] {
  const joined: TypedPart[] = [];
  let nearness: Nearness | undefined;
  for (const part of parts) {
    if (part.kind === 'near' && part.isBehind) {
      addSurroundings(joined, part.text);
      continue;
    }
    const km = readKilometres(part);
    if (part.kind === 'near' || km !== undefined) {
      const isTime = isDrive(part);
      nearness = {
        words: [...(nearness?.words ?? []), ...(isTime ? [] : [part.text])],
        km: km ?? nearness?.km,
        parts: [...(nearness?.parts ?? []), part],
        times: [...(nearness?.times ?? []), ...(isTime ? [part] : [])],
      };
    } else if (nearness && isTown(part)) {
      joined.push(...nearness.times, placeAround(part, nearness));
      // 'Rond Lier of Mol' is around both.
      nearness = { ...nearness, parts: [], times: [] };
    } else {
      joined.push(...settle(joined, nearness), part);
      nearness = undefined;
    }
  }
  joined.push(...settle(joined, nearness));
  return joined;
}

const DRIVES: readonly (QuantityName | undefined)[] = ['minutes', 'hours'];
/** Read in every language. */
const KILOMETRES = 'km';

const DISTANCES: readonly (QuantityName | undefined)[] = ['kilometres', 'miles', ...DRIVES];

const isDrive = (part: TypedPart): boolean =>
  part.kind === 'amount' && DRIVES.includes(part.amount.quantity);

function readKilometres(part: TypedPart): number | undefined {
  if (part.kind !== 'amount') return undefined;
  const { quantity, max, min } = part.amount;
  if (!quantity || !DISTANCES.includes(quantity)) return undefined;
  const { factor = 1 } = getQuantity(quantity);
  return Math.round((max ?? min ?? 0) * factor);
}

/** Makes the place before 'en omgeving' one with what is around it. */
function addSurroundings(joined: TypedPart[], text: string): void {
  const last = joined.at(-1);
  if (!last || !isTown(last)) return;
  const place = { ...last, text: `${last.text} ${text}`, radius: last.radius ?? AROUND_KM };
  joined.splice(-1, 1, place);
}

const isTown = (part: TypedPart): part is PlacePart =>
  part.kind === 'place' && part.criteria.cities !== undefined && !part.without;

/** What a drive stands for is written in kilometres where the time is gone. */
const writeKilometres = (part: PlacePart, { km, times }: Nearness): Pick<TypedPart, 'alone'> =>
  times.length > 0 ? { alone: `${km} ${KILOMETRES} ${part.text}` } : {};

const placeAround = (part: PlacePart, nearness: Nearness): TypedPart => ({
  ...part,
  ...writeKilometres(part, nearness),
  text: [...nearness.words, part.text].join(' '),
  radius: nearness.km ?? AROUND_KM,
  isRadiusGiven: nearness.km !== undefined,
});

/** Puts kilometres behind a place to it; returns what stays of a nearness without a place. */
function settle(joined: TypedPart[], nearness: Nearness | undefined): TypedPart[] {
  if (!nearness || nearness.parts.length === 0) return [];
  const last = joined.at(-1);
  if (nearness.km !== undefined && last && isTown(last) && !last.isRadiusGiven) {
    const text = [last.text, ...nearness.words].join(' ');
    joined[joined.length - 1] = {
      ...{ ...last, ...writeKilometres(last, nearness) },
      ...{ text, radius: nearness.km, isRadiusGiven: true },
    };
    return nearness.times;
  }
  return nearness.parts;
}
