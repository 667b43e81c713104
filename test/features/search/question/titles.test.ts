import { expect, test } from 'vitest';
import { fetchAnsweringPage } from './fetch-answer';

/** What the list that answers a question is called, and its first chips. */
const TITLES: readonly [language: 'nl' | 'fr', text: string, title: string][] = [
  ['nl', 'huis label C', 'Huizen met label C of beter'],
  ['nl', 'huis zonder garage', 'Huizen zonder garage'],
  ['nl', 'huis voor 6 personen', 'Huizen te huur voor minstens 6 personen'],
  ['fr', 'maison nouveautés', 'Maisons parmi nos nouveautés'],
  ['nl', 'huis met tuin en garage', 'Huizen met tuin en garage'],
  ['nl', 'huis Spa label B met tuin', 'Huizen in Spa, met label B of beter, met tuin'],
  ['fr', 'maison jardin garage piscine', 'Maisons avec jardin, garage et piscine'],
  ['fr', 'maison PEB B sous option', 'Maisons avec label PEB B ou mieux, sous option'],
  // A diminutive is the kind of home that texts name.
  ['nl', 'villaatje', 'Panden met ‘villa’ in de tekst'],
  ['nl', 'chaletje durbuy', 'Panden in Durbuy, met ‘chalet’ in de tekst'],
  ['nl', 'boerderijtje durbuy', 'Panden in Durbuy, van het type boerderij'],
  // What only relatives of a word answer is not said to hold the word.
  ['nl', 'landhuis', 'Panden voor ‘landhuis’'],
  ['nl', 'opknapper durbuy', 'Panden in Durbuy, voor ‘opknapper’'],
  ['fr', 'gros travaux', 'Biens pour « gros travaux »'],
  ['nl', 'bezette lijfrente', 'Panden op lijfrente met ‘bezette’ in de tekst'],
  ['fr', 'maison en viager', 'Maisons en viager'],
  ['fr', 'maison plain pied PMR', 'Maisons de plain-pied'],
  // Durbuy has two postcodes: around it is one place all the same.
  ['fr', 'maison à 10 km de durbuy', 'Maisons à Durbuy et 10 km autour'],
  ['nl', 'huis met zwmbad', 'Huizen met zwembad'],
  // One criterion is a question too, unless it is a list of its own.
  ['nl', '4 slaapkamers', 'Panden met minstens 4 slaapkamers'],
  ['fr', 'près de Durbuy', 'Biens à Durbuy et 15 km autour'],
  ['nl', 'te koop', 'Te koop in de Ardennen'],
];

test.each(TITLES)('in %s “%s” is answered by the list “%s”', async (language, text, title) => {
  const html = await fetchAnsweringPage(language, text);
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll('\u00a0', ' ')).toBe(title);
});

test.each([
  ['fr', 'viager occupé', 1],
  ['fr', 'viager libre', 0],
  ['nl', 'bezette lijfrente', 1],
] as const)(
  'in %s “%s” finds %d: whether the seller stays is read where the listing says it',
  async (language, text, count) => {
    const html = await fetchAnsweringPage(language, text);
    expect(html).toMatch(
      new RegExp(`name="description" content="[^"]*\\s·\\s${count} (?:bien|pand)`),
    );
  },
);
