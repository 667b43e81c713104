import { expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createMenuPage } from '../../menu-pages';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const METADATA = {
  metadataOGTitle: 'Titel voor netwerken',
  metadataOGType: 'article',
  metadataOGUrl: 'https://example.be/over-ons/',
  metadataOGImage: '/media/hero/dorp.webp',
  metadataOGDescription: 'Tekst voor netwerken',
  metadataTwitterTitle: 'Titel voor X',
  metadataTwitterSite: '@huisvallee',
  metadataTwitterImage: '/media/hero/bos.webp',
  metadataTwitterDescription: 'Tekst voor X',
};

async function fetchMetaTags(params: object): Promise<Record<string, string>> {
  const files = createSmallSnapshot();
  files['site/menu.json'].push(createMenuPage('about', params));
  const fetchPage = await createTestSite({ embedded: files });
  return readMetaTags(await (await fetchPage('/nl/about/')).text());
}

function readMetaTags(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

test('every configured tag for social networks is in the head', async () => {
  expect(await fetchMetaTags({ metadata: { nl: METADATA } })).toMatchObject({
    'og:title': 'Titel voor netwerken',
    'og:type': 'article',
    'og:url': 'https://example.be/over-ons/',
    'og:image': 'http://localhost:8787/media/hero/dorp.webp',
    'og:description': 'Tekst voor netwerken',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Titel voor X',
    'twitter:site': '@huisvallee',
    'twitter:image': 'http://localhost:8787/media/hero/bos.webp',
    'twitter:description': 'Tekst voor X',
  });
});

test('a picture of the snapshot is named as JPEG, with its size; another one as it is', async () => {
  const url = `/media/pictures/${'a1'.repeat(16)}`;
  const image = { url: `${url}.1920.webp`, width: 1920, height: 1080, alt: { nl: 'x', fr: 'x' } };
  const metadata = { nl: { metadataTwitterImage: `${url}.800-400.webp` } };
  expect(await fetchMetaTags({ image, metadata })).toMatchObject({
    'og:image': `http://localhost:8787${url}.1920-1200.jpg`,
    'og:image:width': '1200',
    'og:image:height': '675',
    'twitter:image': `http://localhost:8787${url}.800-800.jpg`,
  });
});

test('the card of a page with a picture of the desk has its photograph to stand in', async () => {
  const url = `/media/pictures/${'a1'.repeat(16)}.1920`;
  const image = { url: `${url}.webp`, width: 1920, height: 1080, alt: { nl: 'x', fr: 'x' } };
  const files = createSmallSnapshot();
  files['site/menu.json'].push(createMenuPage('about', { image }));
  const shareCard = `${'c3'.repeat(16)}.1200-agency.jpg`;
  const fetchPage = await createTestSite({ embedded: files, shareCard });
  const tags = readMetaTags(await (await fetchPage('/nl/about/')).text());
  expect(tags['og:image']).toMatch(/\/[0-9a-f]{32}\.1200\.jpg\?or=(a1){16}\.1920-1200\.jpg$/);
});

test('without them the tags follow from the page', async () => {
  const tags = await fetchMetaTags({ description: { nl: 'Wie wij zijn' } });
  expect(tags).toMatchObject({
    'og:title': 'Titel · Huis &amp; Vallée',
    'og:type': 'website',
    'og:url': 'http://localhost:8787/nl/about/',
    'og:description': 'Wie wij zijn',
    'twitter:card': 'summary',
  });
  // X reads the properties where nothing was typed for it.
  for (const name of ['title', 'description', 'image'])
    expect(tags).not.toHaveProperty([`twitter:${name}`]);
});

test('a page without a picture shows the card, with its size', async () => {
  const card = `${'a1'.repeat(16)}.1200-agency.jpg`;
  const fetchPage = await createTestSite({ embedded: createSmallSnapshot(), shareCard: card });
  expect(readMetaTags(await (await fetchPage('/nl/contact/')).text())).toMatchObject({
    'og:image': `http://localhost:8787/media/pictures/${card}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Huis &amp; Vallée',
    'twitter:card': 'summary_large_image',
  });
});
