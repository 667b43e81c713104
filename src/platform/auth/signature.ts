const textEncoder = new TextEncoder();

/** The purpose is part of what is signed: a signature for one purpose is invalid for any other. */
type SignaturePurpose =
  | 'account'
  | 'appointment'
  | 'attachment'
  | 'demand'
  | 'digest'
  | 'document'
  | 'erasure'
  | 'network'
  | 'newsletter'
  | 'preview'
  | 'question'
  | 'receipt'
  | 'recipient'
  | 'ticket'
  | 'unsubscribe';

/** Returns the HMAC-SHA-256 of a message in base64url, for forms and links that come back to us. */
export async function sign(
  purpose: SignaturePurpose,
  message: string,
  secret: string,
): Promise<string> {
  const key = await importHmacKey('sign', secret);
  return encodeBase64Url(
    await crypto.subtle.sign('HMAC', key, encodeSignedMessage(purpose, message)),
  );
}

/** Returns whether we signed this message for this purpose; crypto.subtle compares in constant time. */
export async function isValidSignature(
  purpose: SignaturePurpose,
  message: string,
  signature: string,
  secret: string,
): Promise<boolean> {
  const bytes = decodeBase64Url(signature);
  if (!bytes) return false;
  const key = await importHmacKey('verify', secret);
  return crypto.subtle.verify('HMAC', key, bytes, encodeSignedMessage(purpose, message));
}

const encodeSignedMessage = (purpose: SignaturePurpose, message: string) =>
  textEncoder.encode(`${purpose} ${message}`);

const importHmacKey = (use: 'sign' | 'verify', secret: string) =>
  crypto.subtle.importKey('raw', textEncoder.encode(secret), HMAC_SHA256, false, [use]);

const HMAC_SHA256 = { name: 'HMAC', hash: 'SHA-256' };

const encodeBase64Url = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]{43}$/.test(text)) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
