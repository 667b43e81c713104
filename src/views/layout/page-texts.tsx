import type { Localized } from '../../domain/language/localized';
import { hasPageBanner } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import { Html } from '../ui/html';
import { findVisibleText } from '../ui/localized-text';

/** The configured texts of a page, as far as they are public (§3, menu page). */
export interface PageTexts {
  title: Localized | undefined;
  description: Localized | undefined;
  content: Localized | undefined;
}

/** Finds the configured texts of the requested page: title and description of its banner, else its own. */
export function findPageTexts(ctx: RequestContext): PageTexts {
  const find = (...texts: (Localized | undefined)[]) =>
    texts.find((text) => text && findVisibleText(ctx, text));
  const params = ctx.page?.params;
  return {
    title: find(params?.bannerTitle, params?.title),
    description: find(params?.bannerDescription, params?.description),
    content: find(params?.content),
  };
}

/**
 * Finds the first of some titles that is public and written in the language of the request, for the heading of a page
 * that this code draws itself: one in another language would stand in for words that the product has in each.
 */
export const findOwnTitle = (
  ctx: RequestContext,
  ...titles: (Localized | undefined)[]
): string | undefined =>
  titles
    .filter((title) => title && findVisibleText(ctx, title))
    .map((title) => title?.[ctx.language])
    .find(Boolean);

/**
 * The configured description and content on a page that this code draws itself, such as a list or the sign-in; the
 * description is in the banner of a page that has one.
 */
export function ConfiguredTexts({ ctx }: { ctx: RequestContext }) {
  const { description, content } = findPageTexts(ctx);
  const lead = ctx.page && hasPageBanner(ctx.page) ? undefined : description;
  if (!lead && !content) return null;
  return (
    <div className="configured-texts">
      <Html ctx={ctx} html={lead} className="lead" />
      <Html ctx={ctx} html={content} className="prose" />
    </div>
  );
}
