import type { Localized } from '../../domain/language/localized';
import { findMenuPage } from '../../domain/site/menu-routes';
import type { RequestContext } from '../../platform/request-context';
import { Html } from '../ui/html';
import { findVisibleText } from '../ui/localized-text';

/** The configured texts of a page, as far as they are public (§3, menu page). */
export interface PageTexts {
  description: Localized | undefined;
  content: Localized | undefined;
}

/** Finds the configured texts of a page that this code draws itself, such as a list or the sign-in page. */
export function findPageTexts(ctx: RequestContext, original: string): PageTexts {
  const { menu, routes } = ctx.snapshot.site;
  const params = findMenuPage(menu, original, routes)?.params;
  return {
    description: params && findVisibleText(ctx, params.description),
    content: params && findVisibleText(ctx, params.content),
  };
}

/** The configured description and content of a page. */
export function ConfiguredTexts({
  ctx,
  texts: { description, content },
}: {
  ctx: RequestContext;
  texts: PageTexts;
}) {
  if (!description && !content) return null;
  return (
    <div className="configured-texts">
      <Html ctx={ctx} html={description} className="lead" />
      <Html ctx={ctx} html={content} className="prose" />
    </div>
  );
}
