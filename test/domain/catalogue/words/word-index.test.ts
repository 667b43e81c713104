import { expect, test } from 'vitest';
import type { IndexedText } from '../../../../src/domain/catalogue/words/word-index';
import { getPhraseKey, indexWords } from '../../../../src/domain/catalogue/words/word-index';

const texts: IndexedText[] = [
  { id: 84300, headline: 'Studio met open keuken', lines: ['Een haard is er niet.'] },
  { id: 84213, headline: 'Hoeve met open haard', lines: ['Stal voor twee paarden.'] },
  { id: 84155, headline: 'Villa', lines: ['In de salon een open haard.', 'Een paard mag.'] },
];
const index = indexWords(texts, ['open haard', 'tweede verblijf', 'stal'], 'nl');

test.each([
  ['hoeve', [[84213], []]],
  ['paarden', [[], [84213, 84155]]],
  ['haard', [[84213], [84300, 84155]]],
  ['open haard', [[84213], [84155]]],
  ['tweede verblijf', [[], []]],
  ['zwembad', undefined],
  ['in de', undefined],
])('“%s” is in the headlines and other lines of %j', (phrase, ids) => {
  expect(index.get(getPhraseKey(phrase, 'nl'))).toEqual(ids);
});
