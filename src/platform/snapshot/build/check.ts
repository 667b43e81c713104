import { ADVERTISEMENTS } from './check/advertisement';
import { APPEARANCE } from './check/appearance';
import { CONTENT } from './check/content';
import { COUNTS } from './check/counts';
import { DUPLICATES } from './check/duplicates';
import type { Finding, Rule } from './check/finding';
import { LANGUAGES_AGREE } from './check/languages';
import { LIMITS } from './check/limits';
import { PAGES } from './check/pages';
import { REFERENCES } from './check/references';
import type { RawFiles } from './check/schema';
import { parseFiles } from './check/schema';
import { SLUGS } from './check/slugs';
import type { SnapshotSource } from './source';

/** What examining a snapshot brought to light, and its content where no error refuses it. */
export interface Checked {
  findings: Finding[];
  source: SnapshotSource | undefined;
}

const RULES: readonly Rule[] = [
  ...DUPLICATES,
  ...LANGUAGES_AGREE,
  ...REFERENCES,
  ...LIMITS,
  ...PAGES,
  CONTENT,
  SLUGS,
  ADVERTISEMENTS,
  ...COUNTS,
  ...APPEARANCE,
];

/**
 * Examines a snapshot whole and finds everything at once: each file by its schema (§3), then every
 * rule over the records that are sound. `documents` are the paths of the files below documents/;
 * `found` is what reading the directory already brought to light.
 */
export function checkSnapshot(
  files: RawFiles,
  documents: ReadonlySet<string>,
  found: readonly Finding[] = [],
): Checked {
  const { source, mayBeBroken, whole, findings } = parseFiles(files);
  const rules = RULES.filter((rule) => rule.whole.every((file) => whole.has(file)));
  const all = [
    ...found,
    ...findings,
    ...rules.flatMap((rule) => [...rule.find({ source, documents, mayBeBroken })]),
  ];
  const refused = all.some(({ level }) => level === 'error');
  return { findings: all, source: refused ? undefined : source };
}
