import type { MenuPage } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import type { PageProps } from '../../views/layout/document';
import type { AddedStyles } from '../../views/layout/stylesheets';
import { findVisibleText } from '../../views/ui/localized-text';
import type { BannerContent } from './banner/banner-content';
import type { LoadedModule } from './modules/modules';
import type { PageFrameContent } from './page-frame';

/** Returns the styles that a page needs for its banner and its modules, beside its own; a form's page has some of them. */
export function chooseFrameStyles(
  { stylesheet, addedStyles = [] }: Pick<PageProps, 'stylesheet' | 'addedStyles'>,
  { banner, above, below }: PageFrameContent,
): AddedStyles[] {
  const modules = [...above, ...below];
  const lacksContent =
    stylesheet === 'form'
      ? modules.some(({ module }) => module.relations.type !== 'contact')
      : stylesheet !== 'content' && (banner.type !== 'none' || modules.length > 0);
  return [...addedStyles, ...listStyles(lacksContent, banner)];
}

/**
 * Returns the styles that the home page needs at once, beside its own: these are those of a hero of one picture and of a
 * module of properties below it. What else comes after that has its styles later.
 */
export function chooseHomeStyles(
  ctx: RequestContext,
  page: MenuPage,
  banner: BannerContent,
  [first]: readonly LoadedModule[],
): AddedStyles[] {
  const beginsWithCards =
    first?.module.relations.type === 'property-list' && first.module.view !== 'slider-view';
  const hasText = findVisibleText(ctx, page.params.content) !== undefined;
  return listStyles(banner.type === 'none' || hasText || !beginsWithCards, banner);
}

const listStyles = (lacksContent: boolean, { type }: BannerContent): AddedStyles[] => [
  ...(lacksContent ? ['content' as const] : []),
  ...(['gallery', 'video', 'properties', 'projects'].includes(type) ? ['slides' as const] : []),
];
