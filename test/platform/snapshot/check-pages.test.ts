import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from './checked-files';
import { changeRecords, DETAILS, findProblems } from './checked-files';

describe('errors of pages and texts', () => {
  const CASES: [string, (files: SnapshotFiles) => void, string][] = [
    [
      'a path of another language',
      (files) => {
        files['site/routes.json'][0].nl = '/fr/te-koop/';
      },
      'route /for-sale/ nl is /fr/te-koop/, which does not begin with /nl/',
    ],
    [
      'one path of two pages',
      (files) => {
        files['site/routes.json'][1].nl = '/nl/te-koop/';
      },
      'route /faq/cadastral-income/ nl is /nl/te-koop/, as that of route /for-sale/ is already',
    ],
    [
      'a breadcrumb to an unknown page',
      (files) => {
        files['site/routes.json'][0].breadcrumb[0].path.nl = '/nl/weg/';
      },
      'route /for-sale/ breadcrumb.0.path.nl leads to /nl/weg/, which no page has',
    ],
    [
      'an article without its route',
      (files) => {
        files['site/articles.json'][0].path = '/faq/lost/';
      },
      'article 801 path is /faq/lost/, which site/routes.json does not hold',
    ],
    [
      'a route without its article',
      (files) => files['site/articles.json'].pop(),
      'route /faq/cadastral-income/ original belongs to no article of site/articles.json',
    ],
    [
      'an article of an unknown category',
      (files) => {
        files['site/articles.json'][0].category = 99;
      },
      'article 801 category names category 99, which site/article-categories.json does not hold',
    ],
    [
      'a module of an unknown category',
      (files) => {
        files['site/menu.json'][0].params.modules[0].relations = { type: 'category', id: 99 };
      },
      'menu 3 params.modules.0.relations.id names category 99, which site/article-categories.json does not hold',
    ],
    [
      'a module that links to an unknown page',
      (files) => {
        files['site/menu.json'][0].params.modules[0].link = {
          label: { nl: 'Meer' },
          path: '/weg/',
        };
      },
      'menu 3 params.modules.0.link.path leads to /weg/, which no page has',
    ],
    [
      'a link of the top bar to an unknown page',
      (files) => {
        files['site/configuration.json'].header.headerLinks.right = [
          { label: 'Weg', link: { nl: '/nl/te-koop/?type=1', fr: '/fr/loin/' } },
        ];
      },
      'configuration header.headerLinks.right.0.link.fr leads to /fr/loin/, which no page has',
    ],
    [
      'a top bar on an unknown page',
      (files) => {
        files['site/configuration.json'].header.headerLinks.pages = ['/for-sale/', '/weg/'];
      },
      'configuration header.headerLinks.pages.1 leads to /weg/, which no page has',
    ],
    [
      'a popup with a link to an unknown page',
      (files) => {
        files['site/configuration.json'].popup.link = '/weg/';
      },
      'configuration popup.link leads to /weg/, which no page has',
    ],
    [
      'one menu id of two pages',
      (files) => files['site/menu.json'].push({ ...files['site/menu.json'][0], path: 'other' }),
      'menu 3 id is there twice',
    ],
    [
      'a script in an article',
      (files) => {
        files['site/articles.json'][0].body.nl = '<p>a</p><SCRIPT src=x>';
      },
      'article 801 body.nl holds a script',
    ],
    [
      'an event handler',
      (files) => {
        files['site/articles.json'][0].body.fr = '<img src="x"onerror=alert(1)>';
      },
      'article 801 body.fr holds an event handler',
    ],
    [
      'a link that runs code',
      (files) => changeRecords(files, DETAILS, 84213, { Description: '<a href=" javascript:x">' }),
      '84213 nl Description holds a link that runs code',
    ],
  ];
  test.each(CASES)('%s', (_, change, reason) => {
    expect(findProblems(change).errors).toContain(reason);
  });
});
