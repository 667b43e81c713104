import { ADVERTISEMENT_RULE } from './check/advertisement';
import { APPEARANCE_RULES } from './check/appearance';
import { CONTENT_RULE } from './check/content';
import { COUNT_RULES } from './check/counts';
import { CUT_NUMBER_RULE } from './check/cut-numbers';
import { DEFAULT_TEXT_RULE, UNREADABLE_ARTICLE_RULE } from './check/default-texts';
import { DISPLAY_RULE_RULES } from './check/display-rules';
import { DUPLICATE_RULES } from './check/duplicates';
import type { Finding, SnapshotRule } from './check/finding';
import { IDLE_SETTING_RULES } from './check/idle-settings';
import { INDEX_LIMIT_RULES } from './check/index-limits';
import { LANGUAGE_RULES } from './check/languages';
import { LEGAL_LINES_RULE } from './check/legal-lines';
import { LINK_RULE } from './check/links';
import { MEDIA_RULE } from './check/media';
import { MODULE_RULE } from './check/modules';
import { OWN_TEXTS_RULE } from './check/own-texts';
import { PAGE_RULES } from './check/pages';
import { PALETTE_RULE } from './check/palette';
import type { ParsedSnapshotFiles, RawSnapshotFiles } from './check/parse-files';
import { SnapshotParser } from './check/parse-files';
import { PROJECT_PRICE_RULE } from './check/project-prices';
import { PropertyTotals } from './check/property-totals';
import { REDIRECT_RULE } from './check/redirects';
import { REFERENCE_RULES } from './check/references';
import { HALF_CHARACTER_RULE, PLACEHOLDER_RULE, SCRIPT_ADDRESS_RULE } from './check/refused-texts';
import { SECOND_HOME_RULE } from './check/second-home';
import { SLUG_RULE } from './check/slugs';
import { TOWN_RULES } from './check/town-places';
import { UNIT_RENTS_RULE } from './check/unit-rents';
import { PROPERTY_FILES } from './property-files';
import type { CompilableSource, PropertySlice, SnapshotSource } from './source';

/** The findings of a check, and the content unless an error refuses it. */
export interface SnapshotCheckResult<Source> {
  findings: Finding[];
  source: Source | undefined;
}

const SNAPSHOT_RULES: readonly SnapshotRule[] = [
  ...DUPLICATE_RULES,
  ...DISPLAY_RULE_RULES,
  ...LANGUAGE_RULES,
  ...REFERENCE_RULES,
  ...TOWN_RULES,
  ...INDEX_LIMIT_RULES,
  ...PAGE_RULES,
  MODULE_RULE,
  ...IDLE_SETTING_RULES,
  LINK_RULE,
  REDIRECT_RULE,
  CONTENT_RULE,
  SLUG_RULE,
  OWN_TEXTS_RULE,
  SCRIPT_ADDRESS_RULE,
  HALF_CHARACTER_RULE,
  PLACEHOLDER_RULE,
  CUT_NUMBER_RULE,
  ADVERTISEMENT_RULE,
  MEDIA_RULE,
  LEGAL_LINES_RULE,
  DEFAULT_TEXT_RULE,
  UNREADABLE_ARTICLE_RULE,
  SECOND_HOME_RULE,
  UNIT_RENTS_RULE,
  PROJECT_PRICE_RULE,
  ...COUNT_RULES,
  ...APPEARANCE_RULES,
  PALETTE_RULE,
];

/** Input of a check: the parsed files, and the properties in slices. */
export interface CheckInput {
  parsed: ParsedSnapshotFiles;
  slices: Iterable<PropertySlice>;
  totals: PropertyTotals;
  /** Paths of the files below documents/. */
  documents: ReadonlySet<string>;
  /** Findings of reading the directory. */
  readFindings: readonly Finding[];
  /** Rules of the caller's runtime. */
  extraRules: readonly SnapshotRule[];
}

/**
 * Runs every rule over the valid records of a snapshot, slice by slice of its properties, and returns
 * all findings at once: of reading, of the schemas (§3), then rule by rule.
 */
export function checkParsedSnapshot(input: CheckInput): SnapshotCheckResult<CompilableSource> {
  const { parsed, slices, totals, documents, readFindings, extraRules } = input;
  const rules = [...SNAPSHOT_RULES, ...extraRules]
    .filter(({ requiredFiles }) => requiredFiles.every((file) => parsed.validFiles.has(file)))
    .map((rule) => ({ rule, findings: [] as Finding[] }));
  const { source, isPossiblyBroken } = parsed;
  const ruleInput = { source, documents, isPossiblyBroken };
  for (const slice of slices)
    for (const { rule, findings } of rules)
      for (const finding of rule.checkProperties?.(ruleInput, slice) ?? []) findings.push(finding);
  for (const { rule, findings } of rules)
    for (const finding of rule.check?.(ruleInput, totals) ?? []) findings.push(finding);
  const findings = [
    ...readFindings,
    ...parsed.findings,
    ...rules.flatMap((result) => result.findings),
  ];
  const isRefused = findings.some(({ level }) => level === 'error');
  return { findings, source: isRefused ? undefined : { ...source, slices, totals } };
}

/** Checks a snapshot whose files are all in memory, as checkParsedSnapshot does. */
export function checkSnapshot(
  files: RawSnapshotFiles,
  documents: ReadonlySet<string>,
  readFindings: readonly Finding[] = [],
  extraRules: readonly SnapshotRule[] = [],
): SnapshotCheckResult<CompilableSource & SnapshotSource> {
  const parser = new SnapshotParser();
  const totals = new PropertyTotals();
  const slice: PropertySlice = {
    'catalogue/properties.json': [],
    'catalogue/property-details.json': [],
  };
  for (const file of PROPERTY_FILES)
    parser.parseList(file, files[file], (record) => {
      totals.add(file, record);
      (slice[file] as unknown[]).push(record);
    });
  const { findings, source } = checkParsedSnapshot({
    ...{ parsed: parser.parseSite(files), slices: [slice], totals },
    ...{ documents, readFindings, extraRules },
  });
  return { findings, source: source && { ...source, ...slice } };
}
