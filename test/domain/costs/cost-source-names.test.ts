import * as v from 'valibot';
import { expect, test } from 'vitest';
import sourceFile from '../../../data/law/cost-sources.json';
import { CostRuleFile } from '../../../src/domain/costs/cost-rule';
import { COST_RULE_FILES } from '../../../src/domain/costs/cost-rule-files';
import { CostSourceFile, describeCostSource } from '../../../src/domain/costs/cost-source';
import { LANGUAGES } from '../../../src/domain/language/language';

const { sources } = v.parse(CostSourceFile, sourceFile);
const RULES = Object.values(COST_RULE_FILES).flatMap((file) => v.parse(CostRuleFile, file).rules);

/** Names of which no language has its own: sites, institutions, the agency, and articles of a law. */
const PROPER_NAME =
  /^([a-z-]+\.(be|nl|pro)(, )?)+$|^(Fednot|Justel|Huis & Vallée)$|^art\. [\d.]+[a-z]*( §\d)?$/;

const NAMES = [
  ...Object.entries(sources).flatMap(([name, { title, publisher }]) => [
    [`${name}: title`, title] as const,
    ...(publisher === undefined ? [] : [[`${name}: publisher`, publisher] as const]),
  ]),
  ...RULES.flatMap(({ name, region, source: { part } }) =>
    part === undefined ? [] : [[`${name} ${region}: part`, part] as const],
  ),
];

test.each(NAMES)('%s reads in each language', (_, name) => {
  if (typeof name === 'string') expect(name).toMatch(PROPER_NAME);
  else expect(new Set(LANGUAGES.map((language) => name[language])).size).toBe(LANGUAGES.length);
});

test('every source is that of a rule, and each rule says where it was read in each language', () => {
  expect([...new Set(RULES.map(({ source }) => source.name))].toSorted()).toEqual(
    Object.keys(sources).toSorted(),
  );
  for (const { source } of RULES)
    for (const language of LANGUAGES) {
      const { title, publisher } = describeCostSource(source, language, 'Maas & Zoon');
      expect(title.length).toBeGreaterThan(10);
      const isOwn = source.name.startsWith('agency-');
      expect(publisher === 'Maas & Zoon', source.name).toBe(isOwn);
      expect(publisher).not.toBe('');
    }
});
