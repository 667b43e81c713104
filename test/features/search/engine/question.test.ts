import { expect, test } from 'vitest';
import type { QuestionPart } from '../../../../src/features/search/engine/question';
import { readQuestion, withoutPart } from '../../../../src/features/search/engine/question';

const source = {
  language: 'nl' as const,
  types: [
    { webId: 1, name: 'Huis' },
    { webId: 4, name: 'Grond' },
  ],
  cities: [
    { Name: 'DURBUY', Zip: '6940' },
    { Name: 'DURBUY', Zip: '6941' },
    { Name: 'WÉRIS', Zip: '6940' },
    { Name: 'LA ROCHE-EN-ARDENNE', Zip: '6980' },
    { Name: 'MARCHE-EN-FAMENNE', Zip: '6900' },
  ],
  synonyms: [
    { language: 'nl' as const, sought: ['open haard', 'haard'], found: ['houtkachel'] },
    { language: 'nl' as const, sought: ['aan de rivier'], found: ['oever'] },
    { language: 'nl' as const, sought: ['paarden'], found: ['paardenstal'] },
    { language: 'fr' as const, sought: ['sauna'], found: ['wellness'] },
  ],
};

const describePart = (part: QuestionPart) =>
  `${part.kind}${part.kind === 'words' && part.synonym ? '+' : ''} ${part.text}`;

test.each([
  ['open haard durbuy', ['words+ open haard', 'city durbuy']],
  [
    'een huis te koop in Weris met haard',
    ['type huis', 'goal te koop', 'city Weris', 'words+ haard'],
  ],
  ['huizen aan de rivier', ['type huizen', 'words+ aan de rivier']],
  ['paard', ['words+ paard']],
  ['zwembad sauna weris', ['words zwembad', 'words sauna', 'city weris']],
  ['la roche en ardenne', ['city la roche en ardenne']],
  ['gîte marche', ['words gîte', 'city marche']],
  ['6980 te huur', ['city 6980', 'goal te huur']],
  ['in de met', []],
  ['', []],
  ['.*[(\\ <b>', ['words b']],
])('“%s” names %j', (text, parts) => {
  expect(readQuestion(text, source).map(describePart)).toEqual(parts);
});

test('a city with two zips is one part', () => {
  const [city] = readQuestion('Durbuy', source);
  expect(city?.kind === 'city' && city.cities.map(({ Zip }) => Zip)).toEqual(['6940', '6941']);
});

test('a part is taken out of the text', () => {
  const parts = readQuestion('een open haard in Durbuy', source);
  expect(parts.map((part) => withoutPart(parts, part))).toEqual(['Durbuy', 'open haard']);
});
