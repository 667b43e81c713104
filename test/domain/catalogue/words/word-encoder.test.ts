import { expect, test } from 'vitest';
import { CONCEPT_WORDS } from '../../../../src/domain/catalogue/words/concept-words';
import { encodeWords } from '../../../../src/domain/catalogue/words/word-encoder';
import { CATALOGUE_LANGUAGES } from '../../../../src/domain/language/language';

test.each([
  ['nl', 'paard', 'paarden'],
  ['nl', 'haard', 'Haarden'],
  ['nl', 'stal', 'stallen'],
  ['nl', 'schuur', 'schuren'],
  ['nl', 'boom', 'bomen'],
  ['nl', 'tuin', 'tuinen'],
  ['nl', 'huis', 'huizen'],
  ['nl', 'rivier', 'rivieren'],
  ['nl', 'verblijf', 'verblijven'],
  ['nl', 'chalet', 'chalets'],
  ['nl', 'gîte', 'gites'],
  ['nl', 'terras', 'terrassen'],
  ['nl', 'hoeve', 'hoeves'],
  ['nl', 'fermette', 'fermettes'],
  ['fr', 'cheval', 'chevaux'],
  ['fr', 'cheminée', 'cheminees'],
  ['fr', 'château', 'Châteaux'],
  ['fr', 'rivière', 'rivières'],
  ['fr', 'seconde', 'secondes'],
  ['fr', 'poêle', 'poêles'],
  ['fr', 'chambre d’hôtes', 'chambres d’hôte'],
] as const)('in %s “%s” and “%s” are the same words', (language, one, other) => {
  expect(encodeWords(one, language)).toEqual(encodeWords(other, language));
  expect(encodeWords(one, language)).not.toEqual([]);
});

test('what texts are searched for is never one letter', () => {
  for (const { found } of CONCEPT_WORDS)
    for (const language of CATALOGUE_LANGUAGES)
      for (const phrase of found[language])
        expect(encodeWords(phrase, language).join(' ').length, phrase).toBeGreaterThan(1);
});

test.each([
  ['nl', 'haard', 'hard'],
  ['nl', 'B&B', 'label B'],
  ['fr', 'B&B', 'B'],
  ['nl', 'bos', 'bus'],
  ['nl', 'stal', 'staal'],
  ['fr', 'ferme', 'fer'],
  ['fr', 'bord', 'bois'],
] as const)('in %s “%s” and “%s” are different words', (language, one, other) => {
  expect(encodeWords(one, language)).not.toEqual(encodeWords(other, language));
});

test.each([
  ['nl', 'aan de rivier', 1],
  ['fr', 'au bord de l’eau', 2],
  ['nl', 'in een met', 0],
  ['fr', '', 0],
  ['nl', '.*[(\\ <b>', 1],
] as const)('in %s “%s” has %i words', (language, text, count) => {
  expect(encodeWords(text, language)).toHaveLength(count);
});
