import type { ReactNode } from 'react';
import type { MenuPage } from '../../domain/site/menu';
import type { Module } from '../../domain/site/module';
import { isPageList } from '../../domain/site/module-section';
import type { ApprovedTestimonial } from '../../domain/site/testimonial';
import type { RequestContext } from '../../platform/request-context';
import { BelowBreadcrumb } from '../../views/layout/breadcrumb';
import { findPageTexts } from '../../views/layout/page-texts';
import { findVisibleText } from '../../views/ui/localized-text';
import { StructuredData } from '../../views/ui/structured-data';
import { PageBanner } from './banner/banner';
import type { BannerContent } from './banner/banner-content';
import { loadPageBanner } from './banner/banner-content';
import { loadFaqData } from './modules/accordion';
import type { LoadedModule } from './modules/modules';
import { findTitleModule, listModules, loadModules, Modules } from './modules/modules';
import { isInPageContact, PageContactModules } from './page-contact';

/** What a menu page adds to the body of its page: banner, and the modules before, in and after the body. */
export interface PageFrameContent {
  banner: BannerContent;
  above: readonly LoadedModule[];
  inContact: readonly LoadedModule[];
  below: readonly LoadedModule[];
  /** The questions that the modules answer, for search engines. */
  faq: Record<string, unknown> | undefined;
}

/** Loads banner and modules of a menu page, the lists in its modules on page `pageNumber`. */
export async function loadPageFrame(
  ctx: RequestContext,
  page: MenuPage,
  pageNumber: number | undefined,
  testimonials: readonly ApprovedTestimonial[],
): Promise<PageFrameContent> {
  const modules = Object.groupBy(listModules(ctx, page), (module) =>
    isInPageContact(ctx.route.original, module) ? 'inContact' : 'around',
  );
  const { above, own, below } = splitModules(ctx, modules.around ?? []);
  const load = (some: readonly Module[]) => loadModules(ctx, some, pageNumber, testimonials);
  const [banner, loadedAbove, inContact, loadedBelow, faq] = await Promise.all([
    loadPageBanner(ctx, page),
    load(above),
    load(modules.inContact ?? []),
    load(below),
    loadFaqData(ctx, [...above, ...below]),
  ]);
  const [before, after] = own ? listOwnTexts(ctx, own) : [[], []];
  return {
    ...{ banner, above: [...loadedAbove, ...before], inContact },
    ...{ below: [...after, ...loadedBelow], faq },
  };
}

/**
 * The page of a path (§2.6, §2.7): banner, breadcrumb, modules, body, modules. A `titled` page has the title of its menu page as
 * its heading; any other has one of its own in its body.
 */
export function PageFrame({
  ctx,
  page,
  frame: { banner, above, inContact, below, faq },
  isTitled,
  children,
}: {
  ctx: RequestContext;
  page: MenuPage;
  frame: PageFrameContent;
  isTitled: boolean;
  children: ReactNode;
}) {
  const h1 = isTitled && !findPageTexts(ctx).title ? findTitleModule(ctx, page) : undefined;
  const modules = <Modules ctx={ctx} modules={below} h1={h1} />;
  return (
    <>
      {banner.type !== 'none' && (
        <PageBanner ctx={ctx} page={page} content={banner} isHeading={isTitled} />
      )}
      <BelowBreadcrumb value={<Modules ctx={ctx} modules={above} />}>
        {isTitled ? (
          <div className="page configured">
            <PageContactModules value={<Modules ctx={ctx} modules={inContact} h1={h1} />}>
              {children}
            </PageContactModules>
            {modules}
          </div>
        ) : (
          <>
            {children}
            {below.length > 0 && <div className="page configured">{modules}</div>}
          </>
        )}
      </BelowBreadcrumb>
      {faq && <StructuredData data={faq} />}
    </>
  );
}

/**
 * Separates the modules around the one that stands for the body: on a list its property list, on the page of projects
 * theirs (§2.6). Without such a module all follow the body.
 */
function splitModules({ route }: RequestContext, modules: readonly Module[]) {
  const index = modules.findIndex((module) => isPageList(module, route.original));
  return {
    above: index > 0 ? modules.slice(0, index) : [],
    own: modules[index],
    below: modules.slice(index + 1),
  };
}

/** Returns the texts of the module that stands for the body: those before its content, and those after it. */
function listOwnTexts(ctx: RequestContext, own: Module): [LoadedModule[], LoadedModule[]] {
  const { title, description, description2, link, images } = own;
  const hasText = (text: Module['title']) => findVisibleText(ctx, text) !== undefined;
  const isHeaded = hasText(title) || hasText(description) || link || images.length > 0;
  const bare = { ...own, title: {}, description: {}, link: undefined, images: [] };
  return [
    isHeaded ? [{ module: { ...own, description2: {} }, body: null }] : [],
    hasText(description2) ? [{ module: bare, body: null }] : [],
  ];
}
