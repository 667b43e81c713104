import { describe, expect, test } from 'vitest';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

const MARK = { path: 'M2 2h20', width: 24, height: 24, icon: 'M4 4h24' };
const COLORS = { paper: '#ffffff', accent: '#0b3d5b', action: '#8a1f3d' };

function open(agency: object) {
  const files = createSmallSnapshot();
  Object.assign(files['site/configuration.json'], { colors: COLORS });
  Object.assign(files['site/configuration.json'].agency, agency);
  return createTestSite({ embedded: files });
}

describe('the site on a home screen', () => {
  test.each([
    ['fr', 'fr'],
    ['nl', 'nl'],
    ['de', 'nl'],
  ])('is the agency; added from a page in %s it begins in %s', async (asked, language) => {
    const site = await open({
      name: 'Agence immobilière des Écluses & Fils',
      touchIcon: undefined,
    });
    const address = `/manifest.webmanifest?language=${asked}`;
    const response = await site(address);
    expect(response.headers.get('Content-Type')).toContain('application/manifest+json');
    const manifest = await response.json<{ icons: { src: string }[] }>();
    expect(manifest).toMatchObject({
      name: 'Agence immobilière des Écluses & Fils',
      short_name: 'Agence',
      lang: language,
      start_url: `/${language}/`,
      background_color: '#ffffff',
      theme_color: '#0b3d5b',
    });
    expect(manifest.icons).toHaveLength(2);
    for (const { src } of manifest.icons)
      expect(await (await site(src)).text(), src).toContain('>AI</text>');
  });

  test('is linked by every page', async () => {
    const page = await (await (await open({}))('/fr/a-vendre/')).text();
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest?language=fr"/>');
  });

  test('has the picture of the agency too, where it has one', async () => {
    const site = await open({ name: 'Maas & Zoon', touchIcon: '/media/own.png' });
    expect(await (await site('/manifest.webmanifest')).json()).toMatchObject({
      short_name: 'Maas & Zoon',
      icons: [{}, {}, { src: '/media/own.png', type: 'image/png' }],
    });
  });
});

describe('the frame of a picture that is missing', () => {
  test.each([
    ['initials', { name: 'Maas & Zoon' }, '>MZ</text>'],
    ['mark', { mark: MARK }, '<path d="M2 2h20">'],
  ])('shows the %s of the agency, in its colours', async (_, agency, drawing) => {
    const response = await (await open(agency))('/mark.svg');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    const svg = await response.text();
    expect(svg).toContain(drawing);
    // The ink on this paper, at 56 %.
    expect(svg).toContain('stroke="#818588"');
  });
});
