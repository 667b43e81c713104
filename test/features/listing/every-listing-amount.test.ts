import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { HOME_SITUATIONS } from '../../../src/domain/costs/situation';
import worker from '../../../src/worker';
import { expectOneAmount, readAmounts } from './amounts';

/** Fetches a page of the demonstration. */
async function fetch(path: string): Promise<Response> {
  const context = createExecutionContext();
  const response = await worker.fetch(
    new Request(`http://localhost:8787${path}`) as Parameters<typeof worker.fetch>[0],
    { ...env },
    context,
  );
  await waitOnExecutionContext(context);
  return response;
}

const amounts = readAmounts(fetch);

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
