import { expect, test } from 'vitest';
import { hashPassword, isRightPassword } from '../../../src/platform/accounts/password-hash';

const PEPPER = 'p'.repeat(32);

test('a hash names its parameters, and no two are equal', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => hashPassword('een goed wachtwoord', PEPPER)),
  );
  expect(first).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
});

test('the right password is right, with its own pepper only', async () => {
  const stored = await hashPassword('een goed wachtwoord', PEPPER);
  expect(await isRightPassword('een goed wachtwoord', stored, PEPPER)).toBe(true);
  expect(await isRightPassword('een goed Wachtwoord', stored, PEPPER)).toBe(false);
  expect(await isRightPassword('een goed wachtwoord', stored, 'q'.repeat(32))).toBe(false);
  expect(await isRightPassword('een goed wachtwoord', undefined, PEPPER)).toBe(false);
});

test('a letter with its accent is the same in either of its spellings', async () => {
  const stored = await hashPassword('caf\u00e9 aan de rivier', PEPPER);
  expect(await isRightPassword('cafe\u0301 aan de rivier', stored, PEPPER)).toBe(true);
});

test('a hash with weaker parameters is not accepted', async () => {
  const stored = await hashPassword('een goed wachtwoord', PEPPER);
  const weak = stored.replace('ln=14', 'ln=10');
  expect(await isRightPassword('een goed wachtwoord', weak, PEPPER)).toBe(false);
});
