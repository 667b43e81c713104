import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from './checked-files';
import { findProblems } from './checked-files';
import { createProjectSnapshot } from './project-snapshot';

describe('a setting that would have no effect, or the opposite one, is refused', () => {
  const CASES: [string, (files: SnapshotFiles) => void, string[]][] = [
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
      ['configuration language names a language twice'],
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
});

describe('an item of the top bar', () => {
  const findBarProblems = (item: object) =>
    findProblems((files) => {
      const { headerLinks } = files['site/configuration.json'].header;
      Object.assign(headerLinks, { show: true, left: [item] });
    }).warnings;
  const FIELD = 'configuration header.headerLinks.left.0';

  test.each([
    [
      { label: 'Bel ons', icon: 'fa fa-rocket' },
      [`${FIELD}.icon is fa fa-rocket, which is none of our icons: it is left out`],
    ],
    [
      { label: '', icon: 'phone' },
      [`${FIELD}.label is empty in nl, fr: the item is left out there`],
    ],
    [{ label: { nl: 'Bel ons' }, icon: 'phone' }, []],
    [{ label: '', icon: 'fab fa-facebook-f' }, []],
    [{ label: 'Bel ons', icon: '★' }, []],
    [{ label: '', icon: 'phone', status: 'false' }, []],
  ])('%j', (item, warnings) => {
    expect(findBarProblems(item)).toEqual(warnings);
  });
});
