/**
 * The parts of Node that worker code uses (nodejs_compat). @types/node would also declare globals
 * such as Buffer and process, which this code must not use.
 */
declare module 'node:zlib' {
  export function brotliDecompressSync(bytes: ArrayBuffer | Uint8Array): Uint8Array;
  export function inflateRawSync(
    bytes: Uint8Array,
    options?: { maxOutputLength?: number },
  ): Uint8Array;
}

declare module 'node:crypto' {
  export function scrypt(
    password: Uint8Array,
    salt: Uint8Array,
    length: number,
    options: { N: number; r: number; p: number; maxmem: number },
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
  export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean;
  export interface Hash {
    update(bytes: Uint8Array): Hash;
    digest(encoding: 'hex'): string;
  }
  export function createHash(algorithm: 'sha256'): Hash;
}

declare module 'node:buffer' {
  export const Buffer: {
    from(bytes: ArrayBuffer): { toString(encoding: 'base64'): string };
  };
}

/** Bytes that the build packs into the worker (wrangler.toml, rules). */
declare module '*.bin' {
  const bytes: ArrayBuffer;
  export default bytes;
}
