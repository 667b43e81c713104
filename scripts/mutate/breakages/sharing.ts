import type { Breakage } from '../breakage';

const SHARED_ROUTES = 'test/platform/sharing/shared-routes.test.ts';
const PLATFORM_CONTROL = 'test/platform/sharing/platform-control.test.ts';
const SENDER = 'test/platform/sharing/watch-sender.test.ts';

/** Guarantees of what several people are shown by one cache (decision 134). */
export const SHARING_BREAKAGES: readonly Breakage[] = [
  {
    name: 'an answer that nobody declared is for its reader alone',
    guarantee:
      'No cache that several people share keeps what no route declared to be the same for everybody.',
    file: 'src/platform/sharing/pass-to-platform.ts',
    before: "headers.set(PLATFORM_CONTROL, control ?? 'no-store');",
    after: "headers.set(PLATFORM_CONTROL, control ?? 'public, max-age=60');",
    tests: [SHARED_ROUTES],
  },
  {
    name: 'what was read from its sender is not shared',
    guarantee: 'A page that read a cookie is shown to nobody else, whatever its route declares.',
    file: 'src/platform/sharing/watch-sender.ts',
    before: 'sender.isRead ||= !isNeutral;',
    after: '',
    tests: [SENDER],
  },
  {
    name: 'an address with a parameter of somebody is not shared',
    guarantee: 'Tokens, words and values in an address do not enter the platform’s cache.',
    file: 'src/platform/sharing/share.ts',
    before: "return names.every((name) => params.includes(name)) ? sharing : 'isolate';",
    after: 'return names ? sharing : params.join();',
    tests: [SHARED_ROUTES],
  },
  {
    name: 'a shared page ends at midnight',
    guarantee: 'What depends on the clock is not shown a day later.',
    file: 'src/platform/sharing/pass-to-platform.ts',
    before: 'const restOfDay = limitToDay(Number.POSITIVE_INFINITY);',
    after: 'const restOfDay = limitToDay(Number.POSITIVE_INFINITY) + 1;',
    tests: [PLATFORM_CONTROL],
  },
  {
    name: 'an isolate keeps no page beyond its day',
    guarantee: 'An expired certificate is not offered because a page was rendered the day before.',
    file: 'src/platform/page-cache.ts',
    before: 'const endOfDay = findEndOfDay(now);',
    after: 'const endOfDay = findEndOfDay(now) + now;',
    tests: [PLATFORM_CONTROL],
  },
  {
    name: 'an isolate that slept asks for the live version',
    guarantee: 'The platform’s cache is not filled with a version that was replaced hours ago.',
    file: 'src/platform/snapshot/snapshot-store.ts',
    before: 'if (this.#isOverdue(sources)) return undefined;',
    after: '',
    tests: [PLATFORM_CONTROL],
  },
  {
    name: 'a rollback empties the platform’s cache of what it takes back',
    guarantee: 'Visitors do not go on seeing the version that staff took back.',
    file: 'src/platform/snapshot/write-pointer-store.ts',
    before: 'await putWithRetries(kv, JSON.stringify(pointer), { switchedAt: Date.now() });',
    after: 'await putWithRetries(kv, JSON.stringify(pointer), { switchedAt: 0 });',
    tests: ['test/platform/sharing/drop-earlier-versions.test.ts'],
  },
];
