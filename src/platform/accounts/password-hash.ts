import { scrypt, timingSafeEqual } from 'node:crypto';
import type { Key, KeyRing } from '../../domain/accounts/key-ring';
import type { PasswordCost } from '../../domain/accounts/password-cost';
import { FULL_COST } from '../../domain/accounts/password-cost';
import { decodeBase64, encodeBase64 } from './base64';

/** scrypt's block size (r): all hashes have the same. */
const BLOCK_SIZE = 8;

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** More than one of the p passes of a hash takes, with ln=14. */
const PASS_MS = 70;

/** More than the memory of the largest cost that a stored hash may name. */
const MAX_MEMORY = 128 * 1024 * 1024;

/**
 * Hashes a password with the newest pepper, as it is stored: `$scrypt$ln=14,r=8,p=5$salt$hash`. Before the salt
 * stands the number of the pepper, unless it is the first: `2.` (decision 89).
 */
export async function hashPassword(
  password: string,
  [newest]: KeyRing,
  cost = FULL_COST,
  turn: Turn = 'sign-in',
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const hash = await derive(password, newest, { salt, cost, turn });
  return formatHash({ cost, pepperId: newest.id, salt, hash });
}

/** Returns whether a hash was made with an older pepper: at the next right password it is made anew. */
export const isOfOlderPepper = (stored: string, [newest]: KeyRing): boolean =>
  parseHash(stored)?.pepperId !== newest.id;

/**
 * Returns whether a password has this stored hash. Without a hash (an unknown account, or one that has
 * no password yet), and without the pepper of one, the same work is done and the answer is no, so that its
 * time tells nothing. A hash made with less memory than both `cost` and the full cost is not accepted.
 */
export async function isRightPassword(
  password: string,
  stored: string | undefined,
  peppers: KeyRing,
  cost = FULL_COST,
): Promise<boolean> {
  const parsed = parseHash(stored ?? formatDummyHash(cost));
  if (!parsed || parsed.cost.ln < Math.min(cost.ln, FULL_COST.ln)) return false;
  const pepper = peppers.find(({ id }) => id === parsed.pepperId);
  const key = await derive(password, pepper ?? peppers[0], { ...parsed, turn: 'sign-in' });
  const isEqual = key.length === parsed.hash.length && timingSafeEqual(key, parsed.hash);
  return stored !== undefined && pepper !== undefined && isEqual;
}

/** Derives the key of a password. The pepper is in no database: a stolen copy of one cannot be tried. */
async function derive(
  password: string,
  pepper: Key,
  { salt, cost: { ln, p }, turn }: { salt: Uint8Array; cost: PasswordCost; turn: Turn },
): Promise<Uint8Array> {
  const peppered = await signWithPepper(password.normalize('NFKC'), pepper);
  await TURNS[turn](PASS_MS * p * 2 ** (ln - 14));
  const options = { N: 2 ** ln, r: BLOCK_SIZE, p, maxmem: MAX_MEMORY };
  return new Promise((resolve, reject) =>
    scrypt(peppered, salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    ),
  );
}

async function signWithPepper(password: string, { secret }: Key): Promise<Uint8Array> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(password)));
}

/** A stored hash in its parts. */
interface StoredHash {
  cost: PasswordCost;
  pepperId: number;
  salt: Uint8Array;
  hash: Uint8Array;
}

function formatHash({ cost, pepperId, salt, hash }: StoredHash): string {
  const pepper = pepperId === FIRST_PEPPER ? '' : `${pepperId}.`;
  return `$scrypt$ln=${cost.ln},r=${BLOCK_SIZE},p=${cost.p}$${pepper}${encodeBase64(salt)}$${encodeBase64(hash)}`;
}

/** The pepper whose number no hash names. */
const FIRST_PEPPER = 1;

const HASH_PATTERN =
  /^\$scrypt\$ln=(1[0-7]),r=8,p=([1-9])\$(?:(\d{1,4})\.)?([\w+/]{22})\$([\w+/]{43})$/;

function parseHash(stored: string): StoredHash | undefined {
  const [, ln, p, pepper, salt, hash] = HASH_PATTERN.exec(stored) ?? [];
  if (!salt || !hash) return undefined;
  const cost: PasswordCost = { ln: Number(ln), p: Number(p) };
  const pepperId = pepper ? Number(pepper) : FIRST_PEPPER;
  return { cost, pepperId, salt: decodeBase64(salt), hash: decodeBase64(hash) };
}

/** Returns a hash that no password has, for the work that an unknown account costs. */
const formatDummyHash = (cost: PasswordCost): string =>
  formatHash({
    cost,
    pepperId: FIRST_PEPPER,
    salt: new Uint8Array(SALT_BYTES),
    hash: new Uint8Array(HASH_BYTES),
  });

/**
 * Who calculates: somebody who signs in or changes a password, or a stranger who registers, who waits for all of
 * them. A hundred registrations therefore hold up a sign-in by one calculation (decision 23).
 */
export type Turn = 'sign-in' | 'registration';

const TURNS: Record<Turn, (ms: number) => Promise<void>> = {
  'sign-in': waitForTurn,
  registration: waitForIdleTurn,
};

/** The time in ms since 1970 from which this isolate may start its next calculation. */
let nextStart = 0;
/** The same of registrations, among themselves. */
let nextIdleStart = 0;

/**
 * Waits until a calculation that takes up to `ms` may start. Calculations that arrive together start so far apart
 * that the isolate answers pages between them: a page waits for one of them, never for all. Times are
 * handed out, not held, since a request that is cut off gives nothing back.
 */
async function waitForTurn(ms: number): Promise<void> {
  const start = Math.max(Date.now(), nextStart);
  nextStart = start + ms;
  await waitUntil(start);
}

/** Waits until nobody else calculates; one registration after the other, each as long as two calculations. */
async function waitForIdleTurn(ms: number): Promise<void> {
  const start = Math.max(Date.now(), nextIdleStart);
  nextIdleStart = start + 2 * ms;
  await waitUntil(start);
  while (nextStart > Date.now()) await waitUntil(nextStart);
  nextStart = Date.now() + ms;
}

/** Not the platform's scheduler: the staff tool hashes passwords in Node too. */
async function waitUntil(moment: number): Promise<void> {
  const ms = moment - Date.now();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
