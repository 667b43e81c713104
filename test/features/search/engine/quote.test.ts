import { expect, test } from 'vitest';
import { quoteLine } from '../../../../src/features/search/engine/quote';

const lines = [
  'Aan de rand van het oude Durbuy, waar de straat een veldweg wordt, ligt deze hoeve.',
  'De keuken en de zithoek met houtkachel lopen in één ruimte van 64 m², met drie raamdeuren naar een terras in blauwe hardsteen.',
  'In de salon een open haard.',
  'De isolatie bracht het label op B.',
  'Gîte/B&B',
];
const quote = (...sought: string[]) =>
  quoteLine(lines, sought, 'nl')
    ?.map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

test.each([
  [['open haard'], 'In de salon een [open haard].'],
  [['haarden'], 'In de salon een open [haard].'],
  [['salon', 'open haard'], 'In de [salon] een [open haard].'],
  [['houtkachel'], '… keuken en de zithoek met [houtkachel] lopen in één ruimte van 64 m²…'],
  [['gîte', 'B&B'], '[Gîte]/[B&B]'],
  [['Hoeve'], '… veldweg wordt, ligt deze [hoeve].'],
])('%j is quoted as “%s”', (sought, text) => {
  expect(quote(...sought)).toBe(text);
});

test('the line with most of the words is quoted', () => {
  expect(quote('keuken', 'terras', 'hoeve')).toContain('[keuken]');
});

test('words that no line holds give no quote', () => {
  expect(quote('zwembad')).toBeUndefined();
});
