import { expect, test } from 'vitest';
import type { IndexedText } from '../../../../src/domain/catalogue/words/word-index';
import { getPhraseKey, WordIndexer } from '../../../../src/domain/catalogue/words/word-index';

const texts: IndexedText[] = [
  {
    id: 84300,
    headline: 'Studio met open keuken',
    features: ['Haard'],
    sentences: ['Een haard is er.'],
  },
  { id: 84213, headline: 'Hoeve met open haard', features: [], sentences: ['Stal, twee paarden.'] },
  {
    id: 84155,
    kind: 'Landelijke villa',
    headline: 'Villa, de villa',
    features: ['Stal', 'Villa'],
    sentences: ['Salon met open haard.', 'Een paard mag.'],
  },
];
const indexer = new WordIndexer(['open haard', 'tweede verblijf', 'stal'], 'nl');
// In another order than that of the index, in which the newest come first.
for (const text of texts.toReversed()) indexer.add(text);
const words = new Set(indexer.words);
const findIds = indexer.finish();

test.each([
  ['hoeve', [[84213], [], []]],
  ['salon', [[], [], [84155]]],
  ['paarden', [[], [], [84213, 84155]]],
  ['haard', [[84213], [84300], [84155]]],
  ['stal', [[], [84155], [84213]]],
  ['open haard', [[84213], [], [84155]]],
  ['landelijke villa', [[], [84155], []]],
  ['tweede verblijf', [[], [], []]],
  ['zwembad', undefined],
  ['in de', undefined],
])('“%s” is in the headlines, features and sentences of %j', (phrase, ids) => {
  const key = getPhraseKey(phrase, 'nl');
  expect(words.has(key) ? findIds(key) : undefined).toEqual(ids);
});
