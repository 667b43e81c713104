import { describe, expect, test } from 'vitest';
import { PRODUCT_PAGES } from '../../../src/domain/routing/built-in-routes';
import { createTestSite } from '../../fixtures';
import { createMenuPage } from '../../menu-pages';
import type { SnapshotFiles } from './checked-files';
import { findProblems } from './checked-files';
import { createProjectSnapshot } from './project-snapshot';
import { createSmallSnapshot } from './small-snapshot';

/** Adds a page that redirects to these links. */
const addRedirect = (files: SnapshotFiles, path: string, redirectUrl: object, id = 101) =>
  files['site/menu.json'].push(createMenuPage(path, { redirect: true, redirectUrl }, { id }));

const setRules = (factRules: object) => (files: SnapshotFiles) => {
  files['site/configuration.json'].listings = {
    ...files['site/configuration.json'].listings,
    factRules,
  };
};

const addModuleRule = (rule: object) => (files: SnapshotFiles) => {
  files['site/menu.json'][0].params.modules[0].rules = [rule];
};

describe('what could have no effect is refused, by record and field', () => {
  const CASES: [string, (files: SnapshotFiles) => void, string[]][] = [
    [
      'a redirect without a link for a language',
      (files) => addRedirect(files, 'weg', { fr: 'https://elders.example/' }),
      [
        'menu 101 params.redirectUrl.nl is empty, and so is that of the default language: give the link, or switch redirect off',
      ],
    ],
    [
      'a page that redirects to itself',
      (files) => addRedirect(files, 'weg', { nl: '/nl/weg/?a=1', fr: 'https://elders.example/' }),
      [
        'menu 101 params.redirectUrl.nl leads back to a page that visitors come from: they would never arrive',
      ],
    ],
    [
      'two pages that redirect to each other',
      (files) => {
        addRedirect(files, 'heen', { nl: '/terug/' });
        addRedirect(files, 'terug', { nl: '/heen/' }, 102);
      },
      [101, 102].flatMap((id) =>
        ['nl', 'fr'].map(
          (language) =>
            `menu ${id} params.redirectUrl.${language} leads back to a page that visitors come from: they would never arrive`,
        ),
      ),
    ],
    [
      'a redirect to a draft',
      (files) => {
        addRedirect(files, 'weg', { nl: '/later/' });
        files['site/menu.json'].push(createMenuPage('later', {}, { id: 102, status: 'Draft' }));
      },
      ['nl', 'fr'].map(
        (language) =>
          `menu 101 params.redirectUrl.${language} leads to a draft, which visitors cannot open`,
      ),
    ],
    [
      'a redirect to an unknown page',
      (files) => addRedirect(files, 'weg', { nl: '/nergens/' }),
      ['menu 101 params.redirectUrl.nl leads to /nergens/, which no page has'],
    ],
    [
      'a home page that is a draft',
      (files) =>
        files['site/menu.json'].push(createMenuPage('home', {}, { id: 1, status: 'Draft' })),
      [
        'menu 1 status is Draft: the home page must be Published, since logo and site address lead to it',
      ],
    ],
    [
      'a rule on what is no fact',
      setRules({ Price: [{ field: 'Price', logic: '>', compareWithValue: 0 }] }),
      [
        'configuration listings.factRules.Price is no fact that a rule can hide: the facts are in docs/data.md, property-details.json',
      ],
    ],
    [
      'a rule about an unknown field',
      setRules({ SurfaceLiving: [{ field: 'Surface', logic: '>', compareWithValue: 0 }] }),
      [
        'configuration listings.factRules.SurfaceLiving.0.field names Surface, which is not known here',
      ],
    ],
    [
      'a rule by an unknown logic',
      setRules({ SurfaceLiving: [{ field: 'Price', logic: 'bogus' }] }),
      ['configuration listings.factRules.SurfaceLiving.0.logic is bogus, which is no comparison'],
    ],
    [
      'a rule that compares nothing',
      setRules({ SurfaceLiving: [{ field: 'Price' }] }),
      [
        'configuration listings.factRules.SurfaceLiving.0.logic is empty, as is advancedCondition: the rule compares nothing',
      ],
    ],
    [
      'a rule with an unknown field to compare with',
      setRules({ SurfaceLiving: [{ field: 'Price', logic: '=', compareWithField: 'Prise' }] }),
      [
        'configuration listings.factRules.SurfaceLiving.0.compareWithField names Prise, which is not known here',
      ],
    ],
    [
      'a condition that cannot be read',
      setRules({ SurfaceLiving: [{ field: 'Price', advancedCondition: '!field * 2' }] }),
      [
        'configuration listings.factRules.SurfaceLiving.0.advancedCondition cannot be read: not understood',
      ],
    ],
    [
      'a condition about an unknown field',
      addModuleRule({ field: 'sale', advancedCondition: '!field > 0 && !Price < 3' }),
      ['menu 3 params.modules.0.rules.0.advancedCondition names Price, which is not known here'],
    ],
    [
      'a module whose rule names an unknown fact',
      addModuleRule({ field: 'lettings', logic: '>', compareWithValue: 0 }),
      ['menu 3 params.modules.0.rules.0.field names lettings, which is not known here'],
    ],
    ...(
      [
        [
          { type: 'property-list', id: 'nonsense' },
          {},
          'relations.id names nonsense, which is no list: write for-sale, for-rent, Bouwgrond, or leave it out',
        ],
        [
          { type: 'project-list', id: 12 },
          {},
          'relations.id names 12: all projects are listed, so leave it out',
        ],
        [{ type: 'contact' }, {}, 'relations.id is missing: name a contact of site/team.json'],
        [
          { type: 'property-list' },
          { numberItemOfRow: 5 },
          'numberItemOfRow is 5: properties and slides stand in rows of 4 at most',
        ],
        [
          { type: 'category', id: 8 },
          { view: 'slider-view', numberItemOfRow: 6 },
          'numberItemOfRow is 6: properties and slides stand in rows of 4 at most',
        ],
        [
          { type: 'property-list' },
          { view: 'news-view' },
          'view is news-view, which this content has not: leave it empty or write slider-view',
        ],
        [
          { type: 'project-list' },
          { view: 'slider-view' },
          'view is slider-view, which this content has not: leave it empty',
        ],
        [
          { type: 'contact', id: 10 },
          { view: 'ons-team-view' },
          'view is ons-team-view, which this content has not: leave it empty',
        ],
        [
          { type: 'category', id: 8 },
          { view: 'ons-team-view' },
          'view is ons-team-view, which this content has not: leave it empty or write slider-view, news-view, collapse-view',
        ],
      ] as const
    ).map(([relations, rest, reason]): [string, (files: SnapshotFiles) => void, string[]] => [
      `a module whose ${reason}`,
      (files) => {
        const [{ params }] = files['site/menu.json'];
        params.modules = [{ id: 1, status: 'Published', relations, ...rest }];
      },
      [`menu 3 params.modules.0.${reason}`],
    ]),
    [
      'a language twice',
      (files) =>
        files['site/configuration.json'].language.languageUse.push({ code: 'nl', use: false }),
      ['configuration language names a language twice: a group of fields'],
    ],
    ...(['speed', 'lazyAhead'] as const).map(
      (field): [string, (files: SnapshotFiles) => void, string[]] => [
        `a negative ${field}`,
        (files) => {
          files['site/configuration.json'].header.banner.gallery = { config: { [field]: -1 } };
        },
        [`configuration header.banner.gallery.config.${field} should be 0 or more, but is -1`],
      ],
    ),
    [
      'a project from a higher price than to',
      (files) => {
        Object.assign(files, createProjectSnapshot({ project: { PriceMin: 292000, PriceMax: 1 } }));
      },
      ['nl', 'fr'].map(
        (language) =>
          `project 12 ${language} PriceMin is 292000, above PriceMax, which is 1: exchange them`,
      ),
    ],
  ];
  test.each(CASES)('%s', (_, change, reasons) => {
    expect(findProblems(change).errors).toEqual(reasons);
  });

  test('rules with known fields and logics pass', () => {
    const rules = [
      { field: 'Price', logic: 'Greater than', compareWithValue: 1 },
      { field: 'Mobiscore.Total', logic: 'is not empty' },
      { field: 'City', advancedCondition: "!field == 'DURBUY' || !Price < 3" },
    ];
    expect(findProblems(setRules({ SurfaceLiving: rules })).errors).toEqual([]);
  });
});

describe('a page of the route map that nothing draws', () => {
  const MESSAGE = 'has no page in site/menu.json: it answers 404';

  test('is a warning', () => {
    const { warnings } = findProblems((files) => {
      files['site/routes.json'].push({ original: '/leeg/', type: 'page', nl: '/nl/leeg/' });
    });
    expect(warnings).toContain(`route /leeg/ original ${MESSAGE}`);
  });

  test('is one but for those that the product draws', async () => {
    const files = createSmallSnapshot();
    files['site/menu.json'] = [];
    files['site/routes.json'].push(
      ...PRODUCT_PAGES.filter((original) => original !== '/for-sale/').map((original) => ({
        original,
        type: 'page',
        nl: `/nl${original.toLowerCase()}`,
      })),
    );
    const fetchPage = await createTestSite({ embedded: files });
    for (const { original, nl } of files['site/routes.json'])
      if (PRODUCT_PAGES.includes(original)) expect((await fetchPage(nl)).status).toBe(200);
  });
});
