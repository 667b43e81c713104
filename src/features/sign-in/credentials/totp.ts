/** Codes by time (RFC 6238): SHA-1, six digits, a new one every thirty seconds, as authenticator apps make them. */

const STEP_MS = 30_000;
const DIGITS = 6;
/** A phone's clock may be one step off, in either direction. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

export const createTotpSecret = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** Returns the number of the step of a time in ms since 1970. */
export const getTotpStep = (now: number): number => Math.floor(now / STEP_MS);

/** Computes the code of a step. */
export async function computeTotpCode(
  secret: Uint8Array<ArrayBuffer>,
  step: number,
): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const hash = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const offset = hash.getUint8(hash.byteLength - 1) & 0xf;
  const number = (hash.getUint32(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** Returns the step, at most one away from now, whose code this is; undefined if it is none's. */
export async function findTotpStep(
  secret: Uint8Array<ArrayBuffer>,
  code: string,
  now: number,
): Promise<number | undefined> {
  const current = getTotpStep(now);
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step++)
    if ((await computeTotpCode(secret, step)) === code) return step;
  return undefined;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns a secret of twenty bytes as apps take it: thirty-two letters and digits (RFC 4648). */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? [])
    .map((group) => BASE32.charAt(Number.parseInt(group, 2)))
    .join('');
}

/** Builds the address that an app reads from a QR code. */
export function buildTotpUrl(issuer: string, account: string, secret: Uint8Array): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${encodeBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
