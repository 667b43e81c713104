import { toBrusselsDay } from '../../../src/domain/format/brussels-day.ts';
import { parseBrusselsTime } from '../../../src/domain/format/brussels-time.ts';
import { DAY_MS } from '../../../src/domain/format/durations.ts';
import type {
  ImportedEvent,
  ImportedViews,
} from '../../../src/features/owner-portal/activity-import-store.ts';
import { importActivity } from '../../../src/features/owner-portal/activity-import-store.ts';
import { createSeededRandom, pickInteger } from '../seeded-random.ts';
import { getLoginLanguage, readDemoLogins } from './accounts.ts';

/** Half a year. */
const ACTIVITY_DAYS = 182;

/** Views a day on each channel on an ordinary day; the site counts its own ones in `visits`. */
const CHANNELS = { Immoweb: [18, 40], Zimmo: [4, 12] } as const;
const OWN_VIEWS = [9, 26] as const;

/** Days with saves and shares. */
const ACTION_DAYS = 30;

/** Other properties of the agency with views, so that owners can be told how comparable ones do. */
const COMPARABLE_DAYS = 14;
const COMPARABLE = [84201, 84217, 84221, 84229, 84232, 84188, 84155, 84102];

/** Events, by the days ago and in the owner's language. */
const EVENTS = [
  [181, 'media', 'online', 'Immoweb, Zimmo', 'Online gezet', 'Mis en ligne'],
  [
    176,
    'communication',
    'sent',
    'Huis & Vallée',
    'Nieuwsbrief verstuurd',
    'Lettre d’information envoyée',
  ],
  [160, 'visit', 'done', 'Agenda', 'Eerste bezoek', 'Première visite'],
  [149, 'visit', 'cancelled', 'Agenda', 'Bezoek afgezegd', 'Visite annulée'],
  [131, 'communication', 'done', 'Telefoon', 'Overleg over de prijs', 'Entretien sur le prix'],
  [118, 'visit', 'done', 'Agenda', 'Eerste bezoek', 'Première visite'],
  [
    97,
    'appearance',
    'ended',
    'De Ardennenbode',
    'Advertentie van een halve bladzijde',
    'Annonce d’une demi-page',
  ],
  [
    80,
    'visit',
    'done',
    'Agenda',
    'Openhuisdag, zeven gezinnen',
    'Journée portes ouvertes, sept familles',
  ],
  [
    61,
    'communication',
    'done',
    'Dossier',
    'Stedenbouwkundige inlichtingen ontvangen',
    'Renseignements urbanistiques reçus',
  ],
  [
    46,
    'media',
    'online',
    'Immoweb, Zimmo',
    'Prijs aangepast op alle kanalen',
    'Prix adapté sur tous les canaux',
  ],
  [33, 'visit', 'done', 'Agenda', 'Eerste bezoek', 'Première visite'],
  [
    21,
    'visit',
    'done',
    'Agenda',
    'Tweede bezoek, met architect',
    'Deuxième visite, avec architecte',
  ],
  [
    12,
    'communication',
    'sent',
    'Huis & Vallée',
    'Nieuwsbrief verstuurd',
    'Lettre d’information envoyée',
  ],
  [6, 'communication', 'done', 'Telefoon', 'Verslag van de bezoeken', 'Compte rendu des visites'],
  [-6, 'visit', 'confirmed', 'Agenda', 'Bezoek gepland', 'Visite prévue'],
] as const satisfies readonly (readonly [
  number,
  ImportedEvent['kind'],
  ImportedEvent['status'],
  string,
  string,
  string,
])[];

