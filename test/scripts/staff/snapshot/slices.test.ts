import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PartFile } from '../../../../scripts/staff/snapshot/part-file';
import { readSnapshotDirectory } from '../../../../scripts/staff/snapshot/snapshot-directory';
import { compileInto, compileSnapshot } from '../../../../src/platform/snapshot/build/compile';
import { collectPartHashes } from '../../../../src/platform/snapshot/manifest';

/** So small that the demonstration needs as many slices as it may have. */
const SLICE_BYTES = 1000;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'slices-'));
  for (const folder of ['catalogue', 'site', 'documents'])
    await cp(join('data', folder), join(directory, folder), { recursive: true });
  await symlink(resolve('data/media'), join(directory, 'media'), 'junction');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('a catalogue in slices has the parts and findings of one that is read whole', async () => {
  const whole = await readSnapshotDirectory(directory);
  const sliced = await readSnapshotDirectory(directory, { sliceBytes: SLICE_BYTES });
  expect(sliced.findings).toHaveLength(whole.findings.length);
  expect(sliced.findings).toEqual(expect.arrayContaining(whole.findings));
  if (!whole.source || !sliced.source) throw new Error('data/ is not a valid snapshot');

  const sizes = [...sliced.source.slices].map((slice) => slice['catalogue/properties.json'].length);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(whole.source.totals.summaries);

  const { manifest, parts } = await compileSnapshot(whole.source, whole.documents, new Date(0));
  const file = new PartFile();
  const compiled = await compileInto(file, sliced.source, sliced.documents, new Date(0));
  expect(compiled.manifest).toEqual(manifest);
  for (const hash of collectPartHashes(manifest)) expect(file.get(hash)).toEqual(parts.get(hash));
});

test('broken records anywhere are found, as in a catalogue that is read whole', async () => {
  const path = join(directory, 'catalogue/property-details.json');
  const text = await readFile(path, 'utf8');
  const details = JSON.parse(text);
  details.push(
    { ...details[0] },
    { ...details[1], ID: 7, Documents: [{ Name: 'x', File: 'no.pdf' }] },
  );
  details[40].NumberOfBedRooms = 'two';
  await writeFile(path, JSON.stringify(details));
  const [whole, sliced] = [
    await readSnapshotDirectory(directory),
    await readSnapshotDirectory(directory, { sliceBytes: SLICE_BYTES }),
  ];
  expect(sliced.findings).toHaveLength(whole.findings.length);
  expect(sliced.findings).toEqual(expect.arrayContaining(whole.findings));
  const errors = sliced.findings.filter(({ level }) => level === 'error');
  expect(errors.map(({ field, message }) => `${field} ${message}`).sort()).toEqual([
    'Documents.0.File names documents/no.pdf, which is not there',
    'ID has no summary in catalogue/properties.json',
    'ID is there twice',
    'NumberOfBedRooms should be a number, but is "two"',
    expect.stringContaining('language has no counterpart'),
  ]);

  await writeFile(path, text.slice(0, -100));
  const { findings, source } = await readSnapshotDirectory(directory, { sliceBytes: SLICE_BYTES });
  expect(source).toBeUndefined();
  expect(findings.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({
      file: 'catalogue/property-details.json',
      record: expect.stringMatching(/^line \d+$/),
    }),
  ]);
});
