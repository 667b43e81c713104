import type { TypedPart } from './typed-part';

/**
 * Joins what 'of' makes alternatives. 'Huis of chalet': two types, since a chalet is a house; 'chalet of bungalow': words of
 * which one is enough; 'tuin of terras', 'zwembad of sauna': no list can be asked for one of two features, so that they ask
 * nothing. Types and places are alternatives anyway.
 */
export function joinAlternatives(parts: readonly TypedPart[]): TypedPart[] {
  const joined: TypedPart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const pair = part.or !== undefined && before && joinPair(before, part);
    if (pair) joined.splice(-1, 1, ...pair);
    else joined.push(part);
  }
  return joined;
}

/** Returns what two alternatives are together; undefined if they stay what they are. */
function joinPair(before: TypedPart, part: TypedPart): TypedPart[] | undefined {
  if (before.without || part.without) return undefined;
  const text = [before.text, part.or, part.text].join(' ');
  if (before.kind === 'words' && part.kind === 'words' && before.found && part.found) {
    const nl = [...(before.found.nl ?? []), ...(part.found.nl ?? [])];
    const fr = [...(before.found.fr ?? []), ...(part.found.fr ?? [])];
    const type = before.type === part.type ? part.type : undefined;
    return [{ kind: 'words', text, withWord: before.withWord, found: { nl, fr }, type }];
  }
  const [one, other] = [before, part].map((side) => (isKindOfHome(side) ? toType(side) : side));
  if (one?.kind === 'type' && other?.kind === 'type' && (one.isKind || other.isKind))
    return one.webId === other.webId ? [{ ...one, text }] : [one, other];
  if (isWish(before) && isWish(part) && JSON.stringify(before) !== JSON.stringify(part))
    return [{ kind: 'vague', text, withWord: before.withWord }];
  return undefined;
}

type WordsPart = Extract<TypedPart, { kind: 'words' }>;

const isKindOfHome = (part: TypedPart): part is WordsPart & { type: number } =>
  part.kind === 'words' && part.type !== undefined;

const toType = ({ text, withWord, type }: WordsPart & { type: number }): TypedPart => ({
  ...{ kind: 'type', text, withWord },
  ...{ webId: type, isKind: true },
});

/** What a home has or its texts say: no type, no kind of home. 'Garage of loods' are types, unless 'met' stands before. */
const isWish = (part: TypedPart): boolean =>
  (part.kind === 'words' && part.type === undefined) ||
  (part.kind === 'criteria' &&
    part.criteria.saleKind === undefined &&
    part.criteria.state === undefined &&
    (part.type === undefined || part.withWord !== undefined));

/** Joins 'opbrengsteigendom, 3 appartementen': how many a building holds no list can be asked. */
export function joinUnits(parts: readonly TypedPart[]): TypedPart[] {
  const joined: TypedPart[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isUnits =
      part.kind === 'type' &&
      before?.kind === 'bare' &&
      before.value > 1 &&
      joined.some(({ kind }) => kind === 'type');
    if (isUnits)
      joined[joined.length - 1] = {
        ...{ ...before, kind: 'vague', text: `${before.text} ${part.text}` },
        // Behind no building the flats would be wanted.
        alone: before.text,
      };
    else joined.push(part);
  }
  return joined;
}
