import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mergeChanges } from '../../../../scripts/staff/snapshot/init/merge-changes';
import { parseReport, runStaff } from '../staff-tool';
import { ANSWERS } from './first-answers';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'init-again-test-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function init(name: string, answers: object) {
  const file = join(root, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  const result = await runStaff('snapshot', 'init', join(root, name), '--answers', file, '--json');
  return { exitCode: result.exitCode, report: parseReport(result) };
}
const path = (name: string, file: string) => join(root, name, file);
const readConfiguration = async (name: string) =>
  JSON.parse(await readFile(path(name, 'site/configuration.json'), 'utf8'));

test('a second run changes what is answered otherwise, and leaves what was changed by hand', async () => {
  await init('second', { ...ANSWERS, hours: 'mon-fri 9-18' });
  const before = await readConfiguration('second');
  const edited = {
    ...before,
    footer: { ...before.footer, copyright: '© wij', bgColor: '#111111' },
  };
  await writeFile(path('second', 'site/configuration.json'), JSON.stringify(edited));
  await writeFile(path('second', 'catalogue/citys.json'), JSON.stringify([{ by: 'hand' }]));

  const { exitCode, report } = await init('second', { phone: '063 00 00 01', accent: '#3b2a56' });
  expect(exitCode).toBe(0);
  expect(report.kept).toEqual([{ file: 'site/configuration.json', field: 'footer.bgColor' }]);
  const after = await readConfiguration('second');
  expect(after.footer).toMatchObject({ copyright: '© wij', bgColor: '#111111' });
  expect(after.agency).toEqual({ ...before.agency, phone: '063 00 00 01' });
  expect(after.header.banner.color).toBe('#3b2a56');
  expect(JSON.parse(await readFile(path('second', 'catalogue/citys.json'), 'utf8'))).toEqual([
    { by: 'hand' },
  ]);
  expect(await readFile(path('second', 'site/menu.json'), 'utf8')).not.toContain('063 00 00');
});

test('a second run with the same answers changes no file', async () => {
  await init('same', ANSWERS);
  const files = [
    'site/configuration.json',
    'site/menu.json',
    'site/towns.json',
    'answers.json',
    'init.json',
  ];
  const read = () => Promise.all(files.map((file) => readFile(path('same', file), 'utf8')));
  const before = await read();
  expect(await init('same', {})).toMatchObject({ exitCode: 0, report: { kept: [] } });
  expect(await read()).toEqual(before);
});

test('another offer takes pages away and brings them back, and nothing leads to what is gone', async () => {
  await init('offer', ANSWERS);
  const before = await readFile(path('offer', 'site/menu.json'), 'utf8');
  for (const offer of ['sale', 'rent', 'plots', 'projects', 'sale, projects, valuation']) {
    expect((await init('offer', { offer })).exitCode).toBe(0);
    const check = parseReport(await runStaff('snapshot', 'check', join(root, 'offer'), '--json'));
    expect(check).toMatchObject({ ok: true, errors: [], warnings: [] });
    const routes: { original: string }[] = JSON.parse(
      await readFile(path('offer', 'site/routes.json'), 'utf8'),
    );
    const originals = routes.map(({ original }) => original);
    expect(originals.includes('/for-sale/')).toBe(offer.includes('sale'));
    expect(originals.includes('/contact-demand/')).toBe(offer.includes('valuation'));
  }
  await init('offer', { offer: 'sale, rent, plots, projects, valuation' });
  expect(await readFile(path('offer', 'site/menu.json'), 'utf8')).toBe(before);
});

test('a run of a later version takes what the version before wrote for nobody’s change', async () => {
  await init('later', ANSWERS);
  // The version before grouped the number and wrote the sign otherwise, in every text.
  for (const [file, now, before] of [
    ['site/configuration.json', '063 00 00 00', '0630 00 000'],
    ['init.json', '063 00 00 00', '0630 00 000'],
    ['site/menu.json', '&#38;', '&amp;'],
    ['init.json', '&#38;', '&amp;'],
  ] as const) {
    const text = await readFile(path('later', file), 'utf8');
    expect(text).toContain(now);
    await writeFile(path('later', file), text.replaceAll(now, before));
  }
  const { report } = await init('later', { phone: '063 00 00 01' });
  expect(report.kept).toEqual([]);
  expect((await readConfiguration('later')).agency.phone).toBe('063 00 00 01');
  expect(await readFile(path('later', 'site/menu.json'), 'utf8')).not.toContain('&amp;');
});

test('a directory of a version that kept no record of what it wrote is merged by its answers', async () => {
  await init('older', ANSWERS);
  await rm(path('older', 'init.json'));
  const { report } = await init('older', { phone: '063 00 00 01' });
  expect(report.kept).toEqual([]);
  expect((await readConfiguration('older')).agency.phone).toBe('063 00 00 01');
});

test('a refused answer of a second run changes nothing', async () => {
  await init('refused', ANSWERS);
  const before = await readConfiguration('refused');
  const { exitCode, report } = await init('refused', { email: 'info', hours: 'altijd' });
  expect(exitCode).toBe(1);
  expect(report.errors.map((fault: { field: string }) => fault.field)).toEqual(['email', 'hours']);
  expect(await readConfiguration('refused')).toEqual(before);
});

test('the logo of the first run is kept with the answers, also when its file is gone', async () => {
  const logo = join(root, 'mark.svg');
  await writeFile(
    logo,
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="200" height="50"/></svg>',
  );
  await init('logo', { ...ANSWERS, logo });
  const before = await readConfiguration('logo');
  await rm(logo);
  expect((await init('logo', { hours: 'by arrangement' })).report.kept).toEqual([]);
  const after = await readConfiguration('logo');
  expect(after.header.logo).toEqual(before.header.logo);
  expect(after.agency.offices[0].hours.fr).toBe('sur rendez-vous');
});

test('people have a page only where there are people', async () => {
  const readPages = async (name: string) => {
    const pages = JSON.parse(await readFile(path(name, 'site/menu.json'), 'utf8'));
    return pages.map((page: { path: string }) => page.path);
  };
  await init('alone', ANSWERS);
  expect(await readPages('alone')).not.toContain('Ons-team');
  await init('alone', {
    team: ['Els Maas, makelaar/agente, els@maas.example', 'Jan Peeters, stagiair'],
  });
  expect(await readPages('alone')).toContain('Ons-team');
  expect(JSON.parse(await readFile(path('alone', 'site/team.json'), 'utf8'))).toMatchObject([
    { name: 'Els Maas', role: { nl: 'makelaar', fr: 'agente' }, email: 'els@maas.example' },
    { name: 'Jan Peeters', role: { nl: 'stagiair', fr: 'stagiair' }, email: ANSWERS.email },
  ]);
  const check = await runStaff('snapshot', 'check', join(root, 'alone'), '--json');
  expect(parseReport(check)).toMatchObject({ ok: true, warnings: [] });
});

test('fields that nobody changed by hand follow the answers, all others stay', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(json, json, json, (standing, before, after) => {
      const kept: string[] = [];
      const merge = (value: unknown) =>
        mergeChanges(value, before, after, (field) => kept.push(field));
      expect(merge(before)).toEqual(
        JSON.stringify(before) === JSON.stringify(after) ? before : after,
      );
      expect(merge(after)).toEqual(after);
      expect(kept).toEqual([]);
      expect(mergeChanges(standing, before, before, () => {})).toEqual(standing);
    }),
    { seed: inject('seed') },
  );
});
