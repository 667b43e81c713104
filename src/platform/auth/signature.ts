import type { Key, KeyRing } from '../../domain/accounts/key-ring';

const textEncoder = new TextEncoder();

/** Purposes of signatures and keyed hashes: one of a purpose is invalid for any other. */
export const SIGNATURE_PURPOSES = [
  'account',
  'attachment',
  'booking',
  'browser',
  'challenge',
  'content',
  'digest',
  'document',
  'erasure',
  'keep',
  'network',
  'newsletter',
  'numbers',
  'preview',
  'proof',
  'question',
  'receipt',
  'recipient',
  'search',
  'ticket',
  'unsubscribe',
  'visit',
] as const;
export type SignaturePurpose = (typeof SIGNATURE_PURPOSES)[number];

/**
 * Signs a message for a form or link that comes back to us: `{id of the key}-{HMAC-SHA-256 in base64url}`.
 * The newest key signs.
 */
export async function sign(
  purpose: SignaturePurpose,
  message: string,
  [newest]: KeyRing,
): Promise<string> {
  return `${newest.id}-${await computeHash(purpose, message, newest)}`;
}

/** Returns whether we signed this message for this purpose with a key that is still listed. */
export const isValidSignature = async (
  purpose: SignaturePurpose,
  message: string,
  signature: string,
  keyRing: KeyRing,
): Promise<boolean> => (await findSigningKey(purpose, message, signature, keyRing)) !== undefined;

/** Returns the listed key that signed; undefined if none did. crypto.subtle compares in constant time. */
export async function findSigningKey(
  purpose: SignaturePurpose,
  message: string,
  signature: string,
  keyRing: KeyRing,
): Promise<Key | undefined> {
  const [, id, hash = ''] = /^(\d{1,4})-([\w-]{43})$/.exec(signature) ?? [];
  const key = keyRing.find((listed) => String(listed.id) === id);
  if (!key) return undefined;
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await importHmacKey('verify', key),
    decodeBase64Url(hash),
    encodeSignedMessage(purpose, message),
  );
  return isOurs ? key : undefined;
}

/**
 * Returns the keyed hash of what is counted or compared without being stored, such as a network. After a
 * rotation the newest key gives another one: counting starts again.
 */
export const computeKeyedHash = (
  purpose: SignaturePurpose,
  message: string,
  [newest]: KeyRing,
): Promise<string> => computeHash(purpose, message, newest);

/** Returns the keyed hashes of a message by every listed key, to find rows from before a rotation. */
export const computeAllKeyedHashes = (
  purpose: SignaturePurpose,
  message: string,
  keyRing: KeyRing,
): Promise<string[]> => Promise.all(keyRing.map((key) => computeHash(purpose, message, key)));

async function computeHash(purpose: SignaturePurpose, message: string, key: Key): Promise<string> {
  const hmacKey = await importHmacKey('sign', key);
  const signed = encodeSignedMessage(purpose, message);
  return encodeBase64Url(await crypto.subtle.sign('HMAC', hmacKey, signed));
}

/**
 * Signs a JSON object for a receiver that knows the newest key: HMAC-SHA-256 in hexadecimal. It begins with a brace,
 * as no purpose does, so it is the signature of nothing that comes back to us.
 */
export async function signForReceiver(json: `{${string}`, [newest]: KeyRing): Promise<string> {
  const hmacKey = await importHmacKey('sign', newest);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', hmacKey, textEncoder.encode(json)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The purpose is part of what is signed; none holds a space, so none continues another. */
const encodeSignedMessage = (purpose: SignaturePurpose, message: string) =>
  textEncoder.encode(`${purpose} ${message}`);

const importHmacKey = (use: 'sign' | 'verify', { secret }: Key) =>
  crypto.subtle.importKey('raw', textEncoder.encode(secret), HMAC_SHA256, false, [use]);

const HMAC_SHA256 = { name: 'HMAC', hash: 'SHA-256' };

const encodeBase64Url = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the bytes of 43 characters of base64url. */
const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
