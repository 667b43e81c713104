import { HIDEABLE_FACTS } from '../../../../domain/catalogue/hide-facts';
import { Property } from '../../../../domain/catalogue/property';
import { findRuleProblem } from '../../../../domain/format/display-rule';
import type { DisplayRule } from '../../../../domain/site/display-rule';
import { flattenMenu } from '../../../../domain/site/menu';
import { MODULE_FACTS } from '../../../../domain/site/module';
import { CONFIGURATION_FILE, MENU_FILE } from './file-names';
import type { Finding, SnapshotRule } from './finding';
import { createErrorFinding } from './finding';

/** Refuses display rules that could never be met, or that hide what is no fact (§3, display condition rule). */
export const DISPLAY_RULE_RULES: readonly SnapshotRule[] = [
  {
    requiredFiles: [CONFIGURATION_FILE],
    *check({ source }) {
      const { factRules } = source[CONFIGURATION_FILE].listings;
      for (const [fact, rules] of Object.entries(factRules)) {
        const field = `listings.factRules.${fact}`;
        if (!HIDEABLE_FACTS.has(fact))
          yield createErrorFinding(
            CONFIGURATION_FILE,
            'configuration',
            field,
            'is no fact that a rule can hide: the facts are in docs/data.md, property-details.json',
          );
        yield* findRuleProblems(
          { file: CONFIGURATION_FILE, record: 'configuration', field },
          rules,
          (name) => Object.hasOwn(Property.entries, name),
        );
      }
    },
  },
  {
    requiredFiles: [],
    *check({ source }) {
      for (const { id, params } of flattenMenu(source[MENU_FILE]))
        for (const [index, { rules }] of params.modules.entries())
          yield* findRuleProblems(
            { file: MENU_FILE, record: `menu ${id}`, field: `params.modules.${index}.rules` },
            rules,
            (name) => (MODULE_FACTS as readonly string[]).includes(name),
          );
    },
  },
];

function* findRuleProblems(
  { file, record, field }: Pick<Finding, 'file' | 'record' | 'field'>,
  rules: readonly DisplayRule[],
  isField: (name: string) => boolean,
): Iterable<Finding> {
  for (const [index, rule] of rules.entries()) {
    const [part, problem] = findRuleProblem(rule, isField) ?? [];
    if (problem) yield createErrorFinding(file, record, `${field}.${index}.${part}`, problem);
  }
}
