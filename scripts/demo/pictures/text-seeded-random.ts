/** A generator of numbers in [0, 1); the same on every machine for the same seed. */
type RandomStream = () => number;

/**
 * Returns a seeded generator (xmur3 seeds mulberry32), so that pictures are the same on every run.
 */
export function createTextSeededRandom(seed: string): RandomStream {
  let hash = 1779033703 ^ seed.length;
  for (const letter of seed) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  let state = hash >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
