import { getFieldKind } from './field-values';
import { FIELD_NAMES } from './known-words';
import type { SourcePath } from './list-source-paths';
import { foldName } from './path-names';
import type { ProposedRule } from './proposed-rule';

/** More values than this are texts or addresses. */
const MAX_AMENITIES = 60;

/** Adds what a list of words says a home has: of `features[*]` with 'lift' and 'garden' a flag for each. */
export function proposeAmenities(
  proposals: Map<string, ProposedRule>,
  paths: readonly SourcePath[],
): void {
  const lists = paths.filter(
    ({ path, values }) => path.endsWith('[*]') && values.length <= MAX_AMENITIES,
  );
  for (const [field, names] of FIELD_NAMES) {
    if (proposals.has(field) || getFieldKind(field) !== 'flag') continue;
    for (const { path, values } of lists) {
      const has = values.find((value) => names.includes(foldName(String(value))));
      if (has !== undefined)
        proposals.set(field, { rule: { from: path, has: String(has), as: 'flag' }, unknown: [] });
    }
  }
}
