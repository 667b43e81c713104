import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countLines, getFeature, IMPORTS, listFiles } from './source-imports';

/** The rules of decision 130: a file lives with its narrowest owner, and is worth a file. */

const usersByFile = Map.groupBy(IMPORTS, ({ to }) => to);
const getUsers = (file: string) => [
  ...new Set(usersByFile.get(file)?.map(({ from }) => from) ?? []),
];

/** Shared folders whose files stand together for a reason, although one feature alone uses some of them. */
const KEPT_TOGETHER = [
  // The law, as dated data with its sources.
  'src/domain/law/',
  // The table of filters and what follows from it.
  'src/domain/catalogue/listing/',
  // What a saved search asks for, and what a load changed.
  'src/domain/demand/',
  'src/domain/catalogue/changes/',
  'src/views/demand/',
];

/** Returns whom a file serves: a feature, or what stands beside them ('staff', 'app', the shared file itself). */
function getOwner(file: string, owners: ReadonlyMap<string, string>): string | undefined {
  if (file.startsWith('scripts/staff/')) return 'staff';
  if (file.startsWith('scripts/')) return undefined;
  return getFeature(file)?.replace('/kit', '') ?? owners.get(file) ?? file;
}

test('a file of domain, platform or views that serves one feature alone lives with it', () => {
  const shared = ['src/domain', 'src/platform', 'src/views'].flatMap((folder) => listFiles(folder));
  const owners = new Map<string, string>();
  // A file is found after those that use it: as often as something new is found.
  for (let found = -1; found < owners.size; ) {
    found = owners.size;
    for (const file of shared) {
      const names = new Set(getUsers(file).flatMap((user) => getOwner(user, owners) ?? []));
      const [name] = names;
      if (names.size === 1 && name && !name.includes('/') && name !== 'staff')
        owners.set(file, name);
    }
  }
  const misplaced = [...owners].filter(
    ([file]) => !KEPT_TOGETHER.some((folder) => file.startsWith(folder)),
  );
  expect(misplaced).toEqual([]);
});

test("a folder of the browser bears its feature's name", () => {
  const features = readdirSync('src/features');
  const folders = readdirSync('client', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  // Behaviours of every page, and the look.
  const other = folders.filter((name) => !features.includes(name));
  expect(other.toSorted()).toEqual(['behaviours', 'styles']);
});
