import { describe, expect, test } from 'vitest';
import type { KeyRing } from '../../../src/domain/accounts/key-ring';
import {
  computeKeyedHash,
  isValidSignature,
  SIGNATURE_PURPOSES,
  sign,
} from '../../../src/platform/auth/signature';

const OLD: KeyRing = [{ id: 1, secret: 'o'.repeat(32) }];
const ROTATED: KeyRing = [{ id: 2, secret: 'n'.repeat(32) }, ...OLD];
const REVOKED: KeyRing = [{ id: 2, secret: 'n'.repeat(32) }];
const MESSAGE = 'an@example.be';

describe.each(SIGNATURE_PURPOSES)('a signature for %s', (purpose) => {
  test('is valid for this purpose and no other', async () => {
    const signature = await sign(purpose, MESSAGE, OLD);
    const valid = await Promise.all(
      SIGNATURE_PURPOSES.map((other) => isValidSignature(other, MESSAGE, signature, OLD)),
    );
    expect(SIGNATURE_PURPOSES.filter((_, index) => valid[index])).toEqual([purpose]);
    expect(await isValidSignature(purpose, `${MESSAGE}x`, signature, OLD)).toBe(false);
  });

  test('stays valid after a rotation, and ends when its key is removed', async () => {
    const signature = await sign(purpose, MESSAGE, OLD);
    expect(await isValidSignature(purpose, MESSAGE, signature, ROTATED)).toBe(true);
    expect(await isValidSignature(purpose, MESSAGE, signature, REVOKED)).toBe(false);
  });
});

test('no purpose is the beginning of another with a space: none continues another', () => {
  expect(SIGNATURE_PURPOSES.filter((purpose) => !/^[a-z]+$/.test(purpose))).toEqual([]);
});

test('the newest key signs, and its number is part of the signature', async () => {
  expect(await sign('ticket', MESSAGE, ROTATED)).toMatch(/^2-[\w-]{43}$/);
  const signature = await sign('ticket', MESSAGE, ROTATED);
  expect(await isValidSignature('ticket', MESSAGE, signature, OLD)).toBe(false);
});

test.each([
  ['with the number of another key', (signature: string) => signature.replace(/^2/, '1')],
  ['without a number', (signature: string) => signature.slice(2)],
  ['with an unknown number', (signature: string) => signature.replace(/^2/, '3')],
  ['with a number in another spelling', (signature: string) => `0${signature}`],
  ['that is too short', (signature: string) => signature.slice(0, -1)],
  ['that is too long', (signature: string) => `${signature}A`],
  ['with other characters', (signature: string) => `${signature.slice(0, -1)}!`],
  ['that is empty', () => ''],
])('a signature %s is not valid', async (_, change) => {
  const signature = change(await sign('ticket', MESSAGE, ROTATED));
  expect(await isValidSignature('ticket', MESSAGE, signature, ROTATED)).toBe(false);
});

test('a keyed hash is not a signature: it names no key', async () => {
  const hash = await computeKeyedHash('network', MESSAGE, ROTATED);
  expect(await isValidSignature('network', MESSAGE, hash, ROTATED)).toBe(false);
});
