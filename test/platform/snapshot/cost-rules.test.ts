import { expect, test } from 'vitest';
import { COST_RULE_FILES } from '../../../src/domain/costs/cost-rule-files';
import { checkCostRules } from '../../../src/platform/snapshot/build/check/cost-rules';

const TODAY = '2026-11-22';

const RULE = {
  name: 'standard-duty',
  region: 'wallonia',
  percent: 12.5,
  validFrom: null,
  validTo: null,
  dateThatCounts: 'deed',
  source: { name: 'walloon-duties', part: 'art. 44', date: '2026-03-16' },
  checkedOn: '2026-11-22',
  confidence: 'verified',
};

const check = (...rules: object[]) => checkCostRules({ 'law/costs/test.json': { rules } }, TODAY);

test('the rules of the site are sound and none is out of date', () => {
  expect(checkCostRules(COST_RULE_FILES, TODAY)).toEqual([]);
});

test.each([
  ['an unknown name', { name: 'wealth-duty' }, 'rules.1.name', 'wealth-duty'],
  ['an unknown region', { region: 'luxembourg' }, 'rules.1.region', 'luxembourg'],
  ['a day that does not exist', { validFrom: '2026-13-01' }, 'rules.1.validFrom', '2026-13-01'],
  ['another kind of date', { dateThatCounts: 'offer' }, 'rules.1.dateThatCounts', 'offer'],
  ['more than a hundred per cent', { percent: 125 }, 'rules.1.percent', '125'],
  [
    'a source that nobody named',
    { source: { ...RULE.source, name: 'a-friend' } },
    'rules.1.source.name',
    'a-friend',
  ],
  ['a field that is not known', { rate: 3 }, 'rules.1.rate', ''],
])('%s refuses the rules with its path', (_, change, field, value) => {
  const findings = check(RULE, { ...RULE, ...change });
  expect(findings).toMatchObject([{ level: 'error', file: 'law/costs/test.json', field }]);
  expect(findings[0]?.message).toContain(value);
});

test('staff are warned of a rule that ends soon or has ended, unless another follows', () => {
  const ended = { ...RULE, validTo: '2025-12-31' };
  const endsSoon = { ...RULE, validTo: '2026-12-31' };
  const follows = { ...RULE, validFrom: '2027-01-01' };
  expect(check(ended)).toMatchObject([{ level: 'warning', field: 'rules.0.validTo' }]);
  expect(check(endsSoon)).toMatchObject([{ level: 'warning', field: 'rules.0.validTo' }]);
  expect(check(endsSoon, follows)).toEqual([]);
  expect(check({ ...RULE, validTo: '2027-12-31' })).toEqual([]);
});

test('staff are warned of a rule that nobody compared with its source for a year', () => {
  expect(check({ ...RULE, checkedOn: '2025-11-01' })).toMatchObject([
    { level: 'warning', record: 'standard-duty wallonia', field: 'rules.0.checkedOn' },
  ]);
});
