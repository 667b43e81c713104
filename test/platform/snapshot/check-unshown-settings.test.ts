import { describe, expect, test } from 'vitest';
import type { SnapshotFiles } from './checked-files';
import { findProblems } from './checked-files';

describe('a setting that is seen to show nothing is a warning', () => {
  const setPage = (params: object) => (files: SnapshotFiles) =>
    Object.assign(files['site/menu.json'][0].params, params);
  const setModule = (module: object) => (files: SnapshotFiles) =>
    Object.assign(files['site/menu.json'][0].params.modules[0], module);
  const setSite = (change: (configuration: SnapshotFiles) => void) => (files: SnapshotFiles) =>
    change(files['site/configuration.json']);
  const ELSEWHERE = 'https://elsewhere.example/';
  const PICTURE = { url: '/media/hero/dorp.webp' };
  const PAGE = 'menu 3 params.';
  const MODULE = `${PAGE}modules.0.`;
  const SITE = 'configuration ';

  const CASES: [string, (files: SnapshotFiles) => void, string[]][] = [
    ...Object.entries({
      logo: PICTURE,
      bannerColor: '#112233',
      bannerTransparent: true,
      bannerVideo: '/media/film.mp4',
      bannerVideoPoster: PICTURE.url,
      bannerVideoMobile: '/media/film.mp4',
      bannerVideoMobilePoster: PICTURE.url,
    }).map(([field, value]): [string, (files: SnapshotFiles) => void, string[]] => [
      `${field} without a banner`,
      setPage({ [field]: value }),
      [`${PAGE}${field} is not shown: the page has no banner of its own`],
    ]),
    [
      'a video of a banner of another type',
      setPage({ showPageBanner: true, bannerType: 'color', bannerVideo: '/media/film.mp4' }),
      [`${PAGE}bannerVideo is not shown: the banner is of type color`],
    ],
    [
      'what stands on a page that redirects',
      setPage({
        ...{ redirect: true, redirectUrl: { nl: ELSEWHERE, fr: ELSEWHERE } },
        ...{ content: { nl: 'Tekst', fr: 'Texte' }, showPageBanner: true },
      }),
      ['content', 'modules', 'showPageBanner'].map(
        (field) => `${PAGE}${field} is not shown: the page redirects`,
      ),
    ],
    [
      'a link of a page that does not redirect',
      setPage({ redirectUrl: { nl: ELSEWHERE, fr: ELSEWHERE } }),
      [`${PAGE}redirectUrl leads nowhere: redirect is false`],
    ],
    [
      'a picture of a module without a background',
      setModule({ image: PICTURE }),
      [`${MODULE}image is not shown: backgroundType is not image`],
    ],
    [
      'a background of a module without a picture',
      setModule({ backgroundType: 'image' }),
      [`${MODULE}backgroundType is image, but the module has none`],
    ],
    [
      'sub-categories of properties',
      setModule({ isHasSubcategories: true }),
      [`${MODULE}isHasSubcategories is not read: the module shows property-list`],
    ],
    ...(
      [
        ['image', 'the page has none: a plain colour is shown instead'],
        ['video', 'the page has none: a plain colour is shown instead'],
      ] as const
    ).map(([bannerType, reason]): [string, (files: SnapshotFiles) => void, string[]] => [
      `a banner of a page, of type ${bannerType} without content`,
      setPage({ showPageBanner: true, bannerType }),
      [`menu 3 params.bannerType is ${bannerType}, but ${reason}`],
    ]),
    [
      'a banner of a page, of a type that only the home page has',
      setPage({ showPageBanner: true, bannerType: 'gallery', image: PICTURE }),
      [
        'menu 3 params.bannerType is gallery, which only the home page has: its picture is shown instead',
      ],
    ],
    [
      'rows of what folds out',
      setModule({
        ...{ relations: { type: 'category', id: 8 }, view: 'collapse-view', numberItemOfRow: 2 },
      }),
      [`${MODULE}numberItemOfRow is 2, but what folds out stands below one another: write 1`],
    ],
    [
      'a link of a module without a text',
      setModule({ link: { label: {}, path: '/for-sale/' } }),
      [`${MODULE}link is not shown: its label is empty`],
    ],
    [
      'a popup that is not published',
      setSite(({ popup }) =>
        Object.assign(popup, {
          ...{ title: { nl: 'Open', fr: 'Ouvert' }, description: { nl: 'Nu', fr: 'Ici' } },
          media: PICTURE,
        }),
      ),
      ['title', 'description', 'media'].map(
        (field) => `${SITE}popup.${field} is not shown: isPublished is not yes`,
      ),
    ],
    [
      'pictures and videos of a banner of another type',
      setSite(({ header }) =>
        Object.assign(header.banner, {
          ...{ gallery: { images: [PICTURE] }, video: '/media/film.mp4' },
          videoMobile: '/media/film.mp4',
        }),
      ),
      ['gallery', 'video', 'videoMobile'].map(
        (field) => `${SITE}header.banner.${field} is not shown: the banner is of type none`,
      ),
    ],
    [
      'a top bar that is switched off',
      setSite(({ header }) => {
        header.headerLinks.left = [{ label: 'Bel ons' }];
      }),
      [`${SITE}header.headerLinks is not shown: show is false`],
    ],
    [
      'a category without a published article',
      (files) => {
        files['site/article-categories.json'].push({
          ...{ ID: 9, key: 'perspublicaties', path: '/pers/' },
          Name: { nl: 'Pers', fr: 'Presse' },
        });
        files['site/articles.json'].push({
          ...{ id: 901, category: 9, status: 'Draft', title: { nl: 'Krant', fr: 'Journal' } },
        });
      },
      ['article category 9 ID is that of no published article of site/articles.json'],
    ],
    [
      'a page of a language that is not in use',
      (files) => {
        files['site/routes.json'].push({
          ...{ original: '/faq/', type: 'page', en: '/en/questions/' },
        });
      },
      ['route /faq/ original has no path in nl, fr: visitors cannot open it'],
    ],
  ];
  test.each(CASES)('%s', (_, change, warnings) => {
    expect(findProblems(change)).toEqual({ errors: [], warnings });
  });

  test('but not a category whose sub-category has articles', () => {
    const { warnings } = findProblems((files) => {
      files['site/article-categories.json'].push({
        ...{ ID: 9, key: 'faq', path: '/questions/', Name: { nl: 'Alle', fr: 'Tout' } },
      });
      files['site/article-categories.json'][0].ParentID = 9;
    });
    expect(warnings).toEqual([]);
  });
});
