import { expect, test } from 'vitest';
import { faultsOf } from '../scripts/bench/hostile/judge';
import { PAYLOADS, TELL } from '../scripts/bench/hostile/payloads';
import { allPlaces } from '../scripts/bench/hostile/places';
import { seeded } from '../scripts/demo/pictures/random';
import { formSite } from './features/forms/sending';

const COUNT = 400;

/**
 * A few of what `npm run bench -- --hostile` puts everywhere, the same ones each time: whatever comes
 * in, the answer is none of the server's own faults, and nothing of it comes back as markup.
 */
test(`${COUNT} hostile inputs are answered as inputs`, async () => {
  const site = await formSite({ SNAPSHOT_POLL_S: 1e9 });
  const places = await allPlaces();
  const random = seeded('front door');
  const one = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const faults: string[] = [];
  for (let n = 0; n < COUNT; n++) {
    const [place, payload] = [one(places), one(PAYLOADS)];
    const { path, form, ...init } = place.with(payload);
    const response = await site(path, init);
    const answer = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: response.body ? await response.text() : '',
    };
    const markup = answer.body.includes(TELL) ? await markupIn(answer.body) : [];
    for (const fault of [...faultsOf(answer, payload), ...markup])
      faults.push(`${fault}: ${place.name} ← ${payload.slice(0, 60)}`);
  }
  expect(faults).toEqual([]);
});

/** What a parser takes for an element or an attribute of what was put in. */
async function markupIn(html: string): Promise<string[]> {
  const found: string[] = [];
  const reader = new HTMLRewriter().on('*', {
    element({ tagName, attributes }) {
      const names = [
        tagName,
        ...Array.from(attributes as Iterable<string[]>, ([name = '']) => name),
      ];
      if (names.some((name) => name.startsWith('on') || name.includes(TELL)))
        found.push(`<${names.join(' ')}>`);
    },
  });
  await reader.transform(new Response(html)).arrayBuffer();
  return found;
}
