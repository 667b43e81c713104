import type { ReactNode } from 'react';
import type { Localized } from '../../domain/language/localized';
import type { MenuPage } from '../../domain/site/menu';
import { hasPageBanner } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import type { BreadcrumbStep } from '../../views/layout/breadcrumb';
import { Breadcrumb, getRouteBreadcrumb } from '../../views/layout/breadcrumb';
import { LegalLines } from '../../views/layout/footer';
import { findPageTexts } from '../../views/layout/page-texts';
import { addSectionIds, TableOfContents } from '../../views/layout/table-of-contents';
import { Html } from '../../views/ui/html';
import { LocalizedText } from '../../views/ui/localized-text';
import { findTitleModule } from './modules/modules';
import { hasPageContact, isContactPage, PageContact } from './page-contact';

export interface ConfiguredPageProps {
  ctx: RequestContext;
  page: MenuPage;
  /** A form that shows below the text of the page. */
  form?: ReactNode;
  /** A form that is the main content of the page: before the text. */
  ownForm?: ReactNode;
}

/**
 * A page that consists of its menu page: breadcrumb, title and text (§2.6, §2.7); banner and modules stand around
 * it (PageFrame). Exactly one h1: in the banner, here, or of a module; else a hidden one names the page.
 */
export function ConfiguredPage({ ctx, page, form, ownForm }: ConfiguredPageProps) {
  const { title, description, content } = findPageTexts(ctx);
  const hasBanner = hasPageBanner(page);
  const { name, lang } = resolvePageName(ctx, page);
  return (
    <>
      <Breadcrumb ctx={ctx} steps={getPageBreadcrumb(ctx, page)} />
      {title && !hasBanner && (
        <h1>
          <LocalizedText ctx={ctx} text={title} />
        </h1>
      )}
      {!title && !findTitleModule(ctx, page) && (
        <h1 className="visually-hidden" lang={lang}>
          {name}
        </h1>
      )}
      {!hasBanner && <Html ctx={ctx} html={description} className="lead" />}
      {ownForm}
      <PageText {...{ ctx, content, form }} />
    </>
  );
}

/**
 * The text of the page, with a table of contents if it is long, and a contact block beside it on
 * some pages; on the contact page the block comes first on a phone.
 */
function PageText({
  ctx,
  content,
  form,
}: {
  ctx: RequestContext;
  content: Localized | undefined;
  form: ReactNode;
}) {
  const { original } = ctx.route;
  if (!content && !hasPageContact(original) && !form) return null;
  const text = content && addSectionIds(content);
  return (
    <div className="with-aside">
      {text && !hasPageContact(original) && <TableOfContents ctx={ctx} html={text} />}
      {isContactPage(original) && <PageContact ctx={ctx} original={original} />}
      <div className="with-aside__main">
        <Html ctx={ctx} html={text} className="prose" />
        {form}
      </div>
      {isContactPage(original) ? (
        <LegalLines ctx={ctx} />
      ) : (
        <PageContact ctx={ctx} original={original} />
      )}
    </div>
  );
}

/** Returns the breadcrumb of the route map; a page that is not in it is directly below home. */
function getPageBreadcrumb(ctx: RequestContext, page: MenuPage): BreadcrumbStep[] {
  const routeSteps = getRouteBreadcrumb(ctx, ctx.route.original);
  return routeSteps.length > 0 ? routeSteps : [resolvePageName(ctx, page)];
}

function resolvePageName({ localize }: RequestContext, { name, params }: MenuPage): BreadcrumbStep {
  const { text, lang } = localize(params.title);
  return { name: text || name, lang };
}
