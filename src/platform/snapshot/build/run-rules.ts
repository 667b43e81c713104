import type { Finding, SnapshotRule } from './check/finding';
import type { ParsedSnapshotFiles } from './check/parse-files';
import type { PropertyTotals } from './check/property-totals';
import type { PropertySlice } from './source';

/** Input of a check: the parsed files, and the properties in slices. */
export interface CheckInput {
  parsed: ParsedSnapshotFiles;
  slices: Iterable<PropertySlice>;
  totals: PropertyTotals;
  /** Paths of the files below documents/. */
  documents: ReadonlySet<string>;
  /** Findings of reading the directory. */
  readFindings: readonly Finding[];
}

/**
 * Runs rules over the valid records of a snapshot, slice by slice of its properties, and returns all findings at once:
 * of reading, of the schemas (§3), then rule by rule.
 */
export function runRules(
  all: readonly SnapshotRule[],
  { parsed, slices, totals, documents, readFindings }: CheckInput,
): Finding[] {
  const rules = all
    .filter(({ requiredFiles }) => requiredFiles.every((file) => parsed.validFiles.has(file)))
    .map((rule) => ({ rule, findings: [] as Finding[] }));
  const { source, isPossiblyBroken } = parsed;
  const ruleInput = { source, documents, isPossiblyBroken };
  for (const slice of slices)
    for (const { rule, findings } of rules)
      for (const finding of rule.checkProperties?.(ruleInput, slice) ?? []) findings.push(finding);
  for (const { rule, findings } of rules)
    for (const finding of rule.check?.(ruleInput, totals) ?? []) findings.push(finding);
  return [...readFindings, ...parsed.findings, ...rules.flatMap((result) => result.findings)];
}
