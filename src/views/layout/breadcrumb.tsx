import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';

/** A step of a breadcrumb; the last one, the page itself, has no path. */
export interface BreadcrumbStep {
  name: string;
  /** The language of the name if it is not the page's (decision 141). */
  lang?: Language | undefined;
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
        {steps.map(({ name, lang, path }, index) => (
          <li key={name}>
            {path && index < steps.length - 1 ? (
              <a href={path} lang={lang}>
                {name}
              </a>
            ) : (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the breadcrumb of this original path from the route map, without steps that have no name. */
export function getRouteBreadcrumb(ctx: RequestContext, original: string): BreadcrumbStep[] {
  const entry = ctx.snapshot.site.routes.find((route) => route.original === original);
  return (entry?.breadcrumb ?? []).flatMap(({ name, path }) => {
    const { text, lang } = ctx.localize(name);
    const target = path && ctx.localize(path).text;
    return text ? [{ name: text, lang, path: target && ctx.href.configured(target) }] : [];
  });
}
