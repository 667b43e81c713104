import { LISTING_SECTIONS } from '../../../../domain/routing/section';
import type { ArticleCategory } from '../../../../domain/site/article';
import type { MenuPage } from '../../../../domain/site/menu';
import type { Module } from '../../../../domain/site/module';
import { findSection } from '../../../../domain/site/module-section';
import { listModuleViews } from '../../../../domain/site/module-views';
import { ARTICLE_CATEGORIES_FILE, MENU_FILE, ROUTES_FILE } from './file-names';
import type { FindingWords, SnapshotRule } from './finding';
import { createSiteError, createWarningFinding } from './finding';
import { getPageIndex } from './routing';

/** Refuses settings of modules that would have no effect (§3, module). */
export const MODULE_RULE: SnapshotRule = {
  requiredFiles: [MENU_FILE, ROUTES_FILE, ARTICLE_CATEGORIES_FILE],
  *check({ source }) {
    const { originals } = getPageIndex(source);
    for (const [page, original] of originals)
      for (const [index, module] of page.params.modules.entries()) {
        const category = source[ARTICLE_CATEGORIES_FILE].find(
          ({ ID }) => ID === Number(module.relations.id),
        );
        const place = [MENU_FILE, `menu ${page.id}`] as const;
        const field = `params.modules.${index}`;
        for (const [part, message, words] of findIdleSettings(module, category, original))
          yield createSiteError(...place, `${field}.${part}`, message, words);
        if (module.titleSize === 'h1' && hasPublicTitle(page))
          yield createWarningFinding(
            ...place,
            `${field}.titleSize`,
            'is h1, but the title of the page is its heading: make that not public, or this h2',
          );
      }
  },
};

/** Cards of properties and slides are too narrow for more. */
const MAX_CARDS_OF_ROW = 4;

type IdleSetting = readonly [part: string, message: string, words: FindingWords];

const NOT_OFFERED: FindingWords = { key: 'ALERT_CHOICE_INVALID' };

/** Lists the settings of a module that nothing would show, with the reason. */
function findIdleSettings(
  { relations: { type, id }, view, numberItemOfRow }: Module,
  category: ArticleCategory | undefined,
  original: string,
): IdleSetting[] {
  const findings: IdleSetting[] = [];
  const views = listModuleViews(type, category, original);
  const isCards = type === 'property-list' || view === 'slider-view';
  if (!views.includes(view))
    findings.push([
      'view',
      `is ${view}, which this content has not: leave it empty${views.length > 1 ? ` or write ${views.slice(1).join(', ')}` : ''}`,
      NOT_OFFERED,
    ]);
  if (isCards && numberItemOfRow > MAX_CARDS_OF_ROW)
    findings.push([
      'numberItemOfRow',
      `is ${numberItemOfRow}: properties and slides stand in rows of ${MAX_CARDS_OF_ROW} at most`,
      { key: 'DESK_SITE_PER_ROW_MOST', values: { most: MAX_CARDS_OF_ROW } },
    ]);
  if (type === 'property-list' && id !== undefined && !findSection(id))
    findings.push([
      'relations.id',
      `names ${id}, which is no list: write ${LISTING_SECTIONS.map(getSectionName).join(', ')}, or leave it out`,
      NOT_OFFERED,
    ]);
  if (type === 'project-list' && id !== undefined)
    findings.push([
      'relations.id',
      `names ${id}: all projects are listed, so leave it out`,
      NOT_OFFERED,
    ]);
  if (type === 'contact' && id === undefined)
    findings.push([
      'relations.id',
      'is missing: name a contact of site/team.json',
      { key: 'ALERT_FIELD_EMPTY' },
    ]);
  return findings;
}

const getSectionName = (path: string) => path.replaceAll('/', '');
const hasPublicTitle = ({ params }: MenuPage): boolean =>
  [params.title, params.bannerTitle].some(
    ({ public: isPublic, ...texts }) => isPublic !== false && Object.values(texts).some(Boolean),
  );
