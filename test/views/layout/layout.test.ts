import { describe, expect, test } from 'vitest';
import type { SafeCss } from '../../../src/domain/site/safe-css';
import type { SnapshotFiles } from '../../fixtures';
import { createTestSite } from '../../fixtures';
import { createSmallSnapshot } from '../../platform/snapshot/small-snapshot';

/** The sale list of the small snapshot after `bend`, with its headers. */
async function fetchListPage(
  bend: (files: SnapshotFiles) => void = () => {},
  safeCss: SafeCss = {},
) {
  const files = createSmallSnapshot();
  bend(files);
  const fetchPage = await createTestSite({ embedded: files, safeCss });
  const response = await fetchPage('/nl/te-koop/');
  return { html: await response.text(), headers: response.headers };
}

const getConfiguration = (files: SnapshotFiles) => files['site/configuration.json'];
const getHeaderConfiguration = (files: SnapshotFiles) => getConfiguration(files).header;
const findElement = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]*class="${name}[ "].*?</${tag}>`, 's').exec(html)?.[0] ?? '';

describe('the theme', () => {
  test('stands in the page, and the policy names it by its hash', async () => {
    const { html, headers } = await fetchListPage((files) => {
      getConfiguration(files).footer.bgColor = '#abcdef';
    });
    const css = /<style>(@layer theme.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(css).toContain('--footer-bg:#abcdef');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
  });

  test('a page with css of its own is named in its main part, no other is', async () => {
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
  const zones = (html: string) =>
    ['left', 'center', 'right'].map((place) => {
      const zone = html.match(
        new RegExp(`header__slot--${place}">(.*?)(?=<div class="header__slot|<button)`, 's'),
      )?.[1];
      return ['header__logo', 'class="menu"', 'class="languages"'].filter((name) =>
        zone?.includes(name),
      );
    });

  test('logo, menu and language switcher stand where the configuration puts them', async () => {
    const { html } = await fetchListPage((files) => {
      getHeaderConfiguration(files).logo.position = 'center';
      getHeaderConfiguration(files).menu.position = 'left';
      getHeaderConfiguration(files).languageSwitcher.position = 'left';
    });
    expect(zones(html)).toEqual([['class="menu"', 'class="languages"'], ['header__logo'], []]);
  });

  test('without change on scrolling it does not follow', async () => {
    const { html } = await fetchListPage((files) => {
      getHeaderConfiguration(files).appBar.changeOnScroll = 'false';
    });
    expect(html).toContain('<header class="header" data-behaviour="header">');
  });

  test('a top-bar item shows only with its status, in its colour, with a known icon', async () => {
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

  test('flags stand beside the language codes where the settings ask for them', async () => {
    expect((await fetchListPage()).html).not.toContain('class="flag"');
    const { html } = await fetchListPage((files) => {
      getConfiguration(files).language.languageFlags = 'true';
    });
    expect(html.match(/class="flag"/g)).toHaveLength(4);
  });
});

describe('the footer', () => {
  const withColumn = (column: object) => (files: SnapshotFiles) => {
    getConfiguration(files).footer.bottom = [{ title: { nl: 'Eerste' } }, column];
  };

  test('a column takes its share of the twelve, by width of the window', async () => {
    const { html } = await fetchListPage(
      withColumn({ title: { nl: 'Aanbod' }, col: { sm: 6, md: 12, lg: 3 } }),
    );
    expect(html).toContain('<div class="footer__column sm-6 lg-3"><h2>Aanbod</h2>');
    expect(html).toContain('<div class="footer__column md-6 lg-4"><h2>Eerste</h2>');
  });

  test('texts show only where they are public, with the totals they name', async () => {
    const { html } = await fetchListPage(
      withColumn({
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
