import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Place } from '../../../scripts/staff/place';
import { openPlace } from '../../../scripts/staff/place';
import { partReader, readKept } from '../../../scripts/staff/snapshot/kept';
import { isSignedPreview } from '../../../src/platform/auth/preview-link';
import {
  manifestKey,
  POINTER_KEY,
  partKey,
  partsOf,
} from '../../../src/platform/snapshot/manifest';
import { SMALL_DOCUMENTS, smallSnapshot } from '../../platform/snapshot/small-snapshot';
import { report, staff } from './staff-tool';

let folder: string;
let snapshot: string;
let state: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staff-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let runs = 0;
beforeEach(async () => {
  const own = join(folder, String(++runs));
  [snapshot, state] = [join(own, 'snapshot'), join(own, 'state')];
  await writeSnapshot();
});

async function writeSnapshot(change: (files: ReturnType<typeof smallSnapshot>) => void = () => {}) {
  const files = smallSnapshot();
  change(files);
  const texts = Object.entries(files).map(([file, json]) => [file, JSON.stringify(json, null, 2)]);
  const documents = Object.entries(SMALL_DOCUMENTS).map(([path, text]) => [
    `documents/${path}`,
    text,
  ]);
  for (const [path = '', text = ''] of [...texts, ...documents]) {
    await mkdir(dirname(join(snapshot, path)), { recursive: true });
    await writeFile(join(snapshot, path), text);
  }
}

const villaAt = (price: number) =>
  writeSnapshot((files) => {
    for (const record of files['catalogue/properties.json'].slice(0, 2)) record.Price = price;
  });

const local = (...words: string[]) => staff(...words, '--persist-to', state);
const status = async () => report(await local('snapshot', 'status', '--json'));

/** Looks at, or harms, what the tool has stored. */
async function stored<Found>(look: (place: Place) => Promise<Found>): Promise<Found> {
  const place = await openPlace({ remote: false, persistTo: state });
  try {
    return await look(place);
  } finally {
    await place.close();
  }
}

/** The live version, where all of it can be read. */
const live = () =>
  stored(async (place) => {
    const { pointer, manifests } = await readKept(place);
    const manifest = manifests.get(pointer?.current ?? '');
    if (!manifest) return undefined;
    await Promise.all([...partsOf(manifest)].map(partReader(place)));
    return manifest.version;
  });

describe('the tool explains itself', () => {
  test('in all, and command by command', async () => {
    const overview = await staff('--help');
    expect(overview.code).toBe(0);
    for (const name of ['check DIR', 'diff DIR', 'load DIR', 'status', 'rollback [VERSION]']) {
      expect(overview.out).toContain(`snapshot ${name}`);
    }
    const load = await staff('snapshot', 'load', '--help');
    expect(load.code).toBe(0);
    expect(load.out).toContain('--demonstration');
  });

  test.each([
    ['an unknown command', ['snapshot', 'lode'], 'Which one?'],
    ['an unknown group', ['houses'], "no command 'houses'"],
    ['no directory', ['snapshot', 'load'], 'needs DIR'],
    ['a directory that is none', ['snapshot', 'check', 'nowhere'], 'nowhere is no directory'],
    ['a word too many', ['snapshot', 'check', 'data', 'more'], 'does not take more'],
    ['an unknown option', ['snapshot', 'status', '--fast'], '--fast'],
    ['local and remote', ['snapshot', 'status', '--local', '--remote'], '--remote goes with'],
  ])('wrong usage is exit code 2: %s', async (_, words, hint) => {
    const { code, err } = await staff(...words);
    expect(code).toBe(2);
    expect(err).toContain(hint);
  });
});

describe('a snapshot is checked', () => {
  test('a good one passes', async () => {
    const { code, out } = await staff('snapshot', 'check', snapshot);
    expect(code).toBe(0);
    expect(out).toContain('is good: 2 properties, 0 warnings.');
  });

  test('a bad one is refused with every reason, by record and field', async () => {
    await writeSnapshot((files) => {
      files['catalogue/properties.json'][0].Price = 'much';
      files['catalogue/property-details.json'][2].ManagerID = 9;
    });
    await writeFile(join(snapshot, 'site/team.json'), '[\n  {"id": 1,}\n]');
    const said = await staff('snapshot', 'check', snapshot, '--json');
    expect(said.code).toBe(1);
    expect(report(said).errors).toEqual([
      expect.objectContaining({ file: 'site/team.json', record: 'line 2' }),
      {
        file: 'catalogue/properties.json',
        record: '84213 nl',
        field: 'Price',
        message: 'should be a number, but is "much"',
      },
    ]);
    const { out } = await staff('snapshot', 'check', snapshot);
    expect(out).toContain('84213 nl  Price  should be a number, but is "much"');
  });
});

