import { describe, expect, test } from 'vitest';
import type { SafeCss } from '../../../src/domain/site/safe-css';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createMenuPage } from '../../menu-pages';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

/** Fetches the list for sale of the small snapshot after `change`, with its headers. */
async function fetchListPage(
  change: (files: SnapshotFiles) => void = () => {},
  safeCss: SafeCss = {},
) {
  const files = createSmallSnapshot();
  change(files);
  const fetchPage = await createTestSite({ embedded: files, safeCss });
  const response = await fetchPage('/nl/te-koop/');
  return { html: await response.text(), headers: response.headers };
}

const getConfiguration = (files: SnapshotFiles) => files['site/configuration.json'];
const getHeaderConfiguration = (files: SnapshotFiles) => getConfiguration(files).header;
const findElement = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]*class="${name}[ "].*?</${tag}>`, 's').exec(html)?.[0] ?? '';

describe('the theme', () => {
  test('is inline in the page, and the policy allows it by its hash', async () => {
    const { html, headers } = await fetchListPage((files) => {
      getConfiguration(files).footer.bgColor = '#abcdef';
    });
    const css = /<style>(@layer theme.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(css).toContain('--footer-bg:#abcdef');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
  });

  test('only a page with css of its own has a class on its main element', async () => {
    const bare = await fetchListPage();
    expect(bare.html).toContain('<main id="main" tabindex="-1">');
    const { html } = await fetchListPage(() => {}, { 3: '.page-3 h1{color:#123456}' });
    expect(html).toContain('<main id="main" tabindex="-1" class="page-3">');
    expect(html).toContain('.page-3 h1{color:#123456}');
  });

  test('raw css of a page is not printed', async () => {
    const { html } = await fetchListPage((files) => {
      files['site/menu.json'][0].params.css = 'h1 { color: #123456 }';
    });
    expect(html).toContain('<main id="main" tabindex="-1">');
    expect(html).not.toContain('#123456');
  });
});

describe('the header', () => {
  const findZoneContents = (html: string) =>
    ['left', 'center', 'right'].map((position) => {
      const zone = html.match(
        new RegExp(`header__slot--${position}">(.*?)(?=<div class="header__slot|<button)`, 's'),
      )?.[1];
      return ['header__logo', 'class="menu"', 'class="languages"'].filter((name) =>
        zone?.includes(name),
      );
    });

  test('logo, menu and language switcher are in the configured positions', async () => {
    const { html } = await fetchListPage((files) => {
      getHeaderConfiguration(files).logo.position = 'center';
      getHeaderConfiguration(files).menu.position = 'left';
      getHeaderConfiguration(files).languageSwitcher.position = 'left';
    });
    expect(findZoneContents(html)).toEqual([
      ['class="menu"', 'class="languages"'],
      ['header__logo'],
      [],
    ]);
  });

  test('the home page is in the menu if showHomeMenu says so, the others in the order of params.sort', async () => {
    const addPage = (files: SnapshotFiles, path: string, sort: number, params: object = {}) =>
      files['site/menu.json'].push({
        ...createMenuPage(path, { title: { nl: path }, sort, ...params }),
        id: sort,
      });
    const { html } = await fetchListPage((files) => {
      getHeaderConfiguration(files).menu.showHomeMenu = true;
      files['site/menu.json'][0].params.title = { nl: 'te koop' };
      files['site/menu.json'][0].params.sort = 11;
      addPage(files, 'contact', 17);
      addPage(files, 'pers', 10);
      addPage(files, 'verborgen', 12, { showFixedMenu: false });
      addPage(files, 'home', 1, { showFixedMenu: false });
    });
    const menu = findElement(html, 'nav', 'menu');
    const labels = [...menu.matchAll(/>([^<]+)<\/a>/g)].map(([, label]) => label);
    expect(labels).toEqual(['home', 'pers', 'te koop', 'contact']);
  });

  test('a link of the top bar may be a localized path', async () => {
    const { html } = await fetchListPage((files) => {
      Object.assign(getHeaderConfiguration(files).headerLinks, {
        show: true,
        left: [{ label: 'Te koop', link: '/fr/a-vendre/?type=1' }],
      });
    });
    expect(findElement(html, 'nav', 'top-bar')).toContain('<a href="/nl/te-koop/?type=1"');
  });

  test('is not fixed unless configured to change on scrolling', async () => {
    const { html } = await fetchListPage((files) => {
      getHeaderConfiguration(files).appBar.changeOnScroll = 'false';
    });
    expect(html).toContain('<header id="header" class="header" data-behaviour="header">');
  });

  test('a top-bar item shows only if its status is on, in its colour, with a known icon', async () => {
    const { html } = await fetchListPage((files) => {
      Object.assign(getHeaderConfiguration(files).headerLinks, {
        show: true,
        left: [
          { label: 'Bel ons', link: 'tel:+3286001230', icon: 'fa fa-phone', color: '#FFFFFF' },
          { label: 'Verborgen', status: 'false' },
        ],
        right: [{ label: { nl: 'Ster' }, icon: '★' }],
      });
    });
    const bar = findElement(html, 'nav', 'top-bar');
    expect(bar).toContain('<li class="custom-color-ffffff"><a href="tel:+3286001230"');
    expect(bar).toContain('<svg class="icon"');
    expect(bar).toContain('<span aria-hidden="true">★</span>Ster');
    expect(html).not.toContain('Verborgen');
  });

  test.each([
    ['fab fa-facebook-f', 'Facebook'],
    ['fa fa-instagram', 'Instagram'],
    ['fa-brands fa-x-twitter', 'X'],
    ['mdi mdi-youtube', 'YouTube'],
  ])('an item of the top bar with the icon %s and no label is named', async (icon, name) => {
    const { html } = await fetchListPage((files) => {
      Object.assign(getHeaderConfiguration(files).headerLinks, {
        show: true,
        left: [
          { label: '', link: 'https://social.example/', icon },
          { label: {}, icon: 'phone' },
        ],
      });
    });
    const bar = findElement(html, 'nav', 'top-bar');
    expect(bar).toContain(`<span class="visually-hidden">${name}</span>`);
    expect(bar.match(/<li/g)).toHaveLength(1);
  });

  test('the bar above the header is on the configured pages only', async () => {
    const show = (pages: string[]) => (files: SnapshotFiles) =>
      Object.assign(getHeaderConfiguration(files).headerLinks, {
        show: true,
        left: [{ label: 'Bel ons', link: 'tel:+3286001230' }],
        pages,
      });
    expect((await fetchListPage(show(['/', '/for-sale/']))).html).toContain('class="top-bar"');
    expect((await fetchListPage(show(['/']))).html).not.toContain('class="top-bar"');
  });

  test('flags show beside the language codes if configured', async () => {
    expect((await fetchListPage()).html).not.toContain('class="flag"');
    const { html } = await fetchListPage((files) => {
      getConfiguration(files).language.languageFlags = 'true';
    });
    expect(html.match(/class="flag"/g)).toHaveLength(4);
  });
});

describe('the footer', () => {
  const addColumn = (column: object) => (files: SnapshotFiles) => {
    getConfiguration(files).footer.bottom = [{ title: { nl: 'Eerste' } }, column];
  };

  test('a column has its width in twelfths by window width', async () => {
    const { html } = await fetchListPage(
      addColumn({ title: { nl: 'Aanbod' }, col: { sm: 6, md: 12, lg: 3 } }),
    );
    expect(html).toContain('<div class="footer__column sm-6 lg-3"><h2>Aanbod</h2>');
    expect(html).toContain('<div class="footer__column md-6 lg-4"><h2>Eerste</h2>');
  });

  test('texts show only if they are public, with their totals filled in', async () => {
    const { html } = await fetchListPage(
      addColumn({
        title: { nl: 'Geheim', public: 'false' },
        introText: { nl: '<p>{FOR_SALE_TOTAL} te koop</p>', public: 'true' },
        fullText: { nl: '<p>Niet dit</p>', public: false },
        image: [{ url: '/media/hero/dorp.webp', width: 400, height: 235 }],
      }),
    );
    expect(html).toContain('<p>1 te koop</p>');
    expect(html).not.toContain('Geheim');
    expect(html).not.toContain('Niet dit');
    expect(html).toContain('<img src="/media/hero/dorp.webp" alt="" width="400" height="235"');
  });
});
