import type { Breakage } from '../breakage';

const PORTAL_STORE = 'src/features/owner-portal/portal-store.ts';
const DIGEST = 'src/features/owner-portal/digest/digest-store.ts';
const PORTAL = 'test/features/owner-portal/portal.test.ts';
const HISTORY = 'test/features/owner-portal/portal-history.test.ts';
const TIMELINE = 'test/features/owner-portal/portal-timeline.test.ts';
const DIGEST_TEST = 'test/features/owner-portal/digest.test.ts';

/** Guarantees of owners: each sees the figures of their own properties. */
export const OWNER_RIGHT_BREAKAGES: readonly Breakage[] = [
  {
    name: 'an owner chooses among their own',
    guarantee: 'The first page of the portal names no property of another.',
    file: 'src/features/owner-portal/owner-properties-store.ts',
    before: 'WHERE account = ?1',
    after: 'WHERE ?1 IS NOT NULL',
    tests: [PORTAL],
  },
  {
    name: 'the properties of an owner are theirs',
    guarantee: 'What an owner sees is of the properties that staff gave them.',
    file: PORTAL_STORE,
    before: 'FROM owner_properties WHERE account = ?1)',
    after: 'FROM owner_properties WHERE ?1 IS NOT NULL)',
    times: 2,
    tests: [PORTAL],
  },
  {
    name: 'the saves of a property are its owner’s',
    guarantee: 'The figures of a property hold its own saves and shares.',
    file: PORTAL_STORE,
    before: `FROM property_actions
           WHERE property = ?2 AND ?2 IN mine`,
    after: `FROM property_actions
           WHERE ?2 IN mine`,
    tests: [TIMELINE],
  },
  {
    name: 'the asked visits of a property are its owner’s',
    guarantee: 'The figures of a property count the visits to it alone.',
    file: PORTAL_STORE,
    before: `count(*) FROM visits
           WHERE property = ?2 AND ?2 IN mine`,
    after: `count(*) FROM visits
           WHERE ?2 IN mine`,
    tests: [TIMELINE],
  },
  {
    name: 'the history of a property is its own',
    guarantee: 'What staff did for one property is not in the history of another.',
    file: PORTAL_STORE,
    before: 'FROM property_activity WHERE property = ?2 AND',
    after: 'FROM property_activity WHERE',
    tests: [HISTORY],
  },
  {
    name: 'the changes of a property are its own',
    guarantee: 'The timeline of a property shows its own prices.',
    file: PORTAL_STORE,
    before: 'FROM property_changes WHERE property = ?2 AND',
    after: 'FROM property_changes WHERE',
    tests: [TIMELINE],
  },
  {
    name: 'the weekly mail is about the owner’s properties',
    guarantee: 'The weekly mail names no property of another owner.',
    file: DIGEST,
    before: 'FROM owner_properties WHERE account = accounts.id)',
    after: 'FROM owner_properties WHERE accounts.id = accounts.id)',
    tests: [DIGEST_TEST],
  },
];
