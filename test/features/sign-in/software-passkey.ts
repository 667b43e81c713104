/**
 * A passkey in software: what a device does for tests, with an ECDSA key on P-256. WebAuthn's structures are written
 * out here, so that the library that verifies them is not what makes them.
 */
export interface SoftwarePasskey {
  id: string;
  /** What a browser says of a new passkey. */
  register(options: PasskeyAnswerOptions): Promise<string>;
  /** What it answers to a challenge. */
  sign(options: PasskeyAnswerOptions): Promise<string>;
}

interface PasskeyAnswerOptions {
  challenge: string;
  origin?: string;
  host?: string;
  /** Bits of the authenticator's data: present 1, verified 4. */
  flags?: number;
  counter?: number;
  /** The certificate of the device's maker, in the form that Apple's devices send. */
  certificate?: Uint8Array;
}

const text = (value: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(new TextEncoder().encode(value));
const join = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const hash = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** CBOR: bytes, text and a map of a few entries. */
const head = (major: number, length: number) =>
  length < 24
    ? Uint8Array.of((major << 5) | length)
    : length < 256
      ? Uint8Array.of((major << 5) | 24, length)
      : Uint8Array.of((major << 5) | 25, length >> 8, length & 255);
const cborBytes = (bytes: Uint8Array) => join(head(2, bytes.length), bytes);
const cborText = (value: string) => join(head(3, value.length), text(value));

/** What an authenticator says of its maker: nothing, unless it sends a certificate. */
const cborStatement = (certificate: Uint8Array | undefined) =>
  certificate
    ? [
        ...[cborText('fmt'), cborText('apple'), cborText('attStmt')],
        ...[head(5, 1), cborText('x5c'), head(4, 1), cborBytes(certificate)],
      ]
    : [cborText('fmt'), cborText('none'), cborText('attStmt'), head(5, 0)];

export async function createSoftwarePasskey(): Promise<SoftwarePasskey> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const keys = (await crypto.subtle.generateKey(algorithm, true, ['sign'])) as CryptoKeyPair;
  const point = new Uint8Array(
    (await crypto.subtle.exportKey('raw', keys.publicKey)) as ArrayBuffer,
  );
  const credentialId = crypto.getRandomValues(new Uint8Array(16));
  const id = toBase64Url(credentialId);
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an elliptic key for ES256.
  const cose = join(
    Uint8Array.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    cborBytes(point.slice(1, 33)),
    Uint8Array.of(0x22),
    cborBytes(point.slice(33, 65)),
  );

  const describe = async (
    { host = 'localhost', flags = 5, counter = 0 }: PasskeyAnswerOptions,
    credential = new Uint8Array(),
  ) => {
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, counter);
    const bits = Uint8Array.of(flags | (credential.length > 0 ? 64 : 0));
    return join(await hash(text(host)), bits, count, credential);
  };
  const describeClient = (
    type: string,
    { challenge, origin = 'http://localhost:8787' }: PasskeyAnswerOptions,
  ) => text(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    async register(options) {
      const attested = join(
        new Uint8Array(16),
        Uint8Array.of(0, credentialId.length),
        credentialId,
        cose,
      );
      const data = await describe(options, attested);
      const attestation = join(
        head(5, 3),
        ...cborStatement(options.certificate),
        ...[cborText('authData'), cborBytes(data)],
      );
      return JSON.stringify({
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: toBase64Url(describeClient('webauthn.create', options)),
          attestationObject: toBase64Url(attestation),
        },
      });
    },
    async sign(options) {
      const data = await describe(options);
      const client = describeClient('webauthn.get', options);
      const signed = join(data, await hash(client));
      const raw = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        keys.privateKey,
        signed,
      );
      return JSON.stringify({
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: toBase64Url(client),
          authenticatorData: toBase64Url(data),
          signature: toBase64Url(toDer(new Uint8Array(raw))),
        },
      });
    },
  };
}

/** Writes a signature as devices do: two integers in a DER sequence. */
function toDer(raw: Uint8Array): Uint8Array {
  const integer = (part: Uint8Array) => {
    const first = part.findIndex((byte) => byte !== 0);
    const trimmed = part.slice(Math.max(0, first));
    const positive = (trimmed[0] ?? 0) > 127 ? join(Uint8Array.of(0), trimmed) : trimmed;
    return join(Uint8Array.of(2, positive.length), positive);
  };
  const content = join(integer(raw.slice(0, 32)), integer(raw.slice(32)));
  return join(Uint8Array.of(0x30, content.length), content);
}
