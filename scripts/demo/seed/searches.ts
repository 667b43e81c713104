import * as v from 'valibot';
import { SavedCriteria } from '../../../src/domain/criteria/saved-criteria.ts';
import { DAY_MS } from '../../../src/domain/format/durations.ts';

/** Ten days ago: what was posted last shows as new. */
const SAVED_DAYS_AGO = 10;

interface DemoSearch {
  login: string;
  name: string;
  criteria: Partial<SavedCriteria> & Pick<SavedCriteria, 'goal'>;
  isPaused?: boolean;
}

/** The searches of the demonstration's subscribers; all but the paused one have matches. */
const DEMO_SEARCHES: readonly DemoSearch[] = [
  {
    login: 'wouters@voorbeeld.example',
    name: 'Huis voor het gezin',
    criteria: {
      goal: 'sale',
      types: [1],
      cities: [{ name: 'BOMAL' }, { name: 'HOTTON' }, { name: 'MARCHE-EN-FAMENNE' }],
      priceMax: 450_000,
      bedroomsMin: 3,
    },
  },
  {
    login: 'wouters@voorbeeld.example',
    name: 'Bouwgrond',
    criteria: { goal: 'sale', types: [4], regions: ['luxembourg'], priceMax: 120_000 },
  },
  {
    login: 'wouters@voorbeeld.example',
    name: 'Appartement te huur in Marche',
    criteria: {
      goal: 'rent',
      types: [2],
      cities: [{ name: 'MARCHE-EN-FAMENNE' }],
      priceMax: 900,
    },
    isPaused: true,
  },
  {
    login: 'dubois@exemple.example',
    name: 'Maison en province de Liège',
    criteria: { goal: 'sale', types: [1], regions: ['liege'] },
  },
];

/**
 * Confirms the demonstration's subscribers and adds their searches, where there are none; `shown` are the
 * prices by id of what they have seen.
 */
export async function seedSearches(
  db: D1Database,
  now: number,
  shown: Record<number, number>,
): Promise<number> {
  if (await db.prepare('SELECT 1 FROM saved_searches LIMIT 1').first()) return 0;
  const saved = now - SAVED_DAYS_AGO * DAY_MS;
  const shownMatches = JSON.stringify({ before: shown, now: shown });
  await db.batch([
    db.prepare(
      'UPDATE accounts SET confirmed_at = coalesce(confirmed_at, created_at) WHERE subscriber = 1',
    ),
    ...DEMO_SEARCHES.map(({ login, name, criteria, isPaused }, index) =>
      db
        .prepare(
          `INSERT INTO saved_searches (id, account, name, criteria, paused_at, created_at, seen_at, shown)
           SELECT ?1, id, ?2, ?3, ?4, ?5, ?5, ?7 FROM accounts WHERE email = ?6 AND subscriber = 1`,
        )
        .bind(
          ...[crypto.randomUUID(), name, JSON.stringify(v.parse(SavedCriteria, criteria))],
          ...[isPaused ? now : null, saved + index, login, shownMatches],
        ),
    ),
  ]);
  return DEMO_SEARCHES.length;
}
