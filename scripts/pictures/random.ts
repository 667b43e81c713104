/** A stream of numbers in [0, 1) that is the same on every machine for the same seed. */
export type Random = () => number;

/** A seeded stream (xmur3 into mulberry32), so that a picture made twice is the same picture. */
export function seeded(seed: string): Random {
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

/** A number between two others. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** One of the choices. */
export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** A smooth line of hills: octaves of sines with seeded phases; about −1…1 for any x. */
export function ridge(random: Random, octaves = 4): (x: number) => number {
  const waves = Array.from({ length: octaves }, (_, octave) => ({
    phase: between(random, 0, 100),
    pace: 2 ** octave * between(random, 0.8, 1.25),
    height: 0.55 ** octave,
  }));
  const total = waves.reduce((sum, wave) => sum + wave.height, 0);
  return (x) =>
    waves.reduce((sum, { phase, pace, height }) => sum + Math.sin(x * pace + phase) * height, 0) /
    total;
}
