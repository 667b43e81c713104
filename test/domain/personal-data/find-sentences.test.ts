import { expect, test } from 'vitest';
import { hasAddress } from '../../../src/domain/personal-data/find-address';
import { findSentences } from '../../../src/domain/personal-data/find-sentences';
import { fc } from '../../seeded-fast-check';

const EMAIL = 'sofie.claes@example.be';

test.each([
  [`Dag. Mijn buurvrouw ${EMAIL} zei… Mijn inkomen is 4300 euro`, [`Mijn buurvrouw ${EMAIL} zei…`]],
  [`Bel 0470 99 88 77!\n${EMAIL}\nPiet`, [EMAIL]],
  [`Vraag ${EMAIL}. Groeten`, [`Vraag ${EMAIL}.`]],
  [`(${EMAIL} weet het.) En ${EMAIL}? Ja.`, [`(${EMAIL} weet het.)`, `En ${EMAIL}?`]],
  ['Niemand.', []],
])('of "%s" only the sentences with the address are given', (text, sentences) => {
  expect(findSentences(text, EMAIL)).toEqual(sentences);
});

test('a text without full stops gives the words around the address', () => {
  const [sentence = ''] = findSentences(
    `${'woord '.repeat(200)}${EMAIL}${' woord'.repeat(200)}`,
    EMAIL,
  );
  expect(sentence.length).toBeLessThan(400);
  expect(sentence).toMatch(/^… woord .* sofie\.claes@example\.be woord .*…$/);
});

test('each sentence holds the address, is of the text, and no line of it is passed', () => {
  const text = fc.array(
    fc.constantFrom(EMAIL, 'a', '. ', '! ', '\n', ' ', 'İ', '… ', ' b.c ', '12'),
    {
      maxLength: 300,
    },
  );
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('');
      const sentences = findSentences(whole, EMAIL);
      expect(sentences.length > 0).toBe(hasAddress(whole, EMAIL));
      for (const sentence of sentences) {
        expect(hasAddress(sentence, EMAIL)).toBe(true);
        expect(sentence).not.toMatch(/\n|[.!] \S/);
      }
    }),
  );
});
