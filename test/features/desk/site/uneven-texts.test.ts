import { expect, test } from 'vitest';
import { hasUnevenTexts } from '../../../../src/features/desk/site/uneven-texts';

const CASES: readonly [what: string, document: unknown, isUneven: boolean][] = [
  ['a text of both languages', { title: { nl: 'Pers', fr: 'Presse' } }, false],
  ['a text of neither', { title: { nl: '', fr: ' ' }, lead: {} }, false],
  ['a text of one', { title: { nl: 'Pers' } }, true],
  ['a text of the other one', { title: { nl: '', fr: 'Presse' } }, true],
  ['spaces for a text', { title: { nl: 'Pers', fr: ' \n' } }, true],
  ['a text of a language that is not in use', { title: { de: 'Presse' } }, false],
  [
    'one thing of a list',
    { items: [{ label: { nl: 'a', fr: 'b' } }, { label: { fr: 'b' } }] },
    true,
  ],
  [
    'a value below the language',
    { data: { nl: { title: 'a', text: '' }, fr: { title: 'b' } } },
    false,
  ],
  [
    'a value below one language',
    { data: { nl: { title: 'a' }, fr: { title: '', text: '' } } },
    true,
  ],
  ['values below one language alone', { data: { fr: { title: 'b' } } }, true],
  ['a number below one language', { data: { nl: { rank: 0 }, fr: {} } }, true],
  ['what has no languages', { status: 'Published', sort: 1, image: null, rules: [] }, false],
];

test.each(CASES)('%s', (_, document, isUneven) => {
  expect(hasUnevenTexts(document, ['nl', 'fr'])).toBe(isUneven);
});
