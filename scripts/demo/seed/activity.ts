import { addDays, toBrusselsDay } from '../../../src/domain/format/brussels-day.ts';
import { parseBrusselsTime } from '../../../src/domain/format/brussels-time.ts';
import type {
  ImportedEvent,
  ImportedViews,
} from '../../../src/features/owner-portal/activity-import-store.ts';
import { importActivity } from '../../../src/features/owner-portal/activity-import-store.ts';
import { createSeededRandom, pickInteger } from '../seeded-random.ts';
import type { OwnedProperty, PostedProperty } from './owned-properties.ts';
import { countDaysOnline, findStoryDay, SALE_EVENTS } from './sale-story.ts';

/** Days at first with twice as many views. */
const NOVELTY_DAYS = 14;

/** Views a day on each channel on an ordinary day; the site counts its own ones in `visits`. */
const CHANNELS = { Immoweb: [18, 40], Zimmo: [4, 12] } as const;
const OWN_VIEWS = [9, 26] as const;

/** Days with saves and shares. */
const ACTION_DAYS = 30;

/** Other properties of the agency with views, so that owners can be told how comparable ones do. */
const COMPARABLE_DAYS = 14;
const COMPARABLE = [84201, 84217, 84221, 84229, 84232, 84188, 84155, 84102];

/** Letters of people whom the agency's own software knows: who books on the site is called by the first ones. */
const CANDIDATES = 'LMNOPQRSTUVWXYZ';

/**
 * Adds what happened to the properties of the demonstration's owners since they were posted, and views of others,
 * where there is none. `posted` is the day of each property of the catalogue.
 */
export async function seedActivity(
  db: D1Database,
  owned: readonly OwnedProperty[],
  posted: ReadonlyMap<number, string>,
  now: number,
): Promise<number> {
  if (await db.prepare('SELECT 1 FROM portal_views LIMIT 1').first()) return 0;
  const events = owned.flatMap((property) => createEvents(property, now));
  const views = owned.flatMap((property) => createViews(property, now));
  await importActivity(db, events, views);
  const comparable = COMPARABLE.map((property) => ({
    property,
    posted: posted.get(property) ?? '',
  }));
  const ownViews = [
    ...owned.flatMap((property) => createOwnViews(property, now)),
    ...comparable.flatMap((property) => createOwnViews(property, now, COMPARABLE_DAYS)),
  ];
  const actions = owned.flatMap((property) => createActions(property, now));
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

function createEvents(owned: OwnedProperty, now: number): ImportedEvent[] {
  const { property, language } = owned;
  const random = createSeededRandom(`activity ${property}`);
  return SALE_EVENTS.flatMap(([when, kind, status, source, nl, fr], index) => {
    const day = findStoryDay(when, owned, now);
    if (!day) return [];
    const isVisit = kind === 'visit';
    const hour = isVisit ? `${pickInteger(random, 10, 16)}:30` : '00:00';
    const candidate = language === 'nl' ? 'Kandidaat' : 'Candidat';
    return {
      property,
      key: `demo-${index}`,
      kind,
      happenedAt: parseBrusselsTime(`${day}T${hour}`) ?? now,
      contact: isVisit ? `${candidate} ${CANDIDATES.charAt(index)}` : '',
      subject: { nl, fr }[language],
      comment: '',
      status,
      source: language === 'fr' && source === 'Telefoon' ? 'Téléphone' : source,
    };
  });
}

const createViews = (posted: PostedProperty, now: number): ImportedViews[] =>
  Object.entries(CHANNELS).flatMap(([source, range]) =>
    createDays(source, posted, range, now).map((row) => ({
      ...row,
      property: posted.property,
      source,
    })),
  );

/** Saves and shares of the last month. */
function createActions(posted: PostedProperty, now: number) {
  const { property } = posted;
  const random = createSeededRandom(`actions ${property}`);
  return listDays(posted, now)
    .slice(0, ACTION_DAYS)
    .flatMap((day) =>
      [
        { property, action: 'saved', day, count: pickInteger(random, 0, 3) },
        { property, action: 'shared', day, count: pickInteger(random, 0, 1) },
      ].filter(({ count }) => count > 0),
    );
}

const createOwnViews = (posted: PostedProperty, now: number, days?: number) =>
  createDays('own', posted, OWN_VIEWS, now)
    .slice(0, days)
    .map((row) => ({ ...row, page: `/property/${posted.property}/` }));

/** Returns views by day, newest first: more at weekends and in the first weeks. */
function createDays(
  source: string,
  posted: PostedProperty,
  [low, high]: readonly [number, number],
  now: number,
) {
  const random = createSeededRandom(`${source} ${posted.property}`);
  const days = listDays(posted, now);
  return days.map((day, age) => {
    const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    const novelty = age >= days.length - NOVELTY_DAYS ? 2 : 1;
    const views = pickInteger(random, low, high) * (isWeekend ? 1.6 : 1) * novelty;
    return { day, views: Math.round(views) };
  });
}

/** Returns the days that a property is on the site, newest first. */
const listDays = (posted: PostedProperty, now: number): string[] =>
  Array.from({ length: countDaysOnline(posted, now) }, (_, age) =>
    addDays(toBrusselsDay(new Date(now)), -age),
  );
