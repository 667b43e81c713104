import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { changeFeed, FEED_MAP, writeFeedPictures } from './feed';
import { createImportFolder } from './import-run';

const { paths, write, runImport, readCatalogue } = createImportFolder();

beforeEach(() => writeFeedPictures(write));

const map = { ...FEED_MAP, private: ['secret'] };

async function rehearse(content: string) {
  const folder = join(paths.folder, 'rehearsal');
  const run = await runImport({ name: 'feed.json', content, map }, '--rehearse', folder);
  expect(run.exitCode).toBe(0);
  return { folder, html: await readFile(run.report.page, 'utf8') };
}

const readPages = async (folder: string, ending: string) => {
  const names = (await readdir(join(folder, 'pages'))).filter((name) => name.endsWith(ending));
  return Promise.all(names.map((name) => readFile(join(folder, 'pages', name), 'utf8')));
};

test('a rehearsal shows listings as the site does beside their records and the report, and imports nothing', async () => {
  const { folder, html } = await rehearse(
    changeFeed(
      (_, index) => ({
        secret: 'An Peeters',
        ...(index === 0 && { title: '<b>Hoeve' }),
        ...(index === 1 && { price: 'op aanvraag' }),
      }),
      14,
    ),
  );
  expect(html.match(/<article>/g)).toHaveLength(10);
  expect(html).toContain('&#60;b&#62;Hoeve');
  expect(html).not.toContain('<b>');
  expect(html).toContain('op aanvraag');
  expect(html).toContain('Cards and pages are those of the site.');
  expect(html).not.toContain('An Peeters');
  const frames = [...html.matchAll(/<iframe src="([^"]+)"/g)].map(([, file = '']) => file);
  expect(frames).toHaveLength(30);
  for (const file of frames) expect((await stat(join(folder, file))).size).toBeGreaterThan(0);
  expect(await readdir(paths.snapshot)).toEqual(['media', 'site']);
  const first = await readFile(join(folder, 'pages', '1-nl.html'), 'utf8');
  expect(first).toMatch(/<h1\b[^>]*>Hoeve<\/h1>/);
  expect(first).toContain('200.000');
  const [card] = await readPages(folder, '1-nl-card.html');
  expect(card).toContain('<a href="1-nl.html">Hoeve</a>');
  expect(card?.match(/<article/g)).toHaveLength(1);
});

test('the pages of a rehearsal open without the site: all that they show lies beside them', async () => {
  const { folder } = await rehearse(changeFeed(() => ({})));
  const files = new Set(await readdir(join(folder, 'pages')));
  const pages = await readPages(folder, '.html');
  expect(pages).toHaveLength(40);
  for (const page of pages) {
    expect(page).not.toMatch(/<script|srcset=| action=/i);
    const shown = [...page.matchAll(/ (?:src|href)="([^"#][^"]*)"|url\(["']?([^)"'#]+)/g)].map(
      ([, address, style]) => address ?? style ?? '',
    );
    expect(shown.filter((name) => !files.has(name))).toEqual([]);
  }
  expect([...files].some((name) => /^media-pictures-\w+.*\.webp$/.test(name))).toBe(true);
});

test('a directory without a site, and one whose site is faulty, are told so', async () => {
  await write('snapshot/site/menu.json', '[{}]');
  const faulty = await rehearse(changeFeed(() => ({})));
  expect(faulty.html).toMatch(/The site cannot show them: site\/menu\.json/);
  expect(faulty.html).not.toContain('<iframe');
  expect(faulty.html).toContain('Huis met tuin 3');
  await rm(join(paths.snapshot, 'site'), { recursive: true });
  const { html } = await rehearse(changeFeed(() => ({})));
  expect(html).toContain('those of the demonstration');
  expect(html.match(/<iframe/g)).toHaveLength(30);
  await expect(readCatalogue('properties.json')).rejects.toThrow('ENOENT');
});
