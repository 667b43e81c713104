import { expect, test } from 'vitest';
import { HOME_SITUATIONS } from '../../../src/domain/costs/situation';
import { expectOneAmount, readAmounts } from './amounts';
import { fetchDemonstration } from './demonstration';

const amounts = readAmounts(fetchDemonstration);

test.each(HOME_SITUATIONS)(
  'as %s all pages of the demonstration say one amount for each listing, or one reason',
  async (plan) => {
    const cards = await expectOneAmount(amounts, plan, { feedHolds: 50 });
    expect(cards.size).toBeGreaterThan(60);
    const reasons = [...cards.values()].flatMap(({ amount, line }) => (amount ? [] : [line]));
    expect(reasons.length).toBeGreaterThan(3);
    expect(reasons).not.toContain('');
  },
  120_000,
);
