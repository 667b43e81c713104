import * as v from 'valibot';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';

/** The hidden value that tells what a page showed: changes of somebody else since are found by it. */
export const SEEN = 'seen';

const Marks = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** Returns what a page shows as marks by input: short enough for any document. */
export const describeSeen = (values: FieldValues): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, computeMark(value)])),
  );

/** Reads those marks; none if the page that sent them held none. */
export function readSeen(text: unknown): Readonly<Record<string, number>> {
  const result = v.safeParse(Marks, text);
  return result.success ? result.output : {};
}

/** Computes a mark by which a value is known again (FNV-1a); line ends and outer spaces do not count. */
export function computeMark(value: string | string[]): number {
  const text = Array.isArray(value)
    ? value.toSorted().join(' ')
    : value.replaceAll('\r\n', '\n').trim();
  let mark = 0x811c9dc5;
  for (const character of text)
    mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return mark;
}
