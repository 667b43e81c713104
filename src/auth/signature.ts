const encoder = new TextEncoder();

/** Signs what goes out and comes back, in a form or a link: HMAC-SHA-256, in base64url. */
export async function sign(message: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign']);
  return base64url(await crypto.subtle.sign('HMAC', key, encoder.encode(message)));
}

/** Whether we signed this message; compared by the platform, in constant time. */
export async function isSigned(message: string, given: string, secret: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['verify']);
  const bytes = fromBase64url(given);
  return bytes !== undefined && crypto.subtle.verify('HMAC', key, bytes, encoder.encode(message));
}

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
