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
