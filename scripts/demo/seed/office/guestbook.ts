import type { WriterFact } from '../../../../src/domain/site/testimonial.ts';
import type { VisitorName } from './visitors.ts';

/** An entry of the guestbook; without a decision it waits. */
export interface DemoEntry {
  from: VisitorName;
  daysAgo: number;
  /** The name that is shown. */
  name: string;
  about?: string;
  comment: string;
  /** A file of data/media. */
  picture?: string;
  decision?: 'rejected' | { knownBy: WriterFact; deal?: string };
}

export const DEMO_ENTRIES: readonly DemoEntry[] = [
  {
    ...{ from: 'greet', daysAgo: 1, name: 'Greet en Paul', about: 'kochten een huis in Hotton' },
    comment:
      'We kwamen voor één huis en kochten een ander. Luc had na tien minuten begrepen dat we vooral een werkplaats zochten, en zei eerlijk dat het eerste dak aan vervanging toe was.',
    picture: 'houses/dorpshuis/voorgevel-800.webp',
  },
  {
    ...{ from: 'benoit', daysAgo: 3, name: 'Benoît S.' },
    comment:
      'Réponse le jour même, visite le lendemain. Nous n’avons finalement pas acheté, mais on nous a tout expliqué sans nous presser.',
  },
  {
    ...{ from: 'wim', daysAgo: 12, name: 'Wim Janssens', about: 'verkocht zijn ouderlijk huis' },
    comment:
      'Zes bezoeken, twee biedingen en geen enkel telefoontje waarop wij moesten wachten. De foto’s deden het huis van onze ouders eer aan.',
    decision: { knownBy: 'deal', deal: '83/655' },
  },
  {
    ...{ from: 'anne', daysAgo: 20, name: 'Anne-Marie Gillet', about: 'locataire à Marche' },
    comment:
      'L’état des lieux était clair, photos à l’appui, et la caution est revenue en une semaine. Cela mérite d’être dit.',
    decision: { knownBy: 'invitation' },
  },
  {
    ...{ from: 'pieter', daysAgo: 9, name: 'P.' },
    comment: 'Beste makelaar van België!!! Bekijk ook onze ramen en deuren, nu min dertig procent.',
    decision: 'rejected',
  },
];
