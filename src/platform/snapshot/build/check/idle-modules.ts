import { isWritten } from '../../../../domain/language/localized';
import { PRODUCT_PAGES } from '../../../../domain/routing/built-in-routes';
import type { ArticleCategory } from '../../../../domain/site/article';
import {
  arePress,
  getCategoryArticles,
  getSubcategories,
} from '../../../../domain/site/category-articles';
import { isPublished } from '../../../../domain/site/menu';
import type { Module } from '../../../../domain/site/module';
import { isPageList } from '../../../../domain/site/module-section';
import { ARTICLE_CATEGORIES_FILE, ARTICLES_FILE, MENU_FILE, ROUTES_FILE } from './file-names';
import type { IdleField, SnapshotRule } from './finding';
import { createWarningFinding } from './finding';
import { getPageIndex } from './routing';

/** Warns of settings of modules that are seen to have no effect without rendering a page (decision 142). */
export const IDLE_MODULE_RULE: SnapshotRule = {
  requiredFiles: [MENU_FILE, ROUTES_FILE, ARTICLES_FILE, ARTICLE_CATEGORIES_FILE],
  *check({ source }) {
    const articleCategories = source[ARTICLE_CATEGORIES_FILE];
    const articles = source[ARTICLES_FILE].filter(isPublished);
    const { originals } = getPageIndex(source);
    for (const [page, original] of originals) {
      if (!isPublished(page)) continue;
      for (const [index, module] of page.params.modules.entries()) {
        const idle = [
          ...findIdleLook(module, page.params.css),
          ...(PRODUCT_PAGES.includes(original) && module.titleSize === 'h1' ? [OWN_HEADING] : []),
          ...(isPageList(module, original) ? findIdleOfPageList(module) : []),
          ...findIdleOfCategory(module, { articles, articleCategories }),
        ];
        for (const [field, message] of idle)
          yield createWarningFinding(
            MENU_FILE,
            `menu ${page.id}`,
            `params.modules.${index}.${field}`,
            message,
          );
      }
    }
  },
};

const OWN_HEADING: IdleField = [
  'titleSize',
  'is h1, but the page has a heading of its own: make this h2',
];

function* findIdleLook(module: Module, css: string): Iterable<IdleField> {
  const { image, backgroundType, position, link } = module;
  if (image && backgroundType !== 'image')
    yield ['image', 'is not shown: backgroundType is not image'];
  if (!image && backgroundType === 'image')
    yield ['backgroundType', 'is image, but the module has none'];
  if (position !== 'contentRow')
    yield ['position', `is ${position}, and every module stands in the contentRow`];
  const unnamed = module.class.split(' ').filter((name) => name && !css.includes(`.${name}`));
  if (unnamed.length > 0) yield ['class', `is ${unnamed}, which the css of the page does not name`];
  if (link && !isWritten(link.label)) yield ['link', 'is not shown: its label is empty'];
}

/** What the list of the page itself decides, and the values that say nothing else. */
const OF_PAGE_LIST = { numberItemOfRow: 4, maxItems: 4, view: '' } as const;

function* findIdleOfPageList(module: Module): Iterable<IdleField> {
  for (const field of ['numberItemOfRow', 'maxItems', 'view'] as const)
    if (module[field] !== OF_PAGE_LIST[field])
      yield [field, `is ${module[field]}, but the page is the list of all of them`];
}

function* findIdleOfCategory(
  module: Module,
  site: Parameters<typeof getCategoryArticles>[0],
): Iterable<IdleField> {
  const { isHasSubcategories, relations, view, numberItemOfRow } = module;
  const category = site.articleCategories.find(({ ID }) => ID === Number(relations.id));
  if (relations.type !== 'category' || !category) {
    if (isHasSubcategories)
      yield ['isHasSubcategories', `is not read: the module shows ${relations.type}`];
    return;
  }
  if (isHasSubcategories && !hasSubcategories(site.articleCategories, category))
    yield ['isHasSubcategories', `is not read: category ${category.ID} has none`];
  const isList = view === '' || view === 'news-view';
  const articles = getCategoryArticles(site, category, isHasSubcategories);
  if (isList && category.key !== 'testimonial' && numberItemOfRow !== 4 && arePress(articles))
    yield [
      'numberItemOfRow',
      `is ${numberItemOfRow}, but articles with a date and an author stand below one another`,
    ];
  if (view === 'collapse-view' && ![1, 4].includes(numberItemOfRow))
    yield [
      'numberItemOfRow',
      `is ${numberItemOfRow}, but what folds out stands below one another: write 1`,
    ];
}

const hasSubcategories = (all: readonly ArticleCategory[], category: ArticleCategory) =>
  category.key !== 'team' && getSubcategories(all, category).length > 0;
