import { expect, test } from 'vitest';
import { resolveLocalized } from '../../../src/domain/language/localized';

test('a text missing in the visitor’s language falls back to the default language, and names it', () => {
  expect(resolveLocalized({ nl: 'Huis' }, 'fr', 'nl')).toEqual({ text: 'Huis', lang: 'nl' });
});
