import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '../../../src/domain/accounts/common-passwords';

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
    'Huis & Vallée 2026!!',
    'Durbuy-Ardennen-2026',
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

  test('the names of the person are common', () => {
    expect(isCommonPassword('lambrecht.vermeulen', ['Familie Lambrecht', 'Jo Vermeulen'])).toBe(
      true,
    );
    expect(isCommonPassword('lambrecht.vermeulen')).toBe(false);
  });
});
