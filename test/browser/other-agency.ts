import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// biome-ignore lint/suspicious/noExplicitAny: raw JSON of a snapshot, bent freely
type RawJson = any;

/**
 * Rewrites a snapshot as another agency would set it up: everything moved, every colour changed,
 * fourteen menu pages, two of them with pages below them.
 */
export async function changeToOtherAgency(directory: string): Promise<void> {
  await rewriteJsonFile(join(directory, 'site/configuration.json'), changeConfiguration);
  await rewriteJsonFile(join(directory, 'site/menu.json'), changeMenu);
}

async function rewriteJsonFile(file: string, change: (content: RawJson) => void): Promise<void> {
  const content = JSON.parse(await readFile(file, 'utf8'));
  change(content);
  await writeFile(file, JSON.stringify(content));
}

function changeConfiguration({ language, header, footer }: RawJson) {
  language.languageFlags = true;
  header.appBar = {
    bgColor: '#12263F',
    btnColor: '#F4C95D',
    btnTextColor: '#12263F',
    textColor: '#FFFFFF',
    changeOnScroll: true,
  };
  header.menu = {
    position: 'center',
    showFreeEvaluation: true,
    showHomeMenu: true,
    menuFontSize: '16px',
    menuMaxItems: 7,
  };
  header.menuMobile = {
    position: 'left',
    backgroundColor: '#12263F',
    color: '#FFFFFF',
    btnDrawerColor: '#F4C95D',
  };
  header.logo = {
    image: { ...header.banner.image, width: 160, height: 48 },
    ...{ position: 'right', showLogoAtStart: false },
  };
  header.languageSwitcher = { position: 'left', fontSize: 15, color: '#F4C95D' };
  header.headerLinks = {
    ...header.headerLinks,
    pages: undefined,
    bgColor: '#F4C95D',
    color: '#12263F',
    fontSize: 14,
  };
  header.headerLinks.left[0] = {
    ...header.headerLinks.left[0],
    icon: 'phone',
    color: '#7A1F1F',
  };
  Object.assign(footer, { bgColor: '#EFEAF4', textColor: '#3A2E4A', maxWidth: '1200px' });
}

function changeMenu(menu: RawJson) {
  const shown = menu.filter(({ params }: RawJson) => params.showFixedMenu !== false);
  const hidden = menu.filter(({ params }: RawJson) => params.showFixedMenu === false);
  for (const page of hidden.slice(0, 14 - shown.length)) page.params.showFixedMenu = true;
  const sale = menu.find(({ id }: RawJson) => id === 3);
  sale.childMenus = [1, 2].map((place) => ({
    ...structuredClone(sale),
    id: 300 + place,
    parentId: 3,
    path: `below-${place}`,
    name: `Below ${place}`,
    sort: place,
    childMenus: [],
    params: {
      type: 'module',
      title: { nl: `Onderliggende pagina ${place}`, fr: `Page en dessous ${place}`, public: true },
      path: { nl: `onder-${place}`, fr: `dessous-${place}` },
    },
  }));
  const services = menu.find(({ id }: RawJson) => id === 6);
  services.params.css = 'body { background: #f0f4f8 } h1 { color: #12263f; font-size: 3rem }';
  services.params.modules[0].colorBackground = '#12263f';
}
