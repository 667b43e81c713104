import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseReport, runStaff } from '../staff-tool';
import { ANSWERS } from './first-answers';

let root: string;
let directory: string;
let count = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'init-test-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(() => {
  directory = join(root, String(++count));
});

async function init(answers: object) {
  const file = join(root, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  const result = await runStaff('snapshot', 'init', directory, '--answers', file, '--json');
  return { exitCode: result.exitCode, report: parseReport(result) };
}
const readFileText = (path: string) => readFile(join(directory, path), 'utf8');

test('the first snapshot passes its check without a warning', async () => {
  expect((await init(ANSWERS)).exitCode).toBe(0);
  const check = await runStaff('snapshot', 'check', directory, '--json');
  const found = { listings: 0, errors: [], warnings: [], notes: [] };
  expect(parseReport(check)).toMatchObject({ ok: true, ...found });
});

test.each([['nl'], ['en'], ['de'], ['fr, nl, en, de'], ['en, nl'], ['de, fr']])(
  'in the languages %s too',
  async (languages) => {
    await init({ ...ANSWERS, languages });
    const check = await runStaff('snapshot', 'check', directory, '--json');
    expect(parseReport(check)).toMatchObject({ ok: true, warnings: [] });
  },
);

test('it holds the answers, with the signs of HTML escaped, and nothing of the demonstration', async () => {
  await init(ANSWERS);
  const configuration = JSON.parse(await readFileText('site/configuration.json'));
  expect(configuration).toMatchObject({
    demonstration: false,
    agency: { name: 'Maas & Zoon', vatNumber: 'BE 0123.456.749' },
    language: { languageDefault: 'nl' },
  });
  expect(await readFileText('site/menu.json')).toContain('Maas &#38; Zoon bv');
  expect(JSON.parse(await readFileText('site/towns.json'))).toMatchObject([
    { Name: 'BOMAL', Zip: '6941' },
    { Name: 'MARCHE-EN-FAMENNE', Zip: '6900' },
    { Name: 'ARLON', Zip: '6700', Latitude: 49.6838 },
  ]);
  for (const file of await readdir(join(directory, 'site')))
    expect(await readFileText(`site/${file}`)).not.toMatch(/Vallée|huis-vallee|Durbuy|Ardenn/);
});

test('towns of Belgium and its neighbours are known by name, in every language', async () => {
  const towns =
    'Gent, Ixelles, Elsene, Anvers, Namen, Sint-Martens-Latem, Gent 9030, Luxemburg 1234, Rijsel';
  expect((await init({ ...ANSWERS, towns })).exitCode).toBe(0);
  expect(JSON.parse(await readFileText('site/towns.json'))).toMatchObject([
    { Name: 'GENT', Zip: '9000', Latitude: 51.05, Longitude: 3.717 },
    { Name: 'IXELLES', Zip: '1050' },
    { Name: 'IXELLES', Zip: '1050' },
    { Name: 'ANTWERPEN', Zip: '2000' },
    { Name: 'NAMUR', Zip: '5000' },
    { Name: 'SINT-MARTENS-LATEM', Zip: '9830' },
    { Name: 'GENT', Zip: '9030' },
    { Name: 'LUXEMBOURG', Zip: '1234' },
    { Name: 'LILLE', Zip: '59800' },
  ]);
});

test.each([
  ['Nergenshuizen', 'is not known: correct it, or write its name, postcode, latitude'],
  ['Gnet', 'Gnet is not known: write Gent'],
  ['Kortijk', 'Kortijk is not known: write Kortrijk'],
  ['Bruxeles', 'Bruxeles is not known: write Bruxelles'],
  ['Aalst', 'there are several towns called Aalst: write Aalst 3800 or Aalst 9300'],
  ['Gent 1000', 'Gent 1000 is not known: write Gent 9000 or Gent 9030'],
  ['Luxembourg', 'Luxembourg needs a postcode'],
])('the town %s is refused with what to write instead', async (towns, message) => {
  const { exitCode, report } = await init({ ...ANSWERS, towns });
  expect(exitCode).not.toBe(0);
  expect(JSON.stringify(report.errors)).toContain(message);
});

test('a logo becomes a picture of the snapshot', async () => {
  const logo = join(root, 'logo.svg');
  await writeFile(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="200" height="50"/></svg>',
  );
  // A relative path is one of the folder of the answers.
  expect((await init({ ...ANSWERS, logo: 'logo.svg' })).exitCode).toBe(0);
  const { header } = JSON.parse(await readFileText('site/configuration.json'));
  const { url, width } = header.logo.image;
  const picture = await sharp(join(directory, url.replace('/media/', ''))).metadata();
  expect(picture.width).toBe(width);
  expect((await runStaff('snapshot', 'check', directory)).exitCode).toBe(0);
});

test.each([
  ['script', '<script>alert(1)</script>', 'with a script or with parts of other files'],
  ['event', '<rect onload="alert(1)"/>', 'with a script or with parts of other files'],
  ['style', '<style>@import url(https://example.org/a.css);</style>', 'with a script or with'],
  ['link', '<image href="https://example.org/a.png"/>', 'with a script or with parts of'],
  ['size', `<!--${'a'.repeat(20_500_000)}-->`, 'is 21 MB, more than the 20 MB'],
])('a logo with a %s is refused among all other refusals', async (name, content, message) => {
  const logo = join(root, `${name}.svg`);
  await writeFile(
    logo,
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50">${content}</svg>`,
  );
  const { report } = await init({ ...ANSWERS, logo, email: 'info' });
  expect(report.errors).toMatchObject([
    { field: 'logo', message: expect.stringContaining(message) },
    { field: 'email' },
  ]);
  expect(await readdir(directory).catch(() => [])).toEqual([]);
});

test.each([
  [2000, 60, 'is 33.3 times as wide as high'],
  [60, 200, 'is 3.3 times as high as wide'],
  [600, 60, undefined],
  [80, 200, undefined],
])('a logo of %i by %i is refused only where the header would show a line', async (...logo) => {
  const [width, height, message] = logo;
  await writeFile(
    join(root, 'shape.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`,
  );
  const { exitCode, report } = await init({ ...ANSWERS, logo: 'shape.svg' });
  if (message === undefined) expect(exitCode).toBe(0);
  else
    expect(report.errors).toMatchObject([
      { field: 'logo', message: expect.stringContaining(message) },
    ]);
});

test('a directory that holds something else is refused', async () => {
  await mkdir(directory);
  await writeFile(join(directory, 'letter.txt'), 'Beste');
  const { exitCode, report } = await init(ANSWERS);
  expect(exitCode).toBe(1);
  expect(report.message).toMatch('is not empty');
});

describe('an answer that is refused', () => {
  test.each([
    ['name', { name: '' }],
    ['languages', { languages: 'nl, es' }],
    ['languages', { languages: 'nl, fr, nl' }],
    ['text', { text: '#cccccc' }],
    ['accentText', { accent: '#ffee00', accentText: '#ffffff' }],
    ['accent', { accent: 'blue' }],
    ['logo', { logo: '/nowhere/logo.png' }],
    ['logo', { logo: 'package.json' }],
    ['towns', { towns: 'Durbuy, Atlantis' }],
    ['towns', { towns: 'Atlantis 9999 95.1 5.1' }],
    ['email', { email: 'info' }],
    ['companyNumber', { companyNumber: '0123.456.748' }],
    ['professionalNumber', { professionalNumber: '12' }],
    ['liabilityInsurer', { liabilityInsurer: '730.000.000' }],
    ['thirdPartyAccount', { thirdPartyAccount: 'BE68 5390 0754 7035' }],
    ['colour', { colour: '#123456' }],
    ['hours', { hours: 'maandag tot vrijdag' }],
    ['hours', { hours: 'mon-fri 18-9' }],
    ['team', { team: ['Els Maas'] }],
    ['team', { team: ['Els Maas, zaakvoerder/gérante/director'] }],
    ['team', { team: ['Els Maas, zaakvoerder, els@'] }],
    ['region', { region: { nl: 'in Gent en omgeving' } }],
    ['answerWorkdays', { answerWorkdays: 'snel' }],
    ['valuationWorkdays', { valuationWorkdays: '0' }],
    ['visitLanguages', { visitLanguages: ['nl', 'es'] }],
    ['newsletterPerMonth', { newsletterPerMonth: 'een paar' }],
    ['soldBeforePortalsPercent', { soldBeforePortalsPercent: 'een op drie' }],
    ['soldBeforePortalsPercent', { soldBeforePortalsPercent: '34; 2026-10-31; nl: ons register' }],
  ])('%s in %j', async (field, change) => {
    const { exitCode, report } = await init({ ...ANSWERS, ...change });
    expect(exitCode).toBe(1);
    expect(report.errors.map((fault: { field: string }) => fault.field)).toEqual([field]);
    expect(await readdir(directory).catch(() => [])).toEqual([]);
  });
});

test('without a terminal and without answers it says what to do', async () => {
  const { exitCode, stderr } = await runStaff('snapshot', 'init', directory);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch('give --answers FILE');
});
