import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * Writes each file whose text changes, all of them beside the old ones first; returns their paths. A list is written
 * record by record: its whole text may be longer than any that JavaScript holds.
 */
export async function writeFiles(
  directory: string,
  files: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, json] of Object.entries(files)) {
    const path = join(directory, file);
    await mkdir(dirname(path), { recursive: true });
    const hash = await writePart(`${path}.part`, json);
    if ((await hashFile(path)) === hash) await rm(`${path}.part`);
    else changed.push(file);
  }
  for (const file of changed) await rename(join(directory, `${file}.part`), join(directory, file));
  return changed;
}

/** Writes a value as `JSON.stringify(value, null, 2)` does; returns the hash of the text. */
async function writePart(path: string, json: unknown): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  try {
    for (const text of joinTexts(isIterable(json) ? formatList(json) : [formatJson(json), '\n'])) {
      hash.update(text);
      await file.writeFile(text);
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

const isIterable = (json: unknown): json is Iterable<unknown> =>
  typeof json === 'object' && json !== null && Symbol.iterator in json;

const formatJson = (json: unknown): string => JSON.stringify(json, null, 2);

function* formatList(records: Iterable<unknown>): Iterable<string> {
  let separator = '[\n';
  for (const record of records) {
    yield `${separator}  ${formatJson(record).replaceAll('\n', '\n  ')}`;
    separator = ',\n';
  }
  yield separator === ',\n' ? '\n]\n' : '[]\n';
}

const BLOCK_LENGTH = 1 << 18;

/** Joins texts to longer ones: a call to the system for each record takes longer than the record. */
function* joinTexts(texts: Iterable<string>): Iterable<string> {
  let block = '';
  for (const text of texts) {
    block += text;
    if (block.length < BLOCK_LENGTH) continue;
    yield block;
    block = '';
  }
  yield block;
}

/** Returns the hash of a file; undefined if there is none. */
async function hashFile(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  return pipeline(createReadStream(path), hash).then(
    () => hash.digest('hex'),
    () => undefined,
  );
}
