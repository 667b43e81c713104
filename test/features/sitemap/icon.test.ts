import { describe, expect, test } from 'vitest';
import { getInitials } from '../../../src/domain/site/initials';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

test.each([
  ['Maas & Zoon', 'MZ'],
  ['Huis en Haard', 'HH'],
  ['Immo', 'I'],
  ['Agence des Écluses', 'AÉ'],
  ['De Linde', 'L'],
  ['De', 'D'],
  ['1000 Huizen Gent', '1H'],
  ['<b>', 'B'],
])('the initials of %s are %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

const MARK = { path: 'M2 2h20', width: 24, height: 24, icon: 'M4 4h24' };

async function open(agency: object, colors?: object) {
  const files = createSmallSnapshot();
  const configuration = files['site/configuration.json'];
  Object.assign(configuration.agency, agency);
  if (colors) Object.assign(configuration, { colors });
  return createTestSite({ embedded: files });
}

describe('the icon of the site', () => {
  test('has the initials of an agency without a mark, in its colours', async () => {
    const site = await open(
      { name: 'Maas & Zoon' },
      { paper: '#ffffff', accent: '#0b3d5b', action: '#8a1f3d' },
    );
    const response = await site('/favicon.svg');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    const icon = await response.text();
    expect(icon).toContain('>MZ</text>');
    expect(icon).toContain('fill="#0b3d5b"');
  });

  test('has its mark where it has one, beside its name and at the desk too', async () => {
    const site = await open({ mark: MARK });
    expect(await (await site('/favicon.svg')).text()).toContain('d="M4 4h24"');
    expect(await (await site('/nl/te-koop/')).text()).toContain('<path d="M2 2h20">');
    expect(await (await site('/nl/desk/aanmelden/')).text()).toContain('<path d="M2 2h20">');
  });

  test('is of the agency alone, and so is the picture that phones ask for by themselves', async () => {
    const site = await open({ name: 'Maas & Zoon' });
    const html = await (await site('/nl/te-koop/')).text();
    expect(html).toContain('>MZ</text>');
    expect((await site('/apple-touch-icon.png')).status).toBe(404);
    const own = await open({ touchIcon: '/media/pictures/own.png' });
    const { headers } = await own('/apple-touch-icon.png');
    expect(headers.get('Location')).toBe('/media/pictures/own.png');
  });

  test.each([
    ['a mark that ends its path', { mark: { ...MARK, path: 'M2 2"/><script>' } }],
    ['a mark without width', { mark: { ...MARK, width: 0 } }],
    ['a picture elsewhere', { touchIcon: 'https://elsewhere.example/a.png' }],
    ['a picture that is no PNG', { touchIcon: '/media/a.svg' }],
  ])('%s is refused', async (_, agency) => {
    await expect(open(agency)).rejects.toThrow();
  });
});
