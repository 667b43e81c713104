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

test.each<[string, object, boolean]>([
  ['as most sites have it', {}, false],
  ['in a colour of its own', { appBar: { textColor: '#0b5d4b' } }, true],
  ['with a larger menu', { menu: { menuFontSize: 20 } }, true],
  ['with another language switcher', { languageSwitcher: { color: '#0b5d4b' } }, true],
  ['with another button of the menu', { menuMobile: { btnDrawerColor: '#0b5d4b' } }, true],
])(
  'the page of a header %s has the styles of its look only if it needs them',
  async (_, look, hasLook) => {
    const files = createSmallSnapshot();
    const { header } = files['site/configuration.json'];
    const [paper, ink] = ['#f7f3ec', '#1e262b'];
    const button = { btnColor: 'transparent', btnTextColor: ink };
    header.appBar = { bgColor: paper, textColor: ink, ...button };
    header.menuMobile.btnDrawerColor = header.languageSwitcher.color = ink;
    for (const [part, values] of Object.entries(look)) Object.assign(header[part], values);
    const fetchPage = await createTestSite({ embedded: files });
    const html = await (await fetchPage('/nl/te-koop/')).text();
    expect(html.includes('var(--header-color')).toBe(hasLook);
  },
);
