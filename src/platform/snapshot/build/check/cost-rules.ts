import * as v from 'valibot';
import type { CostRule } from '../../../../domain/costs/cost-rule';
import { CostRuleFile } from '../../../../domain/costs/cost-rule';
import { addDays } from '../../../../domain/format/brussels-day';
import type { Finding } from './finding';
import { createErrorFinding, createWarningFinding } from './finding';
import { formatIssue } from './format-issue';

const MAX_DAYS_SINCE_CHECK = 365;
const WARNING_DAYS_BEFORE_END = 60;

/**
 * Checks the rules that costs are computed from (data/law/costs): an error for each invalid value, a
 * warning for a rule that ends without a successor or was not compared with its source for a year.
 */
export function checkCostRules(files: Readonly<Record<string, unknown>>, today: string): Finding[] {
  return Object.entries(files).flatMap(([file, content]) => {
    const parsed = v.safeParse(CostRuleFile, content);
    if (parsed.success) return findOutdatedRules(file, parsed.output.rules, today);
    return parsed.issues.map((issue) =>
      createErrorFinding(file, '', v.getDotPath(issue) ?? '', formatIssue(issue)),
    );
  });
}

function findOutdatedRules(file: string, rules: readonly CostRule[], today: string): Finding[] {
  const limit = addDays(today, WARNING_DAYS_BEFORE_END);
  return rules.flatMap((rule, index) => {
    const record = `${rule.name} ${rule.region}`;
    const path = `rules.${index}`;
    const { validTo, checkedOn } = rule;
    const findings: Finding[] = [];
    const isReplaced = rules.some(
      (other) => other !== rule && isSuccessor(other, rule) && !isOver(other, limit),
    );
    if (validTo !== null && isOver(rule, limit) && !isReplaced)
      findings.push(
        createWarningFinding(
          file,
          record,
          `${path}.validTo`,
          `is ${validTo}, and no rule follows: from then on the site asks visitors to ask a notary`,
        ),
      );
    if (addDays(checkedOn, MAX_DAYS_SINCE_CHECK) < today)
      findings.push(
        createWarningFinding(
          file,
          record,
          `${path}.checkedOn`,
          `is ${checkedOn}: compare the rule with its source again`,
        ),
      );
    return findings;
  });
}

/** Whether a rule can hold in place of another: of a tariff with two scales, the same scale. */
const isSuccessor = (other: CostRule, rule: CostRule): boolean =>
  other.name === rule.name &&
  other.region === rule.region &&
  !(other.name === 'notary-scale' && rule.name === 'notary-scale' && other.scale !== rule.scale);

const isOver = ({ validTo }: CostRule, day: string): boolean => validTo !== null && validTo < day;
