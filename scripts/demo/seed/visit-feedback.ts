import * as v from 'valibot';
import { toBrusselsDay } from '../../../src/domain/format/brussels-day.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/format/durations.ts';
import { SlotInputSchema } from '../../../src/features/visits/slot.ts';
import {
  releaseVisitFeedback,
  upsertVisitFeedback,
} from '../../../src/features/visits/visit-feedback-store.ts';
import { insertVisit, upsertSlots } from '../../../src/features/visits/visits-store.ts';

/** A property of a demonstration's owner, and the language they read. */
interface OwnedProperty {
  property: number;
  language: 'nl' | 'fr';
}

/** Visits that were booked on the site; what was said at the last is not released yet. */
const VISITS = [
  { daysAgo: 58, hour: '10:00' },
  { daysAgo: 37, hour: '14:00' },
  { daysAgo: 15, hour: '11:30' },
  { daysAgo: 4, hour: '16:00', isReleased: false },
];

/** What visitors of each house said of it, in its owner's language. */
const FEEDBACK: Readonly<Record<number, readonly string[]>> = {
  84213: [
    'De ligging overtuigt meteen: vanaf de tafel de rivier. Ze twijfelen of drie auto’s op de oprit passen.',
    'Mooi licht in de keuken. Ze vroeg hoe warm de hoeve wordt met alleen de warmtepomp: de verbruiken zijn bezorgd.',
    'Ze komen terug met hun architect. De tuin op het zuiden is precies wat ze zoeken.',
    'Vragen of de prijs bespreekbaar is.',
  ],
  84205: [
    'De torenkamer was de favoriet. Het onderhoud van het bos schrikt een beetje af.',
    'Ze rekenden uit wat de pellets per jaar kosten; met zes slaapkamers viel dat mee.',
    'Het terras en het zwembad geven de doorslag. Ze willen het huis nog eens in de week zien.',
    'Vragen of de meubels van de bibliotheek kunnen blijven.',
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

/** Who of staff released the feedback. */
const AGENT = 'Luc Dardenne';

/** Adds past visits with their feedback, where there is no feedback yet. */
export async function seedVisitFeedback(
  db: D1Database,
  properties: readonly OwnedProperty[],
  now: number,
): Promise<number> {
  if (await db.prepare('SELECT 1 FROM visit_feedback LIMIT 1').first()) return 0;
  for (const [index, { property, language }] of properties.entries())
    for (const [number, visit] of VISITS.entries()) {
      const day = toBrusselsDay(new Date(now - (visit.daysAgo + 2 * index) * DAY_MS));
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
          slot.closesAt - DAY_MS,
        ),
        upsertVisitFeedback(db, {
          ...{ visit: id, text, visitor: '', writtenAt },
        }),
        ...(visit.isReleased === false
          ? []
          : [releaseVisitFeedback(db, id, { by: AGENT, now: writtenAt + HOUR_MS })]),
      ]);
    }
  return properties.length * VISITS.length;
}
