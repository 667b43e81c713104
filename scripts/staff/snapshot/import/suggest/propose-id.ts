import type { SourcePath } from './list-source-paths';
import { listPathNames } from './path-names';
import type { ProposedRule } from './proposed-rule';

/** They differ from one record to the next, and name none. */
const ADDRESS_PARTS = ['Street', 'HouseNumber', 'BoxNr', 'Zip'];

/** The path that is filled and different in each record: whole numbers are ids as they are, texts get numbers. */
export function proposeId(
  paths: readonly SourcePath[],
  rules: ReadonlyMap<string, ProposedRule>,
  records: number,
) {
  const reference = rules.get('UniqueCode')?.rule.from;
  // Without a street 'Nr' is the listing's.
  const addresses = rules.has('Street')
    ? ADDRESS_PARTS.flatMap((field) => rules.get(field)?.rule.from ?? [])
    : [];
  const unique = paths.filter(
    ({ path, count, values, perRecord }) =>
      !addresses.includes(path) &&
      count === records &&
      perRecord === 1 &&
      values.length === Math.min(records, 200),
  );
  const score = (path: SourcePath): number => {
    const name = listPathNames(path).at(-1) ?? '';
    if (/^(?:id|.*obid|uniqueid|agentref|identifi(?:er|ant))$/.test(name)) return 3;
    if (/(?:id|nr|num|ref|code|reference|nummer|numero|number)$/.test(name)) return 2;
    if (path.path === reference || /^[12]$/.test(name)) return 1;
    return path.values.every((value) => /^[\w/-]{1,24}$/.test(String(value))) ? 0.5 : 0;
  };
  const [best] = unique.filter((path) => score(path) > 0).sort((a, b) => score(b) - score(a));
  if (!best) return undefined;
  const isNumber = best.values.every((value) => /^[1-9]\d{0,8}$/.test(String(value)));
  return { from: best.path, ...(!isNumber && { register: 'ids.json' }) };
}
