/** A form of the desk as a page sends it, with one answer that is too long. */
interface DeskForm {
  path: string;
  action: string;
  fields: Record<string, string>;
  /** The text field that is made too long; without one, the form has buttons and hidden values alone. */
  long?: { field: string; length: number };
}

export const ENTRY = '00000000-0000-4000-8000-000000000001';
const DESK = '/nl/desk';
const LEADS = `${DESK}/aanvragen/`;
const LEAD = `${DESK}/aanvragen/1/`;
const LEAD_ENTRY = `${LEADS}nieuw/`;
const VISIT_ENTRY = `${DESK}/bezoeken/nieuw/`;
const CALLER = { phone: '0470123456', email: '', language: 'nl', firstName: 'Bo', lastName: 'C' };
const PATTERN = `${DESK}/bezoeken/weekschema/`;
const PAST = `${DESK}/bezoeken/past/`;
const FREE = `${DESK}/bezoeken/free/`;
const BOOKED = `${DESK}/bezoeken/booked/`;
const MAIL = `${DESK}/mails/${ENTRY}/`;
const CATALOGUE = '/nl/desk/aanbod/versies/';
const LISTING = '/nl/desk/aanbod/84213/';
const GUESTBOOK = `${DESK}/gastenboek/${ENTRY}/`;
const PERSON = `${DESK}/personen/`;
const WAITING = `${DESK}/bezoeken/wachtlijst/`;
const OWNERS = `${DESK}/personen/eigenaars/`;
const STAFF = `${DESK}/personen/collega-s/`;
const CALENDAR = `${DESK}/kalender/`;
const SITE = `${DESK}/website/`;
const HOME = `${SITE}verkocht/70002/`;
const ADDED = { kind: 'plan', textNl: 'Zolder', textFr: 'Toit' };
const SEEN_VISIT = { visit: 'visit', sequence: '0' };
const HOURS = { property: '84213', weekday: '6', starts: '10:00', ends: '11:00', minutes: '30' };
const INVITATION = { email: 'dora@y.example', name: 'Dora', language: 'fr', properties: '84213' };
const COLLEAGUE = { email: 'eva@y.example', name: 'Eva', language: 'fr' };

/** The page of each route that reads a form, other than those of signing in. */
export const PAGES: Readonly<Record<string, string>> = {
  '/desk/leads/': LEADS,
  '/desk/leads/new/': LEAD_ENTRY,
  '/desk/visits/new/': VISIT_ENTRY,
  '/desk/leads/:lead/': LEAD,
  '/desk/mails/:mail/': MAIL,
  '/desk/catalogue/versions/': CATALOGUE,
  '/desk/catalogue/:property/': LISTING,
  '/desk/guestbook/:id/': GUESTBOOK,
  '/desk/people/': PERSON,
  '/desk/people/owners/': OWNERS,
  '/desk/people/staff/': STAFF,
  '/desk/calendar/': CALENDAR,
  '/desk/visits/pattern/': PATTERN,
  '/desk/visits/:slot/': BOOKED,
  '/desk/visits/waiting/': WAITING,
  '/desk/site/publish/': `${SITE}publiceren/`,
  '/desk/site/versions/': `${SITE}publicaties/`,
  '/desk/site/pages/': `${SITE}paginas/`,
  '/desk/site/articles/': `${SITE}artikels/`,
  '/desk/site/team/': `${SITE}team/`,
  '/desk/site/sold/': `${SITE}verkocht/`,
  '/desk/site/pages/:id/': `${SITE}paginas/3/`,
  '/desk/site/articles/:id/': `${SITE}artikels/801/`,
  '/desk/site/team/:id/': `${SITE}team/1/`,
  '/desk/site/sold/:id/': HOME,
  '/desk/site/towns/': `${SITE}plaatsen/`,
  '/desk/site/towns/:id/': `${SITE}plaatsen/durbuy/`,
  '/desk/site/hours/': `${SITE}openingsuren/`,
  '/desk/site/popup/': `${SITE}popup/`,
  '/desk/site/notice/': `${SITE}regel/`,
  '/desk/site/look/': `${SITE}uiterlijk/`,
  '/desk/site/agency/': `${SITE}kantoor/`,
  '/desk/site/trackers/': `${SITE}meten/`,
  '/desk/site/texts/': `${SITE}teksten/`,
};
export const SIGN_IN_PAGES = /^\/desk\/(login|logout|forgot-password|new-password|security)\//;

