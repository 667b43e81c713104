import type { Challenge } from './ticket';

/** Numbers hashed in parallel: crypto.subtle is asynchronous, and awaiting each hash would be slow. */
const BATCH_SIZE = 500;

const textEncoder = new TextEncoder();

/** ALTCHA's protocol: posts the number whose hash, after the salt, is the challenge; null if there is none. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  const { salt, challenge, maxnumber, algorithm } = data;
  for (let from = 0; from <= maxnumber; from += BATCH_SIZE) {
    const numbers = Array.from({ length: BATCH_SIZE }, (_, offset) => from + offset);
    const hashes = await Promise.all(
      numbers.map((number) => crypto.subtle.digest(algorithm, textEncoder.encode(salt + number))),
    );
    const index = hashes.findIndex((hash) => toHex(hash) === challenge);
    if (index >= 0) return postMessage(from + index);
  }
  postMessage(null);
});

const toHex = (hash: ArrayBuffer) =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
