import { ADVERTISEMENT_RULE } from './check/advertisement';
import { COUNT_RULES } from './check/counts';
import { CUT_NUMBER_RULE } from './check/cut-numbers';
import { DISPLAY_RULE_RULES } from './check/display-rules';
import type { Finding, SnapshotRule } from './check/finding';
import { INDEX_LIMIT_RULES } from './check/index-limits';
import { LANGUAGE_RULES } from './check/languages';
import { MEDIA_RULE } from './check/media';
import { OPEN_DAYS_RULE } from './check/open-days';
import { OWN_DRAWING_RULE } from './check/own-drawing';
import { PROJECT_PRICE_RULE } from './check/project-prices';
import { REFERENCE_RULES } from './check/references';
import { REVERSED_YEARS_RULE } from './check/reversed-years';
import { SECOND_HOME_RULE } from './check/second-home';
import { SITE_RULES } from './check/site-rules';
import { SLUG_RULE } from './check/slugs';
import { TOWN_RULES } from './check/town-places';
import { UNIT_RENTS_RULE } from './check/unit-rents';
import type { CheckInput } from './run-rules';
import { runRules } from './run-rules';
import type { CompilableSource } from './source';

/** The findings of a check, and the content unless an error refuses it. */
export interface SnapshotCheckResult<Source> {
  findings: Finding[];
  source: Source | undefined;
}

const SNAPSHOT_RULES: readonly SnapshotRule[] = [
  ...DISPLAY_RULE_RULES,
  ...LANGUAGE_RULES,
  ...REFERENCE_RULES,
  ...TOWN_RULES,
  OWN_DRAWING_RULE,
  ...INDEX_LIMIT_RULES,
  SLUG_RULE,
  CUT_NUMBER_RULE,
  ADVERTISEMENT_RULE,
  MEDIA_RULE,
  SECOND_HOME_RULE,
  UNIT_RENTS_RULE,
  OPEN_DAYS_RULE,
  PROJECT_PRICE_RULE,
  REVERSED_YEARS_RULE,
  ...COUNT_RULES,
  ...SITE_RULES,
];

/** Input of the whole check. */
interface WholeCheckInput extends CheckInput {
  /** Rules of the caller's runtime. */
  extraRules: readonly SnapshotRule[];
}

/** Runs every rule over a snapshot; returns all findings, and its content unless an error refuses it. */
export function checkParsedSnapshot({
  extraRules,
  ...input
}: WholeCheckInput): SnapshotCheckResult<CompilableSource> {
  const findings = runRules([...SNAPSHOT_RULES, ...extraRules], input);
  const isRefused = findings.some(({ level }) => level === 'error');
  const { parsed, slices, totals } = input;
  return { findings, source: isRefused ? undefined : { ...parsed.source, slices, totals } };
}
