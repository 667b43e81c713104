import { expect, test } from 'vitest';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

type Configuration = SnapshotFiles[string];

test.each<[string, (configuration: Configuration) => void, boolean]>([
  ['as most sites have it', () => {}, false],
  [
    'whose menu is in the middle',
    ({ header }) => {
      header.menu.position = 'center';
    },
    true,
  ],
  [
    'with a picture as its logo',
    ({ header }) => {
      header.logo.image = { url: '/media/logo.png' };
    },
    true,
  ],
  [
    'with flags',
    ({ language }) => {
      language.languageFlags = true;
    },
    true,
  ],
])(
  'the page of a header %s has the styles of its options only if it needs them',
  async (_, change, hasOptions) => {
    const files = createSmallSnapshot();
    const configuration = files['site/configuration.json'];
    const { logo, menu, languageSwitcher } = configuration.header;
    logo.position = 'left';
    menu.position = languageSwitcher.position = 'right';
    change(configuration);
    const fetchPage = await createTestSite({ embedded: files });
    const html = await (await fetchPage('/nl/te-koop/')).text();
    expect(html.includes('.header__slot--center')).toBe(hasOptions);
  },
);
