import { ADVERTISEMENT_RULE } from './check/advertisement';
import { APPEARANCE_RULES } from './check/appearance';
import { CONTENT_RULE } from './check/content';
import { COUNT_RULES } from './check/counts';
import { DUPLICATE_RULES } from './check/duplicates';
import type { Finding, SnapshotRule } from './check/finding';
import { INDEX_LIMIT_RULES } from './check/index-limits';
import { LANGUAGE_RULES } from './check/languages';
import { LEGAL_LINES_RULE } from './check/legal-lines';
import { LINK_RULE } from './check/links';
import { MEDIA_RULE } from './check/media';
import { PAGE_RULES } from './check/pages';
import type { RawSnapshotFiles } from './check/parse-files';
import { parseSnapshotFiles } from './check/parse-files';
import { REFERENCE_RULES } from './check/references';
import { SCRIPT_ADDRESS_RULE } from './check/script-addresses';
import { SLUG_RULE } from './check/slugs';
import type { SnapshotSource } from './source';

/** The findings of a check, and the content unless an error refuses it. */
export interface SnapshotCheckResult {
  findings: Finding[];
  source: SnapshotSource | undefined;
}

const SNAPSHOT_RULES: readonly SnapshotRule[] = [
  ...DUPLICATE_RULES,
  ...LANGUAGE_RULES,
  ...REFERENCE_RULES,
  ...INDEX_LIMIT_RULES,
  ...PAGE_RULES,
  LINK_RULE,
  CONTENT_RULE,
  SLUG_RULE,
  SCRIPT_ADDRESS_RULE,
  ADVERTISEMENT_RULE,
  MEDIA_RULE,
  LEGAL_LINES_RULE,
  ...COUNT_RULES,
  ...APPEARANCE_RULES,
];

/**
 * Checks a whole snapshot and returns all findings at once: those of reading its directory
 * (`readFindings`), each file by its schema (§3), then every rule over the valid records. `documents`
 * are the paths of the files below documents/; `extraRules` are those of the caller's runtime.
 */
export function checkSnapshot(
  files: RawSnapshotFiles,
  documents: ReadonlySet<string>,
  readFindings: readonly Finding[] = [],
  extraRules: readonly SnapshotRule[] = [],
): SnapshotCheckResult {
  const { source, isPossiblyBroken, validFiles, findings } = parseSnapshotFiles(files);
  const rules = [...SNAPSHOT_RULES, ...extraRules].filter((rule) =>
    rule.requiredFiles.every((file) => validFiles.has(file)),
  );
  const allFindings = [
    ...readFindings,
    ...findings,
    ...rules.flatMap((rule) => [...rule.check({ source, documents, isPossiblyBroken })]),
  ];
  const isRefused = allFindings.some(({ level }) => level === 'error');
  return { findings: allFindings, source: isRefused ? undefined : source };
}
