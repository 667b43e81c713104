import { expect, test } from 'vitest';
import { listInjectionPoints } from '../scripts/bench/hostile/injection-points';
import { PAYLOAD_MARKER, PAYLOADS } from '../scripts/bench/hostile/payloads';
import { findResponseFaults } from '../scripts/bench/hostile/response-faults';
import { createSeededRandom } from '../scripts/demo/seeded-random';
import { createFormSite } from './features/forms/form-requests';

const INPUT_COUNT = 400;

/** Sessions that nobody has: what accounts answer to strangers. */
const STRANGER_COOKIES = {
  owner: '__Host-session=none',
  subscriber: '__Host-session=none',
  staff: '__Host-desk=none',
};

/**
 * A fixed sample of the inputs of `npm run bench -- --hostile`: no answer is a server error, and no
 * input is returned as markup.
 */
test(`${INPUT_COUNT} hostile inputs cause no server error and no markup`, async () => {
  const site = await createFormSite();
  const injectionPoints = await listInjectionPoints(STRANGER_COOKIES);
  const random = createSeededRandom('front door');
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
  const faults: string[] = [];
  for (let n = 0; n < INPUT_COUNT; n++) {
    const [injectionPoint, payload] = [pick(injectionPoints), pick(PAYLOADS)];
    const { path, form, ...init } = injectionPoint.buildRequest(payload);
    const response = await site(path, init);
    const answer = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: response.body ? await response.text() : '',
    };
    const markup = answer.body.includes(PAYLOAD_MARKER) ? await findParsedMarkup(answer.body) : [];
    for (const fault of [...findResponseFaults(answer, payload), ...markup])
      faults.push(`${fault}: ${injectionPoint.name} ← ${payload.slice(0, 60)}`);
  }
  expect(faults).toEqual([]);
});

/** Returns the elements that a parser reads from the input, or that have an attribute from it. */
async function findParsedMarkup(html: string): Promise<string[]> {
  const found: string[] = [];
  const reader = new HTMLRewriter().on('*', {
    element({ tagName, attributes }) {
      const names = [
        tagName,
        ...Array.from(attributes as Iterable<string[]>, ([name = '']) => name),
      ];
      if (names.some((name) => name.startsWith('on') || name.includes(PAYLOAD_MARKER)))
        found.push(`<${names.join(' ')}>`);
    },
  });
  await reader.transform(new Response(html)).arrayBuffer();
  return found;
}
