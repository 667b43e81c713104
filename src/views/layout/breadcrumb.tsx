import type { RequestContext } from '../../platform/request-context';

/** A step of a breadcrumb; the last one, the page itself, has no path. */
export interface BreadcrumbStep {
  name: string;
  path?: string | undefined;
}

/** The breadcrumb of a page (§2.1), unless its menu page has none (§3). */
export function Breadcrumb({
  ctx,
  steps,
}: {
  ctx: RequestContext;
  steps: readonly BreadcrumbStep[];
}) {
  const { t, page } = ctx;
  if (page && !page.params.showBreadCrumb) return null;
  return (
    <nav className="breadcrumb" aria-label={t('BREADCRUMB')}>
      <ol>
        <li>
          <a href={ctx.href.home()}>{t('HOME')}</a>
        </li>
        {steps.map(({ name, path }, index) => (
          <li key={name}>
            {path && index < steps.length - 1 ? (
              <a href={path}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the breadcrumb of this original path from the route map. */
export function getRouteBreadcrumb(ctx: RequestContext, original: string): BreadcrumbStep[] {
  const entry = ctx.snapshot.site.routes.find((route) => route.original === original);
  return (entry?.breadcrumb ?? []).map(({ name, path }) => ({
    name: ctx.localize(name).text,
    path: path && ctx.href.configured(ctx.localize(path).text),
  }));
}
