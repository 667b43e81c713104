import { afterEach, expect, test } from 'vitest';
import { UploadMemory } from '../../../../src/features/forms/kit/submit/upload-memory';

const MEGABYTE = 1024 * 1024;
const NOW = 1_800_000_000_000;

const memories: UploadMemory[] = [];
afterEach(() => {
  for (const memory of memories.splice(0)) memory.release();
});

/** Holds this many megabytes; false if there is no room. */
function hold(megabytes: number, now = NOW): boolean {
  const memory = new UploadMemory(8 * MEGABYTE);
  memories.push(memory);
  return memory.append(new Uint8Array(megabytes * MEGABYTE), now);
}

test('the uploads of an isolate hold 40 megabytes at most', () => {
  expect([8, 8, 8, 8, 8].map((megabytes) => hold(megabytes))).toEqual(Array(5).fill(true));
  expect(hold(1)).toBe(false);
  memories[0]?.release();
  expect(hold(8)).toBe(true);
});

test('an upload whose client is gone is forgotten after a minute', () => {
  for (let count = 0; count < 5; count++) hold(8);
  expect(hold(8, NOW + 59_000)).toBe(false);
  expect(hold(8, NOW + 61_000)).toBe(true);
});

test('a file is held as it was sent, the next one in the same place', () => {
  const memory = new UploadMemory(8 * MEGABYTE);
  memories.push(memory);
  for (let part = 0; part < 5; part++) memory.append(new Uint8Array(50_000).fill(part));
  expect(memory.content.length).toBe(250_000);
  expect(memory.content[249_999]).toBe(4);
  memory.clear();
  memory.append(Uint8Array.of(1, 2, 3));
  expect([...memory.content]).toEqual([1, 2, 3]);
});
