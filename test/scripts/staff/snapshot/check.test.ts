import { mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseReport, runStaff, runStaffRemotely } from '../staff-tool';
import { setUpLocalSnapshot } from './local-snapshot';

const local = setUpLocalSnapshot();
const { writeSnapshot } = local;

describe('snapshot check', () => {
  test('accepts a valid snapshot', async () => {
    const { exitCode, stdout } = await runStaff('snapshot', 'check', local.snapshot);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('is good: 2 properties, 2 warnings.');
    expect(stdout.match(/is empty, so that the listing shows no photograph/g)).toHaveLength(2);
  });

  test('names pictures of the site that are not there, and those too small for their place', async () => {
    await writeSnapshot((files) => {
      const [detail] = files['catalogue/property-details.json'];
      const small = `/media/pictures/${'a'.repeat(32)}.300.webp`;
      detail.Pictures = [
        { Url: '/media/houses/bestaat/niet.webp', Width: 1920, Height: 1440 },
        { Url: '/media/team/an.webp', Width: 800, Height: 1000 },
        { Url: small, Width: 300, Height: 200 },
      ];
      files['site/team.json'][0].image = { url: '/media/team/weg.webp' };
      files['site/menu.json'][0].params.image = { url: '/media/hero/bos.webp' };
      files['site/articles.json'][0].body = {
        nl: '<p><a href="/media/hero/weg.webp">plan</a></p>',
      };
    });
    await mkdir(join(local.snapshot, 'media/team'), { recursive: true });
    await mkdir(join(local.snapshot, 'media/hero'), { recursive: true });
    for (const file of ['team/an', 'team/an-400', 'hero/bos', 'hero/bos-800', 'hero/bos-1360'])
      await writeFile(join(local.snapshot, `media/${file}.webp`), '');
    const pictures = join(local.snapshot, 'pictures');
    await mkdir(pictures, { recursive: true });
    for (const size of ['', '-250'])
      await writeFile(join(pictures, `${'a'.repeat(32)}.300${size}.webp`), '');
    const report = parseReport(await runStaff('snapshot', 'check', local.snapshot, '--json'));
    const format = ({ record, field, message }: Record<string, string>) =>
      `${record} ${field} ${message}`;
    expect(report.errors.map(format)).toEqual([
      '84213 nl Pictures.0.Url names /media/houses/bestaat/niet.webp and 5 of its sizes, which is not there: add it with `snapshot picture`, or name another',
      expect.stringMatching(
        /^menu 3 params\.image\.url names \/media\/hero\/bos-400\.webp and 1 of its sizes, which is not there/,
      ),
      expect.stringMatching(/^article \S+ body\.nl names \/media\/hero\/weg\.webp/),
      expect.stringMatching(/^team \S+ image\.url names \/media\/team\/weg\.webp/),
    ]);
    expect(report.warnings.map(format)).toContain(
      '84213 nl Pictures.2.Url is 300 pixels wide, where its place shows up to 600: give a larger one',
    );
  });

  test('names a link, which it does not follow, and a document that is too large to be read', async () => {
    const folder = join(local.snapshot, 'documents/papers');
    await mkdir(folder, { recursive: true });
    await symlink('/', join(folder, 'plans'));
    await symlink('loop.pdf', join(folder, 'loop.pdf'));
    await writeFile(join(folder, 'film.mp4'), '');
    await truncate(join(folder, 'film.mp4'), 3 * 2 ** 30);
    const result = await runStaff('snapshot', 'check', local.snapshot, '--json');
    const report = parseReport(result);
    expect(result.exitCode).toBe(1);
    expect(report.errors).toMatchObject([
      { file: 'documents/papers/film.mp4', message: expect.stringMatching(/^has 3072 MB/) },
    ]);
    const links = report.warnings.filter(({ message }: { message: string }) =>
      message.startsWith('is a link'),
    );
    expect(links.map(({ file }: { file: string }) => file)).toEqual([
      'documents/papers/loop.pdf',
      'documents/papers/plans',
    ]);
    await rm(folder, { recursive: true });
  });

  test('refuses an invalid snapshot with every reason, by record and field', async () => {
    await writeSnapshot((files) => {
      files['catalogue/properties.json'][0].Price = 'much';
      files['catalogue/property-details.json'][2].ManagerID = 9;
    });
    await writeFile(join(local.snapshot, 'site/team.json'), '[\n  {"id": 1,}\n]');
    const result = await runStaff('snapshot', 'check', local.snapshot, '--json');
    expect(result.exitCode).toBe(1);
    expect(parseReport(result).errors).toEqual([
      expect.objectContaining({ file: 'site/team.json', record: 'line 2' }),
      {
        file: 'catalogue/properties.json',
        record: '84213 nl',
        field: 'Price',
        message: 'should be a number, but is "much"',
      },
    ]);
    const { stdout } = await runStaff('snapshot', 'check', local.snapshot);
    expect(stdout).toContain('84213 nl  Price  should be a number, but is "much"');
  });
});

describe('the live site', () => {
  test('refuses a demonstration', async () => {
    const { exitCode, stdout } = await local.withStores((stores) =>
      runStaffRemotely(stores, 'snapshot', 'load', local.snapshot, '--yes'),
    );
    expect(exitCode).toBe(1);
    expect(stdout).toContain('demonstration');
  });

  test('is reported as not set up without its identifiers', async () => {
    const { exitCode, stderr } = await runStaff('snapshot', 'status', '--remote');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('is not set up');
  });
});
