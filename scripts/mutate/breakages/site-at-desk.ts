import type { Breakage } from '../breakage';

const PUBLISH = 'src/features/desk/site/publish-site-store.ts';
const SETTLE = 'src/domain/catalogue/overrides/apply-override.ts';
const OWN_LISTINGS = 'test/scripts/staff/snapshot/own-listings.test.ts';
const KEPT_SITE = 'test/scripts/staff/snapshot/kept-site.test.ts';
const ORDER = 'test/features/desk/site/record-order.test.ts';

/** Guarantees of what staff change of the website: nothing is half published, nothing typed is lost. */
export const SITE_AT_DESK_BREAKAGES: readonly Breakage[] = [
  {
    name: 'a publication that stops keeps its drafts',
    guarantee: 'A publication that is stopped before its switch leaves what was drafted.',
    file: PUBLISH,
    before: 'insertPublication(DB, row, now),\n  ]);\n  await publishParts',
    after:
      'insertPublication(DB, row, now),\n    ...drafts.map((draft) => removeDraft(DB, draft)),\n  ]);\n  await publishParts',
    tests: ['test/features/desk/site/interrupted-publication.test.ts'],
  },
  {
    name: 'an import that says the same ends what the office says',
    guarantee: 'What the office says of a listing ends when an import says the same.',
    file: SETTLE,
    before: "return 'same';",
    after: "return 'held';",
    tests: [OWN_LISTINGS],
  },
  {
    name: 'an older import leaves what the office says',
    guarantee: 'What the office says of a listing holds while the import says what it said before.',
    file: SETTLE,
    before: "? 'held' : 'newer'",
    after: "? 'newer' : 'newer'",
    tests: [OWN_LISTINGS],
  },
  {
    name: 'a newer import stands',
    guarantee: 'What an import says anew of a listing stands before what the office says.',
    file: SETTLE,
    before: "? 'held' : 'newer'",
    after: "? 'held' : 'held'",
    tests: [OWN_LISTINGS],
  },
  {
    name: 'what the office says of a listing goes with it',
    guarantee: 'What the office says of a listing ends when an import leaves it out.',
    file: SETTLE,
    before: "if (!property) return 'gone';",
    after: "if (!property) return 'held';",
    tests: [OWN_LISTINGS],
  },
  {
    name: 'a load leaves the site that the desk keeps',
    guarantee: 'A load replaces what the desk keeps only with --site, and tells what differs.',
    file: 'scripts/staff/snapshot/load.ts',
    before: "kept !== undefined && call.hasOption('site')",
    after: 'kept !== undefined',
    tests: [KEPT_SITE],
  },
  {
    name: 'agents leave the website alone',
    guarantee: 'An agent opens no page that changes the website.',
    file: 'src/features/desk/rights-gate.tsx',
    before: "  ['/desk/site/', 'site'],\n",
    after: '',
    tests: ['test/features/desk/desk-paths.test.ts', ORDER],
  },
  {
    name: 'a person is moved as a draft',
    guarantee: 'A new order of people or of the menu is seen when it is published.',
    file: 'src/features/desk/site/move-place.ts',
    before: '(isCounted && sorted[index]?.sort) || index + 1',
    after: 'thing.sort',
    tests: [ORDER],
  },
];
