import * as v from 'valibot';
import { addDays, getWeekday } from '../../../src/domain/format/brussels-day.ts';
import { parseBrusselsTime } from '../../../src/domain/format/brussels-time.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations.ts';
import { SlotInputSchema } from '../../../src/features/visits/slot.ts';
import {
  releaseVisitFeedback,
  upsertVisitFeedback,
} from '../../../src/features/visits/visit-feedback-store.ts';
import { insertVisit, upsertSlots } from '../../../src/features/visits/visits-store.ts';
import type { OwnedProperty } from './owned-properties.ts';
import { countDaysOnline } from './sale-story.ts';

/** Visits that were booked on the site, by the part of the sale before them; what was said at the last is not released yet. */
const VISITS = [
  { part: 0.3, hour: '10:00' },
  { part: 0.55, hour: '14:00' },
  { part: 0.75, hour: '11:30' },
  { part: 0.95, hour: '16:00', isReleased: false },
];

/** What visitors of each house said of it, in its owner's language. */
const FEEDBACK: Readonly<Record<number, readonly string[]>> = {
  84213: [
    'De ligging overtuigt meteen: vanaf de tafel de rivier. Ze twijfelen of drie auto’s op de oprit passen.',
    'Mooi licht in de keuken. Ze vroeg hoe warm de hoeve wordt met alleen de warmtepomp: de verbruiken zijn bezorgd.',
    'Ze komen terug met hun architect. De tuin op het zuiden is precies wat ze zoeken.',
    'Vragen of de prijs bespreekbaar is.',
  ],
  83466: [
    'De rookkast in de schuur verkocht het huis bijna alleen. De drie treden in de woonkamer vinden ze lastig voor haar moeder.',
    'Ze rekenden uit wat de pellets per jaar kosten; met één ketel voor het hele huis viel dat mee.',
    'De omheinde tuin geeft de doorslag: twee honden. Ze willen het huis nog eens in de week zien.',
    'Vragen of het schriftje met alle herstellingen bij het huis blijft.',
  ],
  84236: [
    'Le colombage séduit d’emblée. Ils installeraient leur cabinet dans l’ancienne forge.',
    'Belle lumière dans la cuisine. Elle demande où ranger les pellets : la réserve lui a plu.',
    'Ils reviennent avec leur architecte. Le jardin d’herbes est exactement ce qu’ils cherchent.',
    'Demandent si le prix est négociable.',
  ],
};

/** Visitors: other people for each property. */
const VISITORS = [
  ...['Familie Jansen', 'Mevrouw Collard', 'De heer en mevrouw Peeters', 'Familie Mertens'],
  ...['Tom en Sara Bosmans', 'Familie Renard', 'Mevrouw Vanneste', 'Arne Thys'],
  ...['Monsieur Delvaux', 'Famille Henry', 'Kim Verbeke', 'Monsieur et Madame Jacquet'],
];

const SUNDAY = 7;

/** Who of staff released the feedback. */
const AGENT = 'Luc Dardenne';

/** Adds past visits with their feedback, where there is no feedback yet. */
export async function seedVisitFeedback(
  db: D1Database,
  properties: readonly OwnedProperty[],
  now: number,
): Promise<number> {
  if (await db.prepare('SELECT 1 FROM visit_feedback LIMIT 1').first()) return 0;
  for (const [index, owned] of properties.entries()) {
    const { property, language, posted } = owned;
    for (const [number, visit] of VISITS.entries()) {
      const day = skipSunday(
        addDays(owned.posted, Math.floor(visit.part * (countDaysOnline(owned, now) - 1))),
      );
      const text = FEEDBACK[property]?.[number];
      if (!text) throw new Error(`nobody said anything of property ${property}`);
      const name = VISITORS[(index * VISITS.length + number) % VISITORS.length] ?? '';
      const slot = v.parse(SlotInputSchema, { property, start: `${day}T${visit.hour}` });
      const id = crypto.randomUUID();
      const writtenAt = slot.endsAt + HOUR_MS;
      const email = `demo-${id.slice(0, 8)}@voorbeeld.example`;
      await upsertSlots(db, [slot]);
      await db.batch([
        insertVisit(
          db,
          { id, property, slot: slot.id, language, name, email },
          Math.max(slot.closesAt - DAY_MS, parseBrusselsTime(`${posted}T12:00`) ?? 0),
        ),
        upsertVisitFeedback(db, {
          ...{ visit: id, text, visitor: '', writtenAt },
        }),
        ...(visit.isReleased === false
          ? []
          : [releaseVisitFeedback(db, id, { by: AGENT, now: writtenAt + HOUR_MS })]),
      ]);
    }
  }
  return properties.length * VISITS.length;
}

/** Nobody visits on Sunday: returns the day before instead. */
const skipSunday = (day: string): string => (getWeekday(day) === SUNDAY ? addDays(day, -1) : day);
