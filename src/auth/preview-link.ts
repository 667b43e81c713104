/** Preview links that staff hand out: a path, when the link ends, and a signature of both (decision 6a). */

const encoder = new TextEncoder();

/** The path with its key: good until `expires`, in milliseconds since 1970. */
export async function signPreview(path: string, expires: number, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), message(path, expires));
  return `${path}?key=${expires}.${hex(signature)}`;
}

/** Whether staff signed this address and the link has not ended. */
export async function isSignedPreview(url: URL, secret: string, now: number): Promise<boolean> {
  const [expires = '', signature = ''] = (url.searchParams.get('key') ?? '').split('.');
  if (!/^\d{1,15}$/.test(expires) || Number(expires) < now) return false;
  const given = bytes(signature);
  if (!given) return false;
  const path = url.pathname;
  return crypto.subtle.verify('HMAC', await keyOf(secret), given, message(path, Number(expires)));
}

const message = (path: string, expires: number) => encoder.encode(`${expires} ${path}`);

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

function bytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^([0-9a-f]{2})+$/.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
