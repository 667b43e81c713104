/** A day at the agency: what a visitor does on the public pages, and what staff do with it at the desk. */
export interface Story {
  language: 'nl' | 'fr';
  house: number;
  /** The visitor's alone, so that it can be looked for everywhere. */
  email: string;
  paths: Record<'pattern' | 'agenda' | 'entries' | 'people' | 'catalogue', string>;
  write: string;
  guestbook: string;
  hours: string;
  /** The first of them, as the agenda writes it. */
  hour: string;
  comment: string;
  price: number;
}

/** Staff work in Dutch on a phone without script, in French on a computer. */
export const STORIES: readonly Story[] = [
  {
    ...{
      language: 'nl',
      house: 84213,
      email: 'cato.vermeulen@voorbeeld.example',
      price: 4_980_000,
    },
    paths: {
      ...{ pattern: '/nl/desk/bezoeken/weekschema/', agenda: '/nl/desk/bezoeken/' },
      ...{ entries: '/nl/desk/gastenboek/', people: '/nl/desk/personen/' },
      catalogue: '/nl/desk/aanbod/versies/',
    },
    ...{ write: '/nl/gastenboek/schrijven/', guestbook: '/nl/gastenboek/' },
    ...{ hours: 'van 10:00 tot 11:00', hour: '10:00' },
    ...{ comment: 'Van de eerste wandeling tot de akte: alles klopte.' },
  },
  {
    ...{ language: 'fr', house: 84236, email: 'odile.renard@exemple.example', price: 3_980_000 },
    paths: {
      ...{ pattern: '/fr/desk/visites/semaine-type/', agenda: '/fr/desk/visites/' },
      ...{ entries: '/fr/desk/livre-d-or/', people: '/fr/desk/personnes/' },
      catalogue: '/fr/desk/offre/versions/',
    },
    ...{ write: '/fr/livre-d-or/ecrire/', guestbook: '/fr/livre-d%27or/' },
    ...{ hours: 'de 10:00 à 11:00', hour: '10 h' },
    ...{ comment: 'De la première visite à l’acte, tout était clair.' },
  },
];
