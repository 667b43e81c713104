import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../../client/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What may ask for itself, and why. */
const OWN_REQUESTS: Record<string, string> = {
  'fetch-data.ts': 'the owner',
  'desk/draw-cards.ts': 'reads a photograph, and posts the card that it draws of it',
  'forms/ticket.ts': 'belongs to a request: what was typed on an old page is still sent',
  'sign-in/passkeys.ts': 'belongs to a request',
  'favourites/pack/keep-pack.ts': 'compares the build of the page it keeps',
  'favourites/pack/service-worker.ts': 'passes on what the browser asks for',
  'map/host.ts': 'brings files to the cache, and reads none',
};

test('every file of the client that fetches something compares its version, or has a reason', () => {
  const found = Object.entries(SOURCES)
    .filter(([, source]) => /\bfetch\(/.test(source))
    .map(([path]) => path.replace('../../client/', ''));
  expect(found.sort()).toEqual(Object.keys(OWN_REQUESTS).sort());
});
