import type { ReactNode } from 'react';
import type { Localized } from '../../domain/language/localized';
import type { MenuPage } from '../../domain/site/menu';
import type { RequestContext } from '../../platform/request-context';
import type { BreadcrumbStep } from '../../views/layout/breadcrumb';
import { Breadcrumb, getRouteBreadcrumb } from '../../views/layout/breadcrumb';
import { LegalLines } from '../../views/layout/footer';
import { addSectionIds, TableOfContents } from '../../views/layout/table-of-contents';
import { Html } from '../../views/ui/html';
import { findVisibleText, LocalizedText } from '../../views/ui/localized-text';
import { PageBanner } from './banner/banner';
import type { BannerContent } from './banner/banner-content';
import type { LoadedModule } from './modules/modules';
import { findTitleModule, Modules } from './modules/modules';
import { hasPageContact, isContactPage, PageContact } from './page-contact';

export interface ConfiguredPageProps {
  ctx: RequestContext;
  page: MenuPage;
  banner: BannerContent;
  modules: readonly LoadedModule[];
  original: string;
  /** A form that shows below the text of the page. */
  form?: ReactNode;
  /** A form that is the main content of the page: before the text. */
  ownForm?: ReactNode;
}

/** A configured page: breadcrumb, banner or title, text, modules (§2.6, §2.7); exactly one h1. */
export function ConfiguredPage({
  ctx,
  page,
  banner,
  modules,
  original,
  form,
  ownForm,
}: ConfiguredPageProps) {
  const { showBreadCrumb } = page.params;
  const content = findVisibleText(ctx, page.params.content);
  const hasBanner = banner.type !== 'none';
  const { title, description } = getPageHeading(ctx, page);
  const h1 = hasBanner || title ? undefined : findTitleModule(ctx, modules);
  return (
    <>
      {hasBanner && (
        <PageBanner
          {...{ ctx, page, content: banner, description }}
          title={title ?? { nl: page.name }}
        />
      )}
      <div className="page configured">
        {showBreadCrumb && <Breadcrumb ctx={ctx} steps={getPageBreadcrumb(ctx, page, original)} />}
        {!hasBanner && title && (
          <h1>
            <LocalizedText ctx={ctx} text={title} />
          </h1>
        )}
        {!hasBanner && !title && !h1 && (
          <h1 className="visually-hidden">{ctx.localize(page.params.title).text || page.name}</h1>
        )}
        {!hasBanner && <Html ctx={ctx} html={description} className="lead" />}
        {ownForm}
        <PageText {...{ ctx, content, original, form }} />
        <Modules ctx={ctx} modules={modules} h1={h1} />
      </div>
    </>
  );
}

/**
 * Returns the heading and text at the top of the page: those of its banner ('Wat we voor u doen'),
 * else title and description if they are public. A hidden title still names the page for screen
 * readers.
 */
function getPageHeading(ctx: RequestContext, { params }: MenuPage) {
  const { bannerTitle, bannerDescription, title, description } = params;
  return {
    title: findVisibleText(ctx, bannerTitle) ?? findVisibleText(ctx, title),
    description: findVisibleText(ctx, bannerDescription) ?? findVisibleText(ctx, description),
  };
}

/**
 * The text of the page, with a table of contents if it is long, and a contact block beside it on
 * some pages; on the contact page the block comes first on a phone.
 */
function PageText({
  ctx,
  content,
  original,
  form,
}: {
  ctx: RequestContext;
  content: Localized | undefined;
  original: string;
  form: ReactNode;
}) {
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
function getPageBreadcrumb(
  ctx: RequestContext,
  page: MenuPage,
  original: string,
): BreadcrumbStep[] {
  const routeSteps = getRouteBreadcrumb(ctx, original);
  if (routeSteps.length > 0) return routeSteps;
  return [{ name: ctx.localize(page.params.title).text || page.name }];
}
