const encoder = new TextEncoder();

/** What is signed: what was signed as one of these is never taken for another, whatever it says. */
type Purpose =
  | 'appointment'
  | 'document'
  | 'network'
  | 'newsletter'
  | 'preview'
  | 'question'
  | 'ticket';

/** Signs what goes out and comes back, in a form or a link: HMAC-SHA-256, in base64url. */
export async function sign(purpose: Purpose, message: string, secret: string): Promise<string> {
  const key = await keyFor('sign', secret);
  return base64url(await crypto.subtle.sign('HMAC', key, told(purpose, message)));
}

/** Whether we signed this message for this purpose; compared by the platform, in constant time. */
export async function isSigned(
  purpose: Purpose,
  message: string,
  given: string,
  secret: string,
): Promise<boolean> {
  const bytes = fromBase64url(given);
  if (!bytes) return false;
  const key = await keyFor('verify', secret);
  return crypto.subtle.verify('HMAC', key, bytes, told(purpose, message));
}

const told = (purpose: Purpose, message: string) => encoder.encode(`${purpose} ${message}`);

const keyFor = (use: 'sign' | 'verify', secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, [use]);

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

const base64url = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]{43}$/.test(text)) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}
