import { expect, test } from 'vitest';
import { foldLeadQuery, listLeadWords } from '../../../../src/features/forms/kit/store/lead-words';
import { fc } from '../../../seeded-fast-check';

const LEAD = {
  ...{ firstName: 'Élodie', lastName: "De l'Étang", email: 'Elodie@Example.be' },
  phone: '+32 470 00 12 31',
};
const finds = (typed: string, answers: object = LEAD) =>
  foldLeadQuery(typed).some((begin) =>
    listLeadWords(answers as never).some((word) => word.startsWith(begin)),
  );

test.each([
  ...['Élodie', 'elodie', 'ÉLODIE DE', "de l'etang", "L'ÉTANG", 'de l’etang elodie', 'Étang'],
  ...['elodie@example', 'ELODIE@EXAMPLE.BE', '0470', '0470 00 12 31', '+32 470', '0032470001231'],
])('%s finds Élodie', (typed) => {
  expect(finds(typed)).toBe(true);
});

test.each(['lodie', 'tang', 'lodie de', 'example.be', '%', '_', '*', '470', ' ', '471'])(
  '%s does not',
  (typed) => {
    expect(finds(typed)).toBe(false);
  },
);

test('whoever is typed as they wrote their name is found, in any case, with or without accents', () => {
  const part = fc.string({
    unit: fc.constantFrom(..."éÉaZçß İłØσΣйЙ-'"),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(part, part, (firstName, lastName) => {
      fc.pre(`${firstName}${lastName}`.trim() !== '');
      for (const typed of [`${firstName} ${lastName}`, `${lastName} ${firstName}`])
        for (const form of [
          typed,
          typed.toUpperCase(),
          typed.toLowerCase(),
          typed.normalize('NFD'),
        ])
          expect(finds(form, { firstName, lastName })).toBe(true);
    }),
  );
});

test('words of a lead are few and short, whatever was typed', () => {
  const words = listLeadWords({ name: 'a '.repeat(5000), email: 'x'.repeat(5000) });
  expect(words.length).toBeLessThanOrEqual(24);
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(100);
});
