import { expect, test } from 'vitest';
import { HOME_SITUATIONS } from '../../../../src/domain/costs/situation';
import { createFormSite } from '../../forms/form-requests';
import { readAmounts } from '../../listing/amounts';
import { createPricedFiles, LISTINGS, WITHOUT } from '../../listing/priced-listings';
import { setUpAlertSite } from './alerts-of-loads';
import { loadAlertMails, resetSubscribers } from './subscribers';

const { load } = setUpAlertSite();

/** A mail shows at most twelve properties. */
const HALVES = [LISTINGS.slice(0, 7), LISTINGS.slice(7)];
const CASES = HOME_SITUATIONS.flatMap((plan) => HALVES.map((half) => [plan, half] as const));

test.each(CASES)(
  'a mail to who buys as %s gives the amount of the card as the reason, and nothing without one',
  async (situation, listings) => {
    const budget = 9_000_000;
    await resetSubscribers({ id: 'bo', searches: { a: { goal: 'sale', budget, situation } } });
    const create = () => createPricedFiles([...listings, ...WITHOUT]);
    await load(createPricedFiles(WITHOUT));
    await load(create());
    const [{ text = '' } = {}, ...others] = await loadAlertMails();
    expect(others).toEqual([]);
    const { readCards } = readAmounts(await createFormSite({}, create()));
    const cards = await readCards(`?as=${situation}`);
    // Each property ends with its link; its reasons stand before.
    const parts = text.split(/\n(?=http)/);
    for (const [id] of listings) {
      const at = parts.findIndex(
        (part) => part.startsWith('http') && part.split('\n')[0]?.includes(`/${id}/`),
      );
      const line = cards.get(id)?.line.replace(/ {2,}/g, ' ');
      expect([id, parts[at - 1]]).toEqual([id, expect.stringContaining(String(line))]);
    }
    for (const [id] of WITHOUT) expect(text).not.toContain(`/${id}/`);
  },
);