/** Every form that the desk posts, other than those of signing in. */
export const FORMS: readonly DeskForm[] = [
  { path: LISTING, action: 'cards', fields: {} },
  { path: LISTING, action: 'state', fields: { seen: '', state: 'sold' } },
  { path: LISTING, action: 'price', fields: { seen: '', price: '250.000' } },
  {
    ...{ path: LISTING, action: 'texts' },
    fields: { seen: '', language: 'nl', headline: 'Villa', description: 'Rustig' },
    long: { field: 'description', length: 21_000 },
  },
  {
    ...{ path: LISTING, action: 'public-from', fields: { seen: '', day: '2027-01-01' } },
    long: { field: 'day', length: 300 },
  },
  {
    ...{ path: LISTING, action: 'open-days', fields: { seen: '', days: '5-12-2099: 10-12' } },
    long: { field: 'days', length: 1100 },
  },
  { path: LISTING, action: 'agent', fields: { seen: '', agent: '1' } },
  { path: LISTING, action: 'picture-up', fields: { seen: '', picture: '/media/x.webp' } },
  { path: LISTING, action: 'picture-put', fields: ADDED },
  { path: LISTING, action: 'withdraw', fields: { sure: '' } },
  { path: LISTING, action: 'restore', fields: { field: 'price', language: '' } },
  { path: LEADS, action: 'filter', fields: { q: 'Bo' } },
  {
    ...{ path: LEAD_ENTRY, action: 'enter' },
    fields: { key: ENTRY, ...CALLER, property: '84213', question: 'Nog vrij?', assignee: '' },
    long: { field: 'question', length: 4000 },
  },
  ...[LEAD_ENTRY, VISIT_ENTRY].map((path) => ({
    ...{ path, action: 'look', fields: { who: '0470 12 34 56', property: '84213' } },
    long: { field: 'who', length: 200 },
  })),
  {
    ...{ path: VISIT_ENTRY, action: 'enter' },
    fields: { key: ENTRY, ...CALLER, property: '84213', slot: 'free', remark: 'Met de hond' },
    long: { field: 'remark', length: 4000 },
  },
  { path: LEAD, action: 'taken', fields: { seen: '0' } },
  { path: LEAD, action: 'assign', fields: { seen: '0', assignee: 'x' } },
  {
    ...{ path: LEAD, action: 'note', fields: { seen: '0', note: 'Belt terug' } },
    long: { field: 'note', length: 5000 },
  },
  {
    ...{ path: LEAD, action: 'answer', fields: { seen: '0', subject: 'Vraag', text: 'Ja' } },
    long: { field: 'text', length: 20_000 },
  },
  {
    ...{ path: LEAD, action: 'answer', fields: { seen: '0', subject: 'Vraag', text: 'Ja' } },
    long: { field: 'subject', length: 200 },
  },
  { path: MAIL, action: 'retry', fields: {} },
  { path: CATALOGUE, action: 'rollback', fields: { version: 'v' } },
  { path: CATALOGUE, action: 'release', fields: {} },
  {
    ...{ path: GUESTBOOK, action: 'approved' },
    fields: { knownBy: 'deal', deal: 'V-12' },
    long: { field: 'deal', length: 60 },
  },
  {
    ...{ path: PERSON, action: 'find', fields: { who: 'an@x.example' } },
    long: { field: 'who', length: 254 },
  },
  { path: PERSON, action: 'export', fields: { who: 'an@x.example' } },
  { path: PERSON, action: 'erase', fields: { who: 'an@x.example' } },
  ...['email', 'name', 'properties'].map((field) => ({
    ...{ path: OWNERS, action: 'invite', fields: INVITATION },
    long: { field, length: 1000 },
  })),
  { path: OWNERS, action: 'disable', fields: { email: 'an@x.example' } },
  {
    ...{ path: STAFF, action: 'invite', fields: { ...COLLEAGUE, role: 'agent' } },
    long: { field: 'name', length: 100 },
  },
  { path: STAFF, action: 'role', fields: { id: 'nobody', role: 'agent' } },
  { path: STAFF, action: 'close', fields: { id: 'nobody', sure: '' } },
  { path: CALENDAR, action: 'revoke', fields: { sure: '' } },
  {
    ...{ path: PATTERN, action: 'add', fields: { ...HOURS, capacity: '1' } },
    long: { field: 'minutes', length: 9 },
  },
  { path: PATTERN, action: 'remove', fields: { id: '1' } },
  {
    ...{ path: PATTERN, action: 'day-off' },
    fields: { day: '2031-05-05', house: '', reason: 'Leeg' },
    long: { field: 'reason', length: 100 },
  },
  { path: PATTERN, action: 'day-on', fields: { day: '2031-05-05', house: '0' } },
  {
    ...{ path: FREE, action: 'block', fields: { reason: 'Sleutel' } },
    long: { field: 'reason', length: 100 },
  },
  { path: BOOKED, action: 'move', fields: { ...SEEN_VISIT, slot: 'free' } },
  { path: BOOKED, action: 'cancel', fields: SEEN_VISIT },
  ...[
    ['text', 2000],
    ['visitor', 100],
  ].map(([field, length]) => ({
    ...{ path: PAST, action: 'feedback', fields: { visit: 'past', text: 'Mooi', visitor: 'Bo' } },
    long: { field: `${field}`, length: Number(length) },
  })),
  { path: WAITING, action: 'cancel', fields: SEEN_VISIT },
  { path: `${SITE}publiceren/`, action: 'publish', fields: { documents: 'team/1' } },
  { path: `${SITE}publicaties/`, action: 'restore', fields: { number: '1', sure: '' } },
  { path: `${SITE}team/1/`, action: 'picture-remove', fields: { field: 'image', seen: '' } },
  { path: `${SITE}paginas/3/`, action: 'module-add', fields: { content: 'property-list' } },
  { path: `${SITE}paginas/3/`, action: 'module-remove', fields: { module: '1' } },
  ...['paginas', 'artikels', 'team'].map((list) => ({
    ...{ path: `${SITE}${list}/`, action: 'add', fields: { category: '8' } },
  })),
  {
    ...{ path: `${SITE}verkocht/`, action: 'add', fields: { property: '84213' } },
    long: { field: 'property', length: 200 },
  },
  ...['discard', 'end-price'].map((action) => ({ path: HOME, action, fields: { sure: '' } })),
  { path: `${SITE}plaatsen/`, action: 'add', fields: { town: 'hotton' } },
  ...['openingsuren', 'popup', 'regel', 'uiterlijk', 'kantoor', 'meten', 'teksten'].map((page) => ({
    ...{ path: `${SITE}${page}/`, action: 'discard', fields: { sure: '' } },
  })),
  ...['paginas/3', 'artikels/801', 'team/1', 'plaatsen/durbuy'].map((page) => ({
    ...{ path: `${SITE}${page}/`, action: 'remove', fields: { sure: '' } },
  })),
];
