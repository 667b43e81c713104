import { expect, test } from 'vitest';
import type { KeyRing } from '../../../src/domain/accounts/key-ring';
import { openSecret, sealSecret } from '../../../src/features/sign-in/credentials/sealed-secret';
import {
  hashPassword,
  isOfOlderPepper,
  isRightPassword,
} from '../../../src/platform/accounts/password-hash';
import { LOW_COST } from '../../low-cost';

const PEPPERS: KeyRing = [{ id: 1, secret: 'p'.repeat(32) }];
const ROTATED: KeyRing = [{ id: 2, secret: 'q'.repeat(32) }, ...PEPPERS];

test('a hash names its parameters, and no two are equal', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => hashPassword('een goed wachtwoord', PEPPERS)),
  );
  expect(first).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
});

test('the right password is right, with its own pepper only', async () => {
  const stored = await hashPassword('een goed wachtwoord', PEPPERS, LOW_COST);
  expect(await isRightPassword('een goed wachtwoord', stored, PEPPERS, LOW_COST)).toBe(true);
  expect(await isRightPassword('een goed Wachtwoord', stored, PEPPERS, LOW_COST)).toBe(false);
  expect(
    await isRightPassword(
      'een goed wachtwoord',
      stored,
      [{ id: 1, secret: 'q'.repeat(32) }],
      LOW_COST,
    ),
  ).toBe(false);
  expect(await isRightPassword('een goed wachtwoord', undefined, PEPPERS, LOW_COST)).toBe(false);
});

test('without a hash the same work is done: it takes its turn behind the work before it', async () => {
  const stored = await hashPassword('een goed wachtwoord', PEPPERS);
  const finished: string[] = [];
  const attempt = (account: string, hash: string | undefined) =>
    isRightPassword('een ander wachtwoord', hash, PEPPERS).then(() => finished.push(account));
  await Promise.all([attempt('known', stored), attempt('unknown', undefined)]);
  expect(finished).toEqual(['known', 'unknown']);
});

test('registrations wait for a sign-in that comes after them', async () => {
  const stored = await hashPassword('een goed wachtwoord', PEPPERS, LOW_COST);
  const finished: string[] = [];
  const registrations = Array.from({ length: 20 }, () =>
    hashPassword('van een vreemde', PEPPERS, LOW_COST, 'registration').then(() =>
      finished.push('registration'),
    ),
  );
  const signIn = isRightPassword('een goed wachtwoord', stored, PEPPERS, LOW_COST).then(() =>
    finished.push('sign-in'),
  );
  await Promise.all([...registrations, signIn]);
  expect(finished.indexOf('sign-in')).toBeLessThanOrEqual(1);
});

test('a letter with its accent is the same in either of its spellings', async () => {
  const stored = await hashPassword('caf\u00e9 aan de rivier', PEPPERS, LOW_COST);
  expect(await isRightPassword('cafe\u0301 aan de rivier', stored, PEPPERS, LOW_COST)).toBe(true);
});

test('a hash of less memory is right only where a new one would take as little', async () => {
  const stored = await hashPassword('een goed wachtwoord', PEPPERS, LOW_COST);
  expect(await isRightPassword('een goed wachtwoord', stored, PEPPERS, LOW_COST)).toBe(true);
  expect(await isRightPassword('een goed wachtwoord', stored, PEPPERS)).toBe(false);
  const least = stored.replace('ln=10', 'ln=9');
  expect(await isRightPassword('een goed wachtwoord', least, PEPPERS, LOW_COST)).toBe(false);
});

test('a hash names a pepper that is not the first, and is right with that one only', async () => {
  const stored = await hashPassword('een goed wachtwoord', ROTATED, LOW_COST);
  expect(stored).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$2\.[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isRightPassword('een goed wachtwoord', stored, ROTATED, LOW_COST)).toBe(true);
  expect(await isRightPassword('een goed wachtwoord', stored, PEPPERS, LOW_COST)).toBe(false);
  expect(isOfOlderPepper(stored, ROTATED)).toBe(false);
});

test('a hash of an older pepper is right, and known to be old', async () => {
  const stored = await hashPassword('een goed wachtwoord', PEPPERS, LOW_COST);
  expect(await isRightPassword('een goed wachtwoord', stored, ROTATED, LOW_COST)).toBe(true);
  expect([isOfOlderPepper(stored, PEPPERS), isOfOlderPepper(stored, ROTATED)]).toEqual([
    false,
    true,
  ]);
});

test('a secret sealed with an older pepper opens, one of a removed pepper does not', async () => {
  const secret = new Uint8Array([1, 2, 3]);
  const sealed = await sealSecret(secret, 'an', 'second factor', PEPPERS);
  expect(await openSecret(sealed, 'an', 'second factor', ROTATED)).toEqual(secret);
  const newest: KeyRing = [ROTATED[0]];
  expect(await openSecret(sealed, 'an', 'second factor', newest)).toBeUndefined();
});
