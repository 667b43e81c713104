import { scrypt, timingSafeEqual } from 'node:crypto';
import { decodeBase64, encodeBase64 } from './base64';

/** The parameters of scrypt for new hashes (decision 24): 16 MB and about 0.2 s of processor time. */
const SCRYPT_PARAMETERS = { ln: 14, r: 8, p: 5 };
type ScryptParameters = typeof SCRYPT_PARAMETERS;

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** More than the memory of the largest parameters that a stored hash may name. */
const MAX_MEMORY = 128 * 1024 * 1024;

/** Hashes a password as it is stored: `$scrypt$ln=14,r=8,p=5$salt$hash`. */
export async function hashPassword(password: string, pepper: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return formatHash(SCRYPT_PARAMETERS, salt, await derive(password, pepper, salt));
}

/**
 * Returns whether a password has this stored hash. Without a hash (an unknown account, or one that has
 * no password yet) the same work is done and the answer is no, so that its time tells nothing.
 */
export async function isRightPassword(
  password: string,
  stored: string | undefined,
  pepper: string,
): Promise<boolean> {
  const parsed = parseHash(stored ?? DUMMY_HASH);
  if (!parsed) return false;
  const key = await derive(password, pepper, parsed.salt, parsed.parameters);
  const isEqual = key.length === parsed.hash.length && timingSafeEqual(key, parsed.hash);
  return stored !== undefined && isEqual;
}

/** Derives the key of a password. The pepper is in no database: a stolen copy of one cannot be tried. */
async function derive(
  password: string,
  pepper: string,
  salt: Uint8Array,
  { ln, r, p }: ScryptParameters = SCRYPT_PARAMETERS,
): Promise<Uint8Array> {
  const peppered = await signWithPepper(password.normalize('NFKC'), pepper);
  return new Promise((resolve, reject) =>
    scrypt(peppered, salt, HASH_BYTES, { N: 2 ** ln, r, p, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    ),
  );
}

async function signWithPepper(password: string, pepper: string): Promise<Uint8Array> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(pepper), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(password)));
}

const formatHash = ({ ln, r, p }: ScryptParameters, salt: Uint8Array, hash: Uint8Array) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${encodeBase64(salt)}$${encodeBase64(hash)}`;

const HASH_PATTERN = /^\$scrypt\$ln=(1[4-7]),r=(8),p=([1-9])\$([\w+/]{22})\$([\w+/]{43})$/;

function parseHash(stored: string) {
  const [, ln, r, p, salt, hash] = HASH_PATTERN.exec(stored) ?? [];
  if (!salt || !hash) return undefined;
  const parameters: ScryptParameters = { ln: Number(ln), r: Number(r), p: Number(p) };
  return { parameters, salt: decodeBase64(salt), hash: decodeBase64(hash) };
}

const DUMMY_HASH = formatHash(
  SCRYPT_PARAMETERS,
  new Uint8Array(SALT_BYTES),
  new Uint8Array(HASH_BYTES),
);
