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
  // The readers of typed values.
  'src/domain/typed-values/',
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

/** Small files that their neighbours do not take in, each for a reason. */
const SMALL_FOR_A_REASON: readonly (readonly [RegExp, string])[] = [
  [/\/(?:handler|(?:feed-)?routes)\.tsx?$/, 'a part that every form or feature has'],
  [/-store\.ts$/, 'calls on bindings stand apart (idea 2)'],
  [/^src\/platform\/snapshot\/build\/check\//, 'one rule of the check each'],
  [/\/brochure\/brochure\.tsx$/, 'the two sheets together'],
  [/^src\/delete-expired-data\.ts$/, 'the table of rules is one file, its engine another'],
  [/\/mail\/backoff\.ts$/, 'a rule without I/O beside stores (idea 2)'],
];

/** A file this short is worth one if three others use it; one twice as long if two do. */
const isSmallRoom = (file: string): boolean => {
  const lines = countLines(file);
  const users = getUsers(file).length;
  return (lines <= 12 && users < 3) || (lines <= 25 && users === 1);
};

test('no small file of src that a neighbour could take in', () => {
  const rooms = listFiles('src').filter(isSmallRoom);
  const without = rooms.filter(
    (file) => !SMALL_FOR_A_REASON.some(([pattern]) => pattern.test(file)),
  );
  expect(without).toEqual([]);
  const unneeded = SMALL_FOR_A_REASON.filter(
    ([pattern]) => !rooms.some((file) => pattern.test(file)),
  );
  expect(unneeded).toEqual([]);
});
