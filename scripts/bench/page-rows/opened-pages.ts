import { isPersonalAddress } from '../../../src/domain/routing/mail-link';
import { isAccountPath } from '../../../src/platform/accounts/account-paths';

/** The role in which a page is opened; the pages of signing in are opened without one: 'nobody'. */
type Visitor = 'owner' | 'subscriber' | 'staff' | 'nobody';

interface OpenedPage {
  by: Visitor;
  /** Dutch addresses: the page as it opens, then with filters, words and its last page. */
  paths: readonly string[];
}

const at = (by: Visitor, path: string, ...queries: string[]): OpenedPage => ({
  by,
  paths: ['', ...queries].map((query) => path + query),
});

const DESK = '/nl/desk/';
const LEADS = `${DESK}aanvragen/`;
const OWN = '/nl/eigenaar/84213/';
const SEARCHES = '/nl/mijn-zoekopdrachten/';
const LAST = 'page=10000';

/** Filters of the leads: each alone, some together, words that many, few and no leads hold. */
const LEAD_FILTERS = [
  ...['?state=open', '?state=all', '?state=new', '?state=answered', '?state=closed'],
  ...['?assignee=nobody', '?assignee=somebody', '?property=84213', '?property=84213&state=all'],
  ...['?form=make-offer', '?form=make-offer&state=all', '?form=job-contact&state=all'],
  ...['?q=familienaam777', '?q=familienaam&state=all', '?q=voornaam7&state=all', '?q=Zsa+Zsa'],
  ...['?q=persoon777%40mail.example&state=all', '?q=mail.example', '?q=%40', '?q=a&state=all'],
  ...['?q=0470+123', '?q=470&state=all', '?q=84213', '?q=familienaam&form=job-contact&state=all'],
  ...['?q=familienaam&state=closed&assignee=nobody', '?state=taken&assignee=nobody'],
  ...[`?${LAST}`, `?state=all&${LAST}`, `?state=all&page=400`, `?q=familienaam&state=all&${LAST}`],
];

