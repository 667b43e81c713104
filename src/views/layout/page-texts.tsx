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
