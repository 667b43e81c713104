import { beforeAll, describe, expect, test } from 'vitest';
import configuration from '../../../data/site/configuration.json';
import { loadDemonstration, openSharedSite } from '../../platform/sharing/shared-site';

let site: Awaited<ReturnType<typeof openSharedSite>>;
beforeAll(async () => {
  await loadDemonstration();
  site = await openSharedSite();
});

const readPage = async (path: string) => (await site(path)).text();

describe.each(configuration.agency.offices)('the door of the office in $name', ({ image }) => {
  test.each(['nl', 'fr'] as const)('is on the contact page, described in %s', async (language) => {
    const page = await readPage(`/${language}/contact/`);
    const [door] =
      page.match(new RegExp(`<img[^>]*${image.url.replace('.webp', '-400')}[^>]*>`)) ?? [];
    expect(door).toContain(`alt="${image.alt[language]}"`);
    expect(door).toContain('loading="lazy"');
    expect(door).toContain(`${image.url} 1200w`);
  });

  test('is on no other page that names the offices', async () => {
    const page = await readPage('/nl/ik-ben-op-zoek/');
    expect(page).toContain('class="offices"');
    expect(page).not.toContain(image.url);
  });
});
