import { addDays, toBrusselsDay } from '../../../src/domain/format/brussels-day.ts';
import { DAY_MS } from '../../../src/domain/format/durations.ts';
import type { ImportedEvent } from '../../../src/features/owner-portal/activity-import-store.ts';
import type { PostedProperty } from './owned-properties.ts';

/** Days after posting on which a sale that lasts changes; one that has not come that far knows none. */
export const SALE_CHANGES = { price: 60, option: 75, back: 81 } as const;

/** A day of a sale: days after posting, days before today, or days to come. */
export type StoryDay = { after: number } | { ago: number } | { ahead: number };

/** Returns a day of a property's sale as YYYY-MM-DD; undefined if the sale has not come that far. */
export function findStoryDay(
  when: StoryDay,
  { posted }: PostedProperty,
  now: number,
): string | undefined {
  const today = toBrusselsDay(new Date(now));
  if ('ahead' in when) return addDays(today, when.ahead);
  const day = 'after' in when ? addDays(posted, when.after) : addDays(today, -when.ago);
  return day >= posted && day <= today ? day : undefined;
}

/** Returns how many days a property is on the site, today included; 0 before it is. */
export const countDaysOnline = ({ posted }: PostedProperty, now: number): number =>
  Math.max(
    0,
    Math.round((Date.parse(toBrusselsDay(new Date(now))) - Date.parse(posted)) / DAY_MS) + 1,
  );

/** Events of a sale, in the owner's language. */
export const SALE_EVENTS: readonly (readonly [
  StoryDay,
  ImportedEvent['kind'],
  ImportedEvent['status'],
  string,
  string,
  string,
])[] = [
  [{ after: 0 }, 'media', 'online', 'Immoweb, Zimmo', 'Online gezet', 'Mis en ligne'],
  [
    { after: 4 },
    'communication',
    'sent',
    'Huis & Vallée',
    'Nieuwsbrief verstuurd',
    'Lettre d’information envoyée',
  ],
  [{ after: 6 }, 'visit', 'done', 'Agenda', 'Eerste bezoek', 'Première visite'],
  [{ after: 11 }, 'visit', 'cancelled', 'Agenda', 'Bezoek afgezegd', 'Visite annulée'],
  [
    { after: 13 },
    'communication',
    'done',
    'Dossier',
    'Stedenbouwkundige inlichtingen ontvangen',
    'Renseignements urbanistiques reçus',
  ],
  [
    { after: 22 },
    'visit',
    'done',
    'Agenda',
    'Openhuisdag, zeven gezinnen',
    'Journée portes ouvertes, sept familles',
  ],
  [
    { after: 40 },
    'appearance',
    'ended',
    'De Ardennenbode',
    'Advertentie van een halve bladzijde',
    'Annonce d’une demi-page',
  ],
  [
    { after: SALE_CHANGES.price - 6 },
    'communication',
    'done',
    'Telefoon',
    'Overleg over de prijs',
    'Entretien sur le prix',
  ],
  [
    { after: SALE_CHANGES.price },
    'media',
    'online',
    'Immoweb, Zimmo',
    'Prijs aangepast op alle kanalen',
    'Prix adapté sur tous les canaux',
  ],
  [{ after: 66 }, 'visit', 'done', 'Agenda', 'Eerste bezoek', 'Première visite'],
  [
    { after: SALE_CHANGES.option - 2 },
    'visit',
    'done',
    'Agenda',
    'Tweede bezoek, met architect',
    'Deuxième visite, avec architecte',
  ],
  [
    { ago: 2 },
    'communication',
    'done',
    'Telefoon',
    'Verslag van de bezoeken',
    'Compte rendu des visites',
  ],
  [{ ahead: 6 }, 'visit', 'confirmed', 'Agenda', 'Bezoek gepland', 'Visite prévue'],
];
