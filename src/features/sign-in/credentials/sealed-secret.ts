import type { Key, KeyRing } from '../../../domain/accounts/key-ring';
import { decodeBase64, encodeBase64Url } from '../../../platform/accounts/base64';

const IV_BYTES = 12;

/** Uses of a sealed secret: one that is stored, or one that a page carries while it is set up. */
export type SealPurpose = 'second factor' | 'setting up';

/**
 * Encrypts a secret for one person and purpose, with a key made from the newest pepper, which is in no
 * database (AES-GCM).
 */
export async function sealSecret(
  secret: Uint8Array<ArrayBuffer>,
  account: string,
  purpose: SealPurpose,
  [pepper]: KeyRing,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encodeContext(account, purpose) },
    await deriveKey(pepper),
    secret,
  );
  return encodeBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/**
 * Decrypts a secret that was sealed with any listed pepper; undefined if we did not seal it for this person
 * and purpose.
 */
export async function openSecret(
  text: string,
  account: string,
  purpose: SealPurpose,
  peppers: KeyRing,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  for (const pepper of peppers) {
    const opened = await openWith(pepper, text, account, purpose);
    if (opened) return opened;
  }
  return undefined;
}

async function openWith(
  pepper: Key,
  text: string,
  account: string,
  purpose: SealPurpose,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!/^[\w-]{40,200}$/.test(text)) return undefined;
  try {
    const bytes = decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
    const iv = bytes.slice(0, IV_BYTES);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: encodeContext(account, purpose) },
      await deriveKey(pepper),
      bytes.slice(IV_BYTES),
    );
    return new Uint8Array(opened);
  } catch {
    return undefined;
  }
}

const encode = (text: string) => new TextEncoder().encode(text);

const encodeContext = (account: string, purpose: SealPurpose) => encode(`${purpose} ${account}`);

async function deriveKey({ secret }: Key): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', key, encode('key of second factors'));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
