import { expect, test } from 'vitest';
import { getTranslator } from '../../../src/domain/language/texts';

test.each([
  ['Aywaille', 'Carte d’Aywaille'],
  ['Éghezée', 'Carte d’Éghezée'],
  ['Yvoir', 'Carte d’Yvoir'],
  ['Yannick', 'Carte de Yannick'],
  ['Hotton', 'Carte de Hotton'],
  ['Durbuy', 'Carte de Durbuy'],
  ['« Les Ormes »', 'Carte de « Les Ormes »'],
  ['« Orval »', 'Carte d’« Orval »'],
  ['5 ares', 'Carte de 5 ares'],
  ['', 'Carte de '],
])('French speaks of %j as %j', (town, sentence) => {
  expect(getTranslator('fr')('TOWN_MAP', { town })).toBe(sentence);
});

test('no other language leaves out a vowel', () => {
  expect(getTranslator('nl')('SUB_MENU', { name: 'Aanbod' })).not.toContain('’');
});
