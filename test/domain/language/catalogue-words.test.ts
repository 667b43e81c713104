import { expect, test } from 'vitest';
import {
  formatUnitsType,
  formatWord,
  translateWord,
} from '../../../src/domain/language/catalogue-words';

test.each([
  ['Availability', 'Bij akte', 'On signing of the deed', 'Bei Beurkundung'],
  ['PointsOfInterest', 'Bakker', 'Baker', 'Bäckerei'],
  ['PointsOfInterest', 'Station Barvaux', 'Barvaux station', 'Bahnhof Barvaux'],
  ['MarqueeName', 'Bezoekdag 28 nov.', 'Viewing day 28 Nov.', 'Besichtigungstag 28. Nov.'],
  ['MarqueeName', 'Vrij vanaf 1 januari', 'Available from 1 January', 'Frei ab 1. Januar'],
  ['LifeAnnuityMaxDuration', '15 jaar', '15 years', '15 Jahre'],
  ['LifeAnnuityHead2Sex', 'Vrouw', 'Woman', 'Frau'],
  [
    'RegistrationType',
    'Registratierechten 12,5%',
    'Registration duty 12.5%',
    'Registrierungsgebühr 12,5\u00a0%',
  ],
  ['ElectricityCertificate', 'Conform, 12-5-2022', 'Compliant, 12/5/2022', 'Konform, 12.5.2022'],
] as const)('%s: %s', (field, text, english, german) => {
  expect(translateWord(field, text, 'en')).toBe(english);
  expect(translateWord(field, text, 'de')).toBe(german);
  expect(translateWord(field, text, 'nl')).toBeUndefined();
  expect(translateWord(field, text, 'fr')).toBeUndefined();
});

test('a text that an agent wrote, and a word of another field, stay as they are', () => {
  expect(translateWord('Condition', 'Dak vernieuwd in 2020', 'en')).toBeUndefined();
  expect(translateWord('KitchenName', 'Gesloten', 'en')).toBeUndefined();
  expect(translateWord('Interior', 'Nieuw', 'en')).toBeUndefined();
});

test.each([
  ['Commerciale', 'Commerce'],
  ['Industrie', 'Bâtiment industriel'],
  ['Bureaux', 'Bureaux'],
])('the French type %s is called %s', (name, spoken) => {
  expect(formatWord('MainTypeName', name, 'fr')).toBe(spoken);
});

test.each([
  ['Appartement (13)', 'en', 'Flat (13)'],
  ['Appartement (13)', 'de', 'Wohnung (13)'],
  ['Appartement (13)', 'fr', 'Appartement (13)'],
  ['Huis', 'en', 'House'],
  ['Iets anders (2)', 'en', 'Iets anders (2)'],
  ['', 'en', ''],
] as const)('the homes of a project, %o, are called in %s %o', (text, language, words) => {
  expect(formatUnitsType(text, language)).toBe(words);
});
