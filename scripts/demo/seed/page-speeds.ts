import { addDays, getWeekday, toBrusselsDay } from '../../../src/domain/format/brussels-day.ts';
import { PAGE_KINDS } from '../../../src/domain/page-speeds/page-kind.ts';
import { countSpeeds } from '../../../src/domain/page-speeds/speed-counts.ts';
import { getMonday } from '../../../src/features/owner-portal/figures.ts';
import { createSeededRandom } from '../seeded-random.ts';

/** As far back as the desk looks (src/domain/periods.ts, summedSpeeds), with the week that has begun. */
const WEEKS = 5;

/** Measured views a week and the middle of what they measured: telephones in a valley, a few on fibre. */
const VISITED = {
  home: { views: 340, lcp: 1350, inp: 90, shifted: 0.02 },
  list: { views: 510, lcp: 1500, inp: 130, shifted: 0.04 },
  property: { views: 780, lcp: 1650, inp: 110, shifted: 0.06 },
  project: { views: 60, lcp: 1550, inp: 100, shifted: 0.03 },
  other: { views: 210, lcp: 1200, inp: 70, shifted: 0.02 },
} as const;

/** Share of visitors who press something on a page. */
const PRESSING = 0.7;

/** Adds how fast pages were in the last weeks, where there is none; the week that has begun has few views. */
export async function seedPageSpeeds(db: D1Database, now: number): Promise<void> {
  if (await db.prepare('SELECT 1 FROM page_speeds LIMIT 1').first()) return;
  const today = toBrusselsDay(new Date(now));
  const monday = getMonday(now);
  const weeks = Array.from({ length: WEEKS }, (_, age) => {
    const share = age === 0 ? (getWeekday(today) - 1) / 7 : 1;
    return { week: addDays(monday, -7 * age), counts: countWeek(`speeds ${age}`, share) };
  });
  await db
    .prepare(
      `INSERT INTO page_speeds (week, counts)
       SELECT value ->> 'week', value -> 'counts' FROM json_each(?1) WHERE value -> 'counts' <> '{}'`,
    )
    .bind(JSON.stringify(weeks))
    .run();
}

function countWeek(seed: string, share: number): Record<string, number> {
  const random = createSeededRandom(seed);
  const counts: Record<string, number> = {};
  for (const kind of PAGE_KINDS) {
    const { views, lcp, inp, shifted } = VISITED[kind];
    for (let view = 0; view < views * share; view++) {
      // The middle times a half to twice, and now and then four times: lines and telephones differ by factors.
      const spread = () => 2 ** (random() + random() + random() ** 6 - 1);
      const speeds = {
        lcp: lcp * spread(),
        ...(random() < PRESSING && { inp: inp * spread() }),
        cls: random() < shifted ? 100 * random() * random() : 0,
      };
      for (const key of Object.keys(countSpeeds(kind, speeds)))
        counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}
