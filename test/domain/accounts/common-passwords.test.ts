import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isCommonPassword, listSiteNames } from '../../../src/domain/accounts/common-passwords';
import { Configuration } from '../../../src/domain/site/configuration/configuration';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

describe('common passwords', () => {
  test.each([
    'passwordpassword',
    'P@ssw0rd12345678',
    'wachtwoord123456',
    'motdepassemotdepasse',
    'aaaaaaaaaaaaaaaaaa',
    'abcabcabcabcabcabc',
    '123456789012345678',
    'abcdefghijklmnop',
    'qwertyuiop123456789',
    'azertyuiopqsdfghjklm',
    'correct horse battery staple',
    'Correct Horse Battery Staple!',
    'Je t’aime je t’aime',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    'de kersenboom bloeit in april',
    'trois vélos derrière le moulin',
    'ik ga elke zondag naar de rivier',
    'Tr0ub4dor&3-xyzzy-plugh',
    'k7mq2d-x3vdab-9fhjkm',
  ])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  test.each(['Maas & Zoon 2026!!', 'Lier-Kempen-20262026'])(
    '%s is one on the site of that agency',
    (password) => {
      const { agency, listings, ...others } = createSmallSnapshot()['site/configuration.json'];
      const names = listSiteNames(
        v.parse(Configuration, {
          ...others,
          agency: { ...agency, name: 'Maas & Zoon', offices: [{ name: 'Lier', city: 'Lier' }] },
          listings: { ...listings, region: { nl: 'in de Kempen' } },
        }),
      );
      expect(isCommonPassword(password, names)).toBe(true);
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  test('the names of the person are common', () => {
    expect(isCommonPassword('lambrecht.vermeulen', ['Familie Lambrecht', 'Jo Vermeulen'])).toBe(
      true,
    );
    expect(isCommonPassword('lambrecht.vermeulen')).toBe(false);
  });
});
