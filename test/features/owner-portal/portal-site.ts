import { beforeEach } from 'vitest';
import { emptyTables } from '../../empty-tables';
import { openSignedIn, SUBSCRIBER, setUpAccountSite } from '../sign-in/account-requests';

export const AN = { email: 'an@example.be', name: 'An Maas', owner: 1, properties: [84213] };
export const DRIES = {
  email: 'dries@example.be',
  name: 'Dries Wouters',
  owner: 1,
  properties: [84300],
};
export const TWO = {
  email: 'eva@example.be',
  name: 'Eva Bos',
  owner: 1,
  properties: [84213, 84300],
};

const TABLES = [
  ...['property_activity', 'portal_views', 'page_views', 'property_actions', 'visits', 'slots'],
  ...[
    'leads',
    'property_changes',
    'search_counts',
    'catalogue_loads',
    'used_proofs',
    'portal_view_totals',
  ],
];

/** Before each test of a file: owners of one and of two houses without history, a subscriber, and a site. */
export function setUpPortal() {
  const { site, configure } = setUpAccountSite([AN, DRIES, TWO, SUBSCRIBER]);
  beforeEach(async () => {
    await emptyTables(TABLES);
  });

  const openPortal = (email = AN.email) => openSignedIn(site, email);

  const readFigures = async () => (await (await openPortal()).get('/nl/eigenaar/84213/')).text();

  return { site, configure, openPortal, readFigures };
}

export const event = {
  ...{ property: 84213, key: 'V-1', kind: 'visit' as const, contact: 'Kandidaat A' },
  ...{ subject: 'Eerste bezoek', comment: '', status: 'done' as const, source: 'Agenda' },
  happenedAt: Date.UTC(2026, 10, 14, 10),
};