describe('a snapshot is loaded', () => {
  test('once, and then there is nothing to do', async () => {
    const first = await local('snapshot', 'load', snapshot, '--json');
    expect(first.code).toBe(0);
    expect(report(first).written).toMatchObject({ documents: 1, removed: 0 });
    const again = await local('snapshot', 'load', snapshot);
    expect(again.code).toBe(0);
    expect(again.out).toContain('Nothing to do');
  });

  test('a changed price writes only the parts it is in, and back is one command', async () => {
    const first = report(await local('snapshot', 'load', snapshot, '--json'));
    await villaAt(379000);
    const diff = await local('snapshot', 'diff', snapshot);
    expect(diff.out).toContain('84213  Price nl  385000 → 379000');

    const second = report(await local('snapshot', 'load', snapshot, '--json'));
    // The index, the summaries' bucket in both languages, the details' bucket.
    expect(second.written).toEqual({ parts: 4, documents: 0, removed: 0 });
    expect(second.previous).toBe(first.version);

    const back = await local('snapshot', 'rollback');
    expect(back.out).toContain(`${first.version} is live again`);
    expect(await live()).toBe(first.version);
    expect((await local('snapshot', 'rollback')).out).toContain('oldest version kept');
    expect((await local('snapshot', 'rollback', 'nonsense')).code).toBe(1);
    expect((await local('snapshot', 'rollback', second.version)).code).toBe(0);
    expect(await live()).toBe(second.version);
  });

  test('a refused one leaves what is live as it is', async () => {
    const before = report(await local('snapshot', 'load', snapshot, '--json')).version;
    await writeSnapshot((files) => {
      files['catalogue/properties.json'][0].WebID = 77;
    });
    const refused = await local('snapshot', 'load', snapshot);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('84213 nl  WebID  names type 77');
    expect(await live()).toBe(before);
  });

  test('the last three versions are kept, and what only older ones needed is removed', async () => {
    const versions: string[] = [];
    for (const price of [1000, 2000, 3000, 4000]) {
      await villaAt(price);
      versions.push(report(await local('snapshot', 'load', snapshot, '--json')).version);
    }
    const { live: current, versions: kept } = await status();
    expect(current).toBe(versions[3]);
    expect(kept.map(({ version }: { version: string }) => version)).toEqual(
      versions.slice(1).reverse(),
    );
    await stored(async ({ kv }) => {
      expect((await kv.list({ prefix: manifestKey('') })).keys).toHaveLength(3);
      expect((await kv.list({ prefix: partKey('') })).keys).toHaveLength(3 + 3 * 4);
    });
  });

  test('one that is killed leaves what is live as it is, and the next one completes', async () => {
    const before = report(await local('snapshot', 'load', snapshot, '--json')).version;
    await villaAt(379000);
    const child = spawn(process.execPath, [
      'scripts/tasks/staff.mjs',
      ...['snapshot', 'load', snapshot, '--persist-to', state],
    ]);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await live()).toBe(before);
    const after = report(await local('snapshot', 'load', snapshot, '--json')).version;
    expect(await live()).toBe(after);
  });
});

describe('what was damaged is mended', () => {
  test.each([
    ['a broken pointer', (kv: KVNamespace) => kv.put(POINTER_KEY, '{')],
    [
      'a broken part',
      async (kv: KVNamespace) => {
        for (const { name } of (await kv.list({ prefix: partKey('') })).keys)
          await kv.put(name, '?');
      },
    ],
    [
      'everything',
      async (kv: KVNamespace) => {
        for (const { name } of (await kv.list()).keys) await kv.delete(name);
      },
    ],
  ])('%s', async (_, harm) => {
    const { version } = report(await local('snapshot', 'load', snapshot, '--json'));
    await stored(({ kv }) => harm(kv));
    expect((await local('snapshot', 'load', snapshot)).code).toBe(0);
    expect(await live()).toBe(version);
  });

  test('a version that lost a part is not gone back to', async () => {
    await local('snapshot', 'load', snapshot);
    await villaAt(379000);
    const { version } = report(await local('snapshot', 'load', snapshot, '--json'));
    await stored(async ({ kv }) => {
      for (const { name } of (await kv.list({ prefix: partKey('') })).keys) await kv.delete(name);
    });
    const { code, out } = await local('snapshot', 'rollback');
    expect(code).toBe(1);
    expect(out).toContain('is not whole');
    const pointer = await stored(({ kv }) => kv.get(POINTER_KEY));
    expect(JSON.parse(pointer ?? '').current).toBe(version);
  });
});

describe('the live site', () => {
  test('refuses a demonstration', async () => {
    const { code, out } = await staff('snapshot', 'load', snapshot, '--remote', '--yes');
    expect(code).toBe(1);
    expect(out).toContain('demonstration');
  });

  test('is named as out of reach where it is not set up', async () => {
    const { code, err } = await staff('snapshot', 'status', '--remote');
    expect(code).toBe(1);
    expect(err).toContain('is not set up');
  });
});

test('documents are kept privately with their type and their path', async () => {
  await local('snapshot', 'load', snapshot);
  await stored(async ({ files }) => {
    const { objects } = await files.list({ prefix: 'documents/' });
    const object = await files.get(objects[0]?.key ?? '');
    expect(object?.httpMetadata?.contentType).toBe('application/pdf');
    expect(object?.customMetadata).toEqual({ path: 'plans/84213.pdf' });
    expect(await object?.text()).toBe(SMALL_DOCUMENTS['plans/84213.pdf']);
  });
});

describe('a preview link', () => {
  afterEach(() => {
    delete process.env.PREVIEW_SECRET;
  });

  test('is signed with the secret of the site, for the page that is named', async () => {
    const secret = 'a secret of more than thirty-two characters';
    process.env.PREVIEW_SECRET = secret;
    const { link } = report(await staff('preview', '/nl/opendeurdag/', '--json'));
    expect(link).toMatch(/^http:\/\/localhost:8787\/preview\/nl\/opendeurdag\/\?key=/);
    expect(await isSignedPreview(new URL(link), secret, Date.now())).toBe(true);
  });

  test('cannot be made without a secret, or for what is no path', async () => {
    const refused = await staff('preview', '/nl/opendeurdag/');
    expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('PREVIEW_SECRET')]);
    process.env.PREVIEW_SECRET = 'a secret of more than thirty-two characters';
    expect((await staff('preview', 'opendeurdag')).code).toBe(2);
  });
});
