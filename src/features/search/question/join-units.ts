import type { TypedPart } from './typed-part';

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
