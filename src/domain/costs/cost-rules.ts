import * as v from 'valibot';
import { addDays } from '../format/brussels-day';
import { memoizePerObject } from '../memoize-per-object';
import type { CostRule, CostRuleName, NamedCostRule, RuleRegion } from './cost-rule';
import { CostRuleFile } from './cost-rule';
import { COST_RULE_FILES } from './cost-rule-files';

/** The days that decide which rules hold, as YYYY-MM-DD. */
export type RuleDates = Readonly<Record<CostRule['dateThatCounts'], string>>;

/** Returns the dates of a purchase of which everything happens on one day. */
export const datesOn = (day: string): RuleDates => ({
  deed: day,
  agreement: day,
  lease: day,
  stay: day,
});

/** Parsed at the first use: a worker that starts for another page does not pay for it. */
const getCostRules = memoizePerObject((files: typeof COST_RULE_FILES): CostRule[] =>
  Object.values(files).flatMap((file) => v.parse(CostRuleFile, file).rules),
);

/**
 * Finds the rule of this name that holds in a region on these dates; undefined if there is none, or
 * none any more: then a notary is asked (decision 75).
 */
export const findCostRule = <Name extends CostRuleName>(
  name: Name,
  region: RuleRegion,
  dates: RuleDates,
): NamedCostRule<Name> | undefined => findCostRules(name, region, dates)[0];

/** Finds all rules of this name that hold in a region on these dates. */
export const findCostRules = <Name extends CostRuleName>(
  name: Name,
  region: RuleRegion,
  dates: RuleDates,
): NamedCostRule<Name>[] =>
  getCostRules(COST_RULE_FILES).filter(
    (rule): rule is NamedCostRule<Name> =>
      rule.name === name && rule.region === region && isValidOn(rule, dates[rule.dateThatCounts]),
  );

const isValidOn = ({ validFrom, validTo }: CostRule, day: string): boolean =>
  (validFrom === null || validFrom <= day) && (validTo === null || day <= validTo);

/**
 * Returns the first day since when the same rules have been in force as on this day: amounts by the rules of either
 * are the same.
 */
export const findRulesDay = (day: string): string =>
  getRuleChanges(COST_RULE_FILES).findLast((change) => change <= day) ?? day;

/** The days on which a rule begins, and those after its last day, in order. */
const getRuleChanges = memoizePerObject((files: typeof COST_RULE_FILES): string[] =>
  getCostRules(files)
    .flatMap(({ validFrom, validTo }) => [validFrom, validTo && addDays(validTo, 1)])
    .filter((day) => day !== null)
    .toSorted(),
);

/** Returns the day on which the oldest of these rules was compared with its source. */
export const getOldestCheck = (rules: readonly CostRule[]): string =>
  rules.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? '';
