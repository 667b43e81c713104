import type { Breakage } from '../breakage';

/** Guarantees of listings that subscribers see first (decision 107). */
export const FIRST_WEEK_BREAKAGES: readonly Breakage[] = [
  {
    name: 'what is withheld is not in the catalogue',
    guarantee: 'A listing in its first week is found by nobody but its subscribers.',
    file: 'src/platform/snapshot/snapshot.ts',
    before: 'withheld.ids.size > 0 ? catalogue.withoutProperties(withheld.ids) : catalogue;',
    after: 'catalogue;',
    tests: ['test/first-week/found-by-nobody.test.ts'],
  },
  {
    name: 'a property is public from its first public day on',
    guarantee: 'A listing becomes public at the midnight that its owner agreed to.',
    file: 'src/domain/catalogue/public-from.ts',
    before: 'publicFrom <= day;',
    after: 'publicFrom < day;',
    tests: ['test/first-week/becomes-public.test.ts'],
  },
  {
    name: 'an isolate turns over at midnight',
    guarantee: 'What an isolate keeps is of the day on which it answers.',
    file: 'src/platform/snapshot/snapshot.ts',
    before: 'if (isStillWithheld(withheld, now)) return snapshot;',
    after: 'if (now) return snapshot;',
    tests: ['test/first-week/becomes-public.test.ts'],
  },
  {
    name: 'an early link is ours',
    guarantee: 'Nobody makes a link to a listing that is not public yet.',
    file: 'src/platform/show-early.ts',
    before: 'return isOurs ? showWithheld(snapshot, [property]) : undefined;',
    after: 'return isOurs || signature ? showWithheld(snapshot, [property]) : undefined;',
    tests: ['test/first-week/early-link.test.ts'],
  },
  {
    name: 'an early link is not kept',
    guarantee: 'The page of a listing that is not public yet enters no cache.',
    file: 'src/domain/routing/resolved-route.ts',
    before: 'preview || early !== undefined || isPersonal',
    after: 'preview || early === undefined || isPersonal',
    tests: ['test/first-week/early-link.test.ts'],
  },
];
