import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSiteFiles } from '../../scripts/staff/snapshot/effects/site-files';
import type { SiteInMemory } from '../../scripts/staff/snapshot/effects/site-in-memory';
import { SiteWorkshop } from '../../scripts/staff/snapshot/effects/site-in-memory';
import { readSnapshotDirectory } from '../../scripts/staff/snapshot/snapshot-directory';

// biome-ignore lint/suspicious/noExplicitAny: raw JSON of a snapshot, bent freely
type RawJson = any;

/** A headline of 120 characters, in the language of both pages: Dutch compounds are the longest. */
export const LONGEST_TITLE =
  'Gerenoveerde langgevelhoeve met meergeneratiewoning, natuurstenen wagenschuur en kruidentuin aan de rand van de Ardennen';
/** A town of 40 characters, in the place of Durbuy. */
export const LONGEST_TOWN = 'Kruishoutem-Nieuwenhovenberge-aan-Ourthe';
export const LONGEST_NAME = 'Anne-Françoise Vandenberghe-Deschoenmakere';
const PRICE = 987_654_321;

/** The files that name a town. */
const TOWN_FILES = [
  ...['citys', 'citysRent', 'citysSale', 'properties', 'projects'].map(
    (name) => `catalogue/${name}.json`,
  ),
  ...['site/towns.json', 'site/town-texts.json', 'site/sold.json'],
];

const changeSummary = (record: RawJson): void => {
  record.TypeDescription = LONGEST_TITLE;
  if (record.Zip === '6940') record.City = LONGEST_TOWN.toUpperCase();
  if (record.Price) record.Price = PRICE;
  if (choosePictures(record.ID).length === 0) {
    delete record.SmallPictureItem;
    delete record.XLargePictureItem;
  }
};

const changeDetails = (record: RawJson): void => {
  for (const field of ['TotalPrice', 'TotalCost', 'RegisteredRights', 'StartPrice', 'VATValue'])
    if (record[field]) record[field] = PRICE;
  record.Manager = LONGEST_NAME;
  record.Pictures = choosePictures(record.ID);
};

const changeProject = (record: RawJson): void => {
  Object.assign(record, { Name: LONGEST_TITLE, PriceMin: PRICE - 1, PriceMax: PRICE });
};

const changeMember = (record: RawJson): void => {
  record.name = LONGEST_NAME;
};

const changeArticle = (record: RawJson): void => {
  record.title = { nl: LONGEST_TITLE, fr: LONGEST_TITLE };
};

/** No picture, or thirty: portraits, panoramas, or both by turns. */
function choosePictures(id: number): RawJson[] {
  if (id % 4 === 3) return [];
  const shapes = [
    ['Portret', 1200, 1920],
    ['Panorama', 1920, 480],
  ] as const;
  return Array.from({ length: 30 }, (_, index) => {
    const [Description, Width, Height] =
      shapes[(id % 4) + index * Number(id % 4 === 1)] ?? shapes[index % 2] ?? shapes[0];
    return {
      Url: '/media/houses/landhuis/voorgevel.webp',
      Width,
      Height,
      Description,
      Kind: 'photo',
    };
  });
}

const CHANGES: Record<string, (record: RawJson) => void> = {
  'catalogue/properties.json': changeSummary,
  'catalogue/property-details.json': changeDetails,
  'catalogue/projects.json': changeProject,
  'site/team.json': changeMember,
  'site/articles.json': changeArticle,
};

/** Gives a copy of the demonstration the longest and the most, and the least, that an office may give. */
export async function makeExtreme(directory: string): Promise<void> {
  for (const file of new Set([...TOWN_FILES, ...Object.keys(CHANGES)])) {
    const text = await readFile(join('data', file), 'utf8');
    const records = JSON.parse(text.replaceAll('"DURBUY"', `"${LONGEST_TOWN.toUpperCase()}"`));
    records.forEach(CHANGES[file] ?? (() => {}));
    await writeFile(join(directory, file), JSON.stringify(records));
  }
}

/** Opens the demonstration with these extremes. */
export async function openExtremeSite(): Promise<SiteInMemory> {
  const directory = await mkdtemp(join(tmpdir(), 'huis-vallee-extreme-'));
  for (const part of await readdir('data'))
    if (part !== 'catalogue' && part !== 'site')
      await symlink(resolve('data', part), join(directory, part));
  for (const part of ['catalogue', 'site'])
    await cp(join('data', part), join(directory, part), { recursive: true });
  await makeExtreme(directory);
  const { source, findings } = await readSnapshotDirectory(directory);
  const files = await readSiteFiles(directory);
  await rm(directory, { recursive: true });
  if (!source) throw new Error(JSON.stringify(findings.filter(({ level }) => level === 'error')));
  return new SiteWorkshop(source, files).open(files);
}