/** Every page of the desk, the portal and accounts by its route, as D1's rows are counted for it. */
export const OPENED_PAGES: Readonly<Record<string, OpenedPage>> = {
  '/desk/': at('staff', DESK, '?mine=yes', '?day=2020-01-01'),
  '/desk/login/': at('nobody', `${DESK}aanmelden/`),
  '/desk/forgot-password/': at('nobody', `${DESK}wachtwoord-vergeten/`),
  '/desk/new-password/': at('staff', `${DESK}nieuw-wachtwoord/`),
  '/desk/security/': at('staff', `${DESK}beveiliging/`),
  '/desk/leads/': at('staff', LEADS, ...LEAD_FILTERS),
  '/desk/leads/new/': at('staff', `${LEADS}nieuw/`, '?property=84213'),
  '/desk/visits/new/': at('staff', `${DESK}bezoeken/nieuw/`, '?property=84213'),
  '/desk/leads/export/': at('staff', `${LEADS}csv/`, '?form=job-contact'),
  '/desk/catalogue/export/': at('staff', `${DESK}aanbod/csv/`, '?goal=rent'),
  '/desk/leads/:lead/': at('staff', `${LEADS}100/`, '?state=all', '?q=familienaam&state=all'),
  '/desk/files/': at('staff', `${DESK}bestanden/`),
  '/desk/mails/': at(
    'staff',
    `${DESK}mails/`,
    ...['?state=failed', '?state=queued', '?state=sent', `?${LAST}`, `?state=sent&${LAST}`],
  ),
  '/desk/mails/:mail/': at('staff', `${DESK}mails/row100/`),
  '/desk/mails/:mail/html/': at('staff', `${DESK}mails/row100/html/`),
  '/desk/log/': at(
    'staff',
    `${DESK}logboek/`,
    ...['?action=lead+taken', '?action=person+erased', '?staff=nobody', `?${LAST}`],
    ...['?staff=nobody&action=lead+taken', `?action=lead+taken&${LAST}`, '?page=900'],
  ),
  '/desk/visits/': at(
    'staff',
    `${DESK}bezoeken/`,
    ...['?view=week', '?property=84213', '?view=week&property=84213', '?mine=yes&view=week'],
  ),
  '/desk/calendar/': at('staff', `${DESK}kalender/`),
  '/desk/calendar/:token/': at('nobody', `/desk/calendar/${'0'.repeat(43)}.ics`),
  '/desk/visits/pattern/': at('staff', `${DESK}bezoeken/weekschema/`),
  '/desk/visits/waiting/': at('staff', `${DESK}bezoeken/wachtlijst/`, `?${LAST}`),
  '/desk/visits/:slot/': at('staff', `${DESK}bezoeken/row100/`, '?x'),
  '/desk/guestbook/': at('staff', `${DESK}gastenboek/`, '?state=approved', '?state=refused'),
  '/desk/guestbook/:id/': at('staff', `${DESK}gastenboek/row3/`),
  '/desk/guestbook/:id/picture/': at('staff', `${DESK}gastenboek/row3/picture/`),
  '/desk/people/': at('staff', `${DESK}personen/`),
  '/desk/people/owners/': at('staff', `${DESK}personen/eigenaars/`, `?${LAST}`),
  '/desk/people/staff/': at('staff', `${DESK}personen/collega-s/`),
  '/desk/people/subscribers/': at('staff', `${DESK}personen/inschrijvingen/`, `?${LAST}`),
  '/desk/catalogue/': at('staff', `${DESK}aanbod/`),
  '/desk/catalogue/versions/': at('staff', `${DESK}aanbod/versies/`),
  '/desk/catalogue/rollback/': at('staff', `${DESK}aanbod/terug/`),
  '/desk/catalogue/listings/': at('staff', `${DESK}aanbod/advertenties/`, `?${LAST}`),
  '/desk/catalogue/:property/': at('staff', `${DESK}aanbod/84213/`),
  '/desk/catalogue/:property/card/': at('staff', `${DESK}aanbod/84213/card/`),
  '/desk/catalogue/:property/poster/': at('staff', `${DESK}aanbod/84213/poster/`),
  '/desk/figures/': at('staff', `${DESK}cijfers/`),
  '/desk/site/': at('staff', `${DESK}website/`),
  '/desk/site/publish/': at('staff', `${DESK}website/publiceren/`),
  '/desk/site/draft/': at('staff', `${DESK}website/voorbeeld/`),
  '/desk/site/versions/': at('staff', `${DESK}website/publicaties/`),
  '/desk/site/pages/': at('staff', `${DESK}website/paginas/`),
  '/desk/site/pages/:id/': at('staff', `${DESK}website/paginas/1/`),
  '/desk/site/articles/': at('staff', `${DESK}website/artikels/`),
  '/desk/site/articles/:id/': at('staff', `${DESK}website/artikels/1/`),
  '/desk/site/team/': at('staff', `${DESK}website/team/`),
  '/desk/site/team/:id/': at('staff', `${DESK}website/team/1/`),
  '/desk/site/towns/': at('staff', `${DESK}website/plaatsen/`),
  '/desk/site/towns/:id/': at('staff', `${DESK}website/plaatsen/durbuy/`),
  '/desk/site/sold/': at('staff', `${DESK}website/verkocht/`),
  '/desk/site/sold/:id/': at('staff', `${DESK}website/verkocht/84213/`),
  '/desk/site/hours/': at('staff', `${DESK}website/openingsuren/`),
  '/desk/site/popup/': at('staff', `${DESK}website/popup/`),
  '/desk/site/notice/': at('staff', `${DESK}website/regel/`),
  '/desk/site/texts/': at('staff', `${DESK}website/teksten/`, '?q=huis'),
  '/desk/site/look/': at('staff', `${DESK}website/uiterlijk/`),
  '/desk/site/agency/': at('staff', `${DESK}website/kantoor/`),
  '/desk/site/trackers/': at('staff', `${DESK}website/meten/`),
  '/owner/': at('owner', '/nl/eigenaar/'),
  '/owner/:id/': at('owner', OWN),
  '/owner/:id/history/': at('owner', `${OWN}geschiedenis/`, '?kind=visit', `?${LAST}`),
  '/owner/:id/history.csv': at('owner', `${OWN}geschiedenis.csv`),
  '/owner/:id/question/': at('owner', `${OWN}vraag/`),
  '/my-searches/': at('subscriber', SEARCHES),
  '/my-searches/new/': at('subscriber', `${SEARCHES}nieuw/`),
  '/my-searches/change/': at('subscriber', `${SEARCHES}wijzigen/`, '?search=none'),
  '/my-searches/data/': at('subscriber', `${SEARCHES}gegevens/`),
  '/my-searches/erase/': at('subscriber', `${SEARCHES}wissen/`),
  '/security/': at('subscriber', '/nl/beveiliging/'),
  '/login/': at('nobody', '/nl/login/'),
  '/demand-login/': at('nobody', '/nl/zoekopdracht/aanmelden/'),
  '/demand-confirm/': at('nobody', '/nl/zoekopdracht/bevestigen/'),
  '/demand-keep/': at('nobody', '/nl/zoekopdracht/behouden/'),
  '/forgot-password/': at('nobody', '/nl/wachtwoord-vergeten/'),
  '/new-password/': at('subscriber', '/nl/nieuw-wachtwoord/'),
  '/second-factor/': at('nobody', '/nl/aanmeldcode/'),
  '/unsubscribe/': at('nobody', '/nl/zoekopdracht/uitschrijven/'),
  '/appointment/': at('nobody', '/nl/mijn-bezoek/'),
  '/documents/': at('nobody', '/nl/documenten/'),
  '/newsletter-confirm/': at('nobody', '/nl/nieuwsbrief/bevestigen/'),
  '/newsletter-unsubscribe/': at('nobody', '/nl/nieuwsbrief/uitschrijven/'),
  '/owner-digest/': at('nobody', '/nl/eigenaarsmail/'),
};

/**
 * Returns the pages of accounts and of links in mails among routes that OPENED_PAGES lacks, and the rows of it that are no route:
 * both empty, or a page would not be counted.
 */
export function findUncountedPages(routes: readonly { method: string; path: string }[]): {
  missing: string[];
  unknown: string[];
} {
  const pages = new Set(
    routes
      .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
      .filter(({ path }) => isAccountPath(path) || isPersonalAddress(path, ''))
      .map(({ path }) => path),
  );
  const known = Object.keys(OPENED_PAGES);
  return {
    missing: [...pages].filter((path) => !known.includes(path)),
    unknown: known.filter((path) => !pages.has(path)),
  };
}
