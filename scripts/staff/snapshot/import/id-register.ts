import * as v from 'valibot';
import type { ImportFault } from '../../record-file';
import type { RecordMap } from './import-map';

import { readPath, readScalar, toValuePath } from './value-path';
import { isFormulaError } from './values/formula-error';

const Numbers = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));

/** The file ids.json: the number of every listing and project that ever had a text as its id (decision 52). */
export const IdRegister = v.strictObject({
  listings: v.optional(Numbers, {}),
  projects: v.optional(Numbers, {}),
});
export type IdRegister = v.InferOutput<typeof IdRegister>;

const MAX_ID = 2 ** 32 - 1;
const MAX_KEY_LENGTH = 100;

/** Gives the records of one kind their ids: the numbers of the source, or those of the register. */
export class IdAssigner {
  /** Numbers by the source's ids, those of the register and those given out since. */
  readonly numbers: Map<string, number>;
  #next: number;

  /** `existingIds` are those of the catalogue before, which a lost register must not give out again. */
  constructor(known: Readonly<Record<string, number>>, existingIds: Iterable<number>) {
    this.numbers = new Map(Object.entries(known));
    let highest = 0;
    for (const id of [...this.numbers.values(), ...existingIds]) highest = Math.max(highest, id);
    this.#next = highest + 1;
  }

  /** Returns the id of a record and the source's own; or why it has none. */
  assign(
    record: unknown,
    { from, register }: RecordMap['id'],
  ): { id: number; key: string } | { problem: string; key: string } {
    const [value] = readPath(record, toValuePath(from));
    const key = String(readScalar(value) ?? '');
    if (key === '') return { key, problem: 'is missing' };
    if (isFormulaError(key)) return { key: '', problem: `"${key}" is an error of a formula` };
    if (key.length > MAX_KEY_LENGTH)
      return { key: '', problem: `is longer than ${MAX_KEY_LENGTH} characters` };
    if (register) return { key, id: this.#getNumber(key) };
    const id = Number(key);
    const isId = /^\d+$/.test(key) && id >= 1 && id <= MAX_ID;
    return isId
      ? { key, id }
      : { key, problem: `"${key}" is not a whole number from 1 to ${MAX_ID}` };
  }

  #getNumber(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const id = this.#next++;
    this.numbers.set(key, id);
    return id;
  }
}

/** Returns the register with the ids of the records that are imported. */
export function extendRegister(
  known: Readonly<Record<string, number>>,
  imported: readonly { key: string; id: number }[],
): Record<string, number> {
  const added = imported.filter(({ key }) => !Object.hasOwn(known, key));
  return { ...known, ...Object.fromEntries(added.map(({ key, id }) => [key, id])) };
}

/** Refuses a register in which two texts share a number. */
export function findRegisterFaults({ listings, projects }: IdRegister): ImportFault[] {
  return Object.entries({ listings, projects }).flatMap(([kind, numbers]) => {
    const seen = new Set<number>();
    return Object.entries(numbers).flatMap(([key, number]) => {
      const isTaken = seen.has(number);
      seen.add(number);
      return isTaken
        ? [{ record: 'ids.json', field: `${kind}.${key}`, message: `${number} is given out twice` }]
        : [];
    });
  });
}