/** Adds half a year of activity for the properties of the demonstration's owners, where there is none. */
export async function seedActivity(db: D1Database, now: number): Promise<number> {
  if (await db.prepare('SELECT 1 FROM portal_views LIMIT 1').first()) return 0;
  const owners = (await readDemoLogins()).filter(({ role }) => role === 'owner');
  const languages = new Map(
    owners.flatMap(({ login, properties }) =>
      properties.map((id) => [id, getLoginLanguage(login)] as const),
    ),
  );
  const events = [...languages].flatMap(([id, language]) => createEvents(id, language, now));
  const views = [...languages.keys()].flatMap((id) => createViews(id, now));
  await importActivity(db, events, views);
  const ownViews = [...languages.keys(), ...COMPARABLE].flatMap((id) =>
    createOwnViews(id, now, languages.has(id) ? ACTIVITY_DAYS : COMPARABLE_DAYS),
  );
  const actions = [...languages.keys()].flatMap((id) => createActions(id, now));
  // One statement each: every prepared one is a round trip on this machine.
  await db.batch([
    db
      .prepare(
        `INSERT OR IGNORE INTO page_views (page, day, views, earlier_views)
         SELECT value ->> 'page', value ->> 'day', value ->> 'views', coalesce(sum(value ->> 'views') OVER (
           PARTITION BY value ->> 'page' ORDER BY value ->> 'day'
           ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) FROM json_each(?1)`,
      )
      .bind(JSON.stringify(ownViews)),
    db
      .prepare(
        `INSERT OR IGNORE INTO property_actions (property, action, day, count)
         SELECT value ->> 'property', value ->> 'action', value ->> 'day', value ->> 'count'
         FROM json_each(?1)`,
      )
      .bind(JSON.stringify(actions)),
  ]);
  return events.length + views.length;
}

function createEvents(property: number, language: 'nl' | 'fr', now: number): ImportedEvent[] {
  const random = createSeededRandom(`activity ${property}`);
  return EVENTS.map(([daysAgo, kind, status, source, nl, fr], index) => {
    const day = toDay(now, daysAgo + pickInteger(random, 0, 2));
    const isVisit = kind === 'visit';
    const hour = isVisit ? `${pickInteger(random, 10, 16)}:30` : '00:00';
    const candidate = language === 'nl' ? 'Kandidaat' : 'Candidat';
    return {
      property,
      key: `demo-${index}`,
      kind,
      happenedAt: parseBrusselsTime(`${day}T${hour}`) ?? now,
      contact: isVisit ? `${candidate} ${'ABCDEFGHIJKLMNO'.charAt(index)}` : '',
      subject: { nl, fr }[language],
      comment: '',
      status,
      source: language === 'fr' && source === 'Telefoon' ? 'Téléphone' : source,
    };
  });
}

const createViews = (property: number, now: number): ImportedViews[] =>
  Object.entries(CHANNELS).flatMap(([source, range]) =>
    createDays(`${source} ${property}`, range, now).map((row) => ({ ...row, property, source })),
  );

/** Saves and shares of the last month. */
function createActions(property: number, now: number) {
  const random = createSeededRandom(`actions ${property}`);
  return Array.from({ length: ACTION_DAYS }, (_, age) => toDay(now, age)).flatMap((day) =>
    [
      { property, action: 'saved', day, count: pickInteger(random, 0, 3) },
      { property, action: 'shared', day, count: pickInteger(random, 0, 1) },
    ].filter(({ count }) => count > 0),
  );
}

const createOwnViews = (property: number, now: number, days: number) =>
  createDays(`own ${property}`, OWN_VIEWS, now)
    .slice(0, days)
    .map((row) => ({ ...row, page: `/property/${property}/` }));

/** Returns views by day: more at weekends and in the first weeks. */
function createDays(seed: string, [low, high]: readonly [number, number], now: number) {
  const random = createSeededRandom(seed);
  return Array.from({ length: ACTIVITY_DAYS }, (_, age) => {
    const day = toDay(now, age);
    const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    const novelty = age > ACTIVITY_DAYS - 14 ? 2 : 1;
    const views = pickInteger(random, low, high) * (isWeekend ? 1.6 : 1) * novelty;
    return { day, views: Math.round(views) };
  });
}

const toDay = (now: number, daysAgo: number): string =>
  toBrusselsDay(new Date(now - daysAgo * DAY_MS));
