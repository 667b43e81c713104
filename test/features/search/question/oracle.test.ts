import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import worker from '../../../../src/worker';
import { HOMES } from './oracle-homes';
import { ORACLE } from './oracle-questions';

const PATHS = { nl: '/nl/zoeken/', fr: '/fr/chercher/' };

async function fetchPath(path: string): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(`http://localhost:8787${path}`, { redirect: 'manual' });
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env },
    context,
  );
  await waitOnExecutionContext(context);
  return response as unknown as Response;
}

/** Returns the homes that a question lists on all pages of its list. */
async function listAnswers(language: 'nl' | 'fr', text: string): Promise<number[]> {
  const first = await fetchPath(`${PATHS[language]}?q=${encodeURIComponent(text)}`);
  const list = first.headers.get('Location') ?? '';
  const ids = new Set<number>();
  for (let page = 1, total = 1; ids.size < total; page++) {
    const html = await (await fetchPath(`${list}&page=${page}`.replace(/\/&/, '/?'))).text();
    total = Number(/data-part="count"[^>]*>(\d+) /.exec(html)?.[1]);
    const cards = [...html.matchAll(/card__headline"[^>]*><a href="[^"]*\/(\d+)\/"/g)];
    // Behind its matches a list shows what comes near.
    for (const [, id] of cards.slice(0, total - ids.size)) ids.add(Number(id));
    if (cards.length === 0) break;
  }
  return [...ids];
}

test.each(ORACLE)(
  'in %s “%s” (%s) lists what its records say',
  async (language, text, goal, fits) => {
    const expected = HOMES.filter((home) => (goal === 'sale') === (home.Goal === 0) && fits(home));
    const ids = await listAnswers(language, text);
    expect(ids.toSorted()).toEqual(expected.map(({ ID }) => ID).toSorted());
  },
);

test('there are a hundred questions, of which most list some homes and not all', () => {
  expect(ORACLE.length).toBeGreaterThanOrEqual(100);
  const choosing = ORACLE.filter(([, , , fits]) => {
    const count = HOMES.filter(fits).length;
    return count > 0 && count < HOMES.length;
  });
  expect(choosing.length).toBeGreaterThan(90);
});
