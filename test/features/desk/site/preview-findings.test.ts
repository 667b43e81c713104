import { expect, test } from 'vitest';
import { describeSeen, SEEN } from '../../../../src/features/desk/site/seen-values';
import { createSmallSnapshot } from '../../../platform/snapshot/small-snapshot';
import { DESK_SITE, setUpSiteDesk } from './site-desk';

const opened = setUpSiteDesk();
const PAGE = `${DESK_SITE}paginas/3/`;

/** Saves what was typed over these values. */
const save = (path: string, shown: Record<string, string>, typed: Record<string, string>) =>
  opened.desk.post(path, { action: 'save', ...typed, [SEEN]: describeSeen(shown) });

/** The bar of the preview of a page: each finding with its link. */
async function readFindings(path: string): Promise<[text: string, href: string][]> {
  const preview = await opened.desk.get(`${DESK_SITE}voorbeeld/`);
  const home = (preview.headers.get('Location') ?? '').replace(/nl\/$/, '');
  const page = await (await opened.site(`${home}${path}`)).text();
  const [bar = ''] = /<aside class="site-notice".*?<\/aside>/s.exec(page) ?? [];
  expect(bar).toContain('Voorbeeld met alle ontwerpen');
  return [...bar.matchAll(/<a target="_parent" href="([^"]*)">(.*?)<\/a>/g)].map(
    ([, href = '', text = '']) => [text, href],
  );
}

test('a preview names what its page still needs, each with a link to its field', async () => {
  const files = createSmallSnapshot();
  const [page] = files['site/menu.json'];
  if (page)
    Object.assign(page.params, {
      title: { nl: 'Te koop', fr: 'À vendre' },
      image: { url: '/media/a.webp', width: 600, height: 300, alt: { nl: 'Een huis', fr: 'Une' } },
    });
  await opened.open(files);
  expect(await readFindings('nl/te-koop/')).toEqual([]);
  const shown = { 'page.params.title.fr': 'À vendre', 'page.params.image.alt.fr': 'Une' };
  await save(PAGE, shown, {
    ...{ 'page.params.title.fr': '', 'page.params.image.alt.fr': '' },
    'page.params.content.nl': 'Lees [dit](/nl/nergens/) en [dat](/nl/te-huur/)',
    'page.params.content.fr': 'Texte',
  });
  const findings = await readFindings('nl/te-koop/');
  expect(findings.map(([text]) => text)).toEqual([
    'Titel, Frans: deze tekst ontbreekt',
    'Tekst van de pagina, Nederlands: /nl/nergens/ leidt nergens heen',
    'De beschrijving van de foto ontbreekt in het Frans',
  ]);
  const desk = await (await opened.desk.get(PAGE)).text();
  for (const [, href] of findings) {
    expect(href.startsWith(`${PAGE}#`)).toBe(true);
    expect(desk).toContain(`id="${href.split('#')[1]}"`);
  }
  expect(await readFindings('nl/for-rent/')).toEqual([]);
});

test('a preview of an article names what the article needs', async () => {
  const files = createSmallSnapshot();
  const [first] = files['site/articles.json'];
  if (first) {
    const { path, ...article } = first;
    files['site/articles.json'].unshift({ ...article, id: 800 } as typeof first);
  }
  await opened.open(files);
  const article = `${DESK_SITE}artikels/801/`;
  await save(article, { 'title.fr': 'Revenu cadastral' }, { 'title.fr': '' });
  const [finding = []] = await readFindings('nl/faq/kadastraal-inkomen/');
  expect(finding[0]).toContain('Frans: deze tekst ontbreekt');
  expect(finding[1]).toContain(`${article}#`);
});

test.each([
  ['paginas/3', 'nl/te-koop/'],
  ['artikels/801', 'nl/faq/kadastraal-inkomen/'],
  ['team/1', 'nl/'],
  ['popup', 'nl/'],
])('the preview of %s is opened from its form, at %s', async (document, path) => {
  const form = await (await opened.desk.get(`${DESK_SITE}${document}/`)).text();
  const [, link = ''] = /href="([^"]*)" data-beside=""/.exec(form) ?? [];
  const preview = await opened.desk.get(link);
  expect((preview.headers.get('Location') ?? '').replace(/^\/preview\/[^/]+\//, '')).toBe(path);
});
