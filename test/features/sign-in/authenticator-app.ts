import { computeTotpCode, getTotpStep } from '../../../src/features/sign-in/credentials/totp';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Computes what an app shows now for a key as a person types it: 'ABCD EFGH …'. */
export function readAppCode(key: string): Promise<string> {
  const bits = Array.from(key.replaceAll(' ', ''), (character) =>
    BASE32.indexOf(character).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (group) => Number.parseInt(group, 2));
  return computeTotpCode(bytes, getTotpStep(Date.now()));
}
