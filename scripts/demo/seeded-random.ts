/**
 * Returns a generator of numbers from 0 to 1; the same name gives the same numbers on every
 * machine.
 */
export function createSeededRandom(name: string): () => number {
  let state = hashName(name);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a whole number between two bounds, both included. */
export const pickInteger = (random: () => number, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** Returns one element of a list that is not empty. */
export function pickItem<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Returns the 32-bit FNV-1a hash of a text. */
function hashName(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
