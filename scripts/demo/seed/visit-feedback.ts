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

interface Visit {
  daysAgo: number;
  hour: string;
  isReleased?: false;
  text: Record<OwnedProperty['language'], string>;
}

/** Visits that were booked on the site, and what their visitors said; the last is not released yet. */
const VISITS: readonly Visit[] = [
  {
    ...{ daysAgo: 58, hour: '10:00' },
    text: {
      nl: 'De ligging overtuigt meteen. Ze zoeken een bureau op het gelijkvloers en twijfelen of dat past.',
      fr: 'La situation séduit d’emblée. Ils cherchent un bureau au rez-de-chaussée et hésitent sur la place.',
    },
  },
  {
    ...{ daysAgo: 37, hour: '14:00' },
    text: {
      nl: 'Mooi licht in de leefruimte. De verwarming met mazout schrikt af: ze laat de kosten van een warmtepomp bekijken.',
      fr: 'Belle lumière dans le séjour. Le chauffage au mazout fait hésiter : elle fait chiffrer une pompe à chaleur.',
    },
  },
  {
    ...{ daysAgo: 15, hour: '11:30' },
    text: {
      nl: 'Ze komen terug met hun architect. De tuin is precies wat ze zoeken.',
      fr: 'Ils reviennent avec leur architecte. Le jardin est exactement ce qu’ils cherchent.',
    },
  },
  {
    ...{ daysAgo: 4, hour: '16:00', isReleased: false },
    text: {
      nl: 'Vragen of de prijs bespreekbaar is.',
      fr: 'Demandent si le prix est négociable.',
    },
  },
];

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
          ...{ visit: id, text: visit.text[language], visitor: '', writtenAt },
        }),
        ...(visit.isReleased === false
          ? []
          : [releaseVisitFeedback(db, id, { by: AGENT, now: writtenAt + HOUR_MS })]),
      ]);
    }
  return properties.length * VISITS.length;
}
