import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import { StructuredData } from '../ui/structured-data';

/** A step of a breadcrumb; the last one, the page itself, has no path. */
export interface BreadcrumbStep {
  name: string;
  /** The language of the name if it is not the page's (decision 141). */
  lang?: Language | undefined;
  path?: string | undefined;
}

/** What follows the breadcrumb of a page, before its body: modules of a list (decision 137). */
export const BelowBreadcrumb = createContext<ReactNode>(null);

/** The breadcrumb of a page (§2.1), unless its menu page has none (§3), and what follows it. */
export function Breadcrumb({
  ctx,
  steps,
}: {
  ctx: RequestContext;
  steps: readonly BreadcrumbStep[];
}) {
  const following = useContext(BelowBreadcrumb);
  if (ctx.page && !ctx.page.params.showBreadCrumb) return following;
  return (
    <>
      <Steps ctx={ctx} steps={steps} />
      <StructuredData data={buildBreadcrumbData(ctx, steps)} />
      {following}
    </>
  );
}

function Steps({ ctx, steps }: { ctx: RequestContext; steps: readonly BreadcrumbStep[] }) {
  const { t, href } = ctx;
  const [home] = getRouteBreadcrumb(ctx, '/');
  return (
    <nav className="breadcrumb" aria-label={t('BREADCRUMB')}>
      <ol>
        <li>
          <a href={href.home()} lang={home?.lang}>
            {home?.name ?? t('HOME')}
          </a>
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

/** Builds the breadcrumb for search engines, from the home page to the page itself. */
const buildBreadcrumbData = (
  { t, href, origin }: RequestContext,
  steps: readonly BreadcrumbStep[],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: t('HOME'), path: href.home() }, ...steps].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // The last step is the page itself.
      item: path && index < steps.length ? { '@id': origin + path } : undefined,
    }),
  ),
});

/** Returns the breadcrumb of this original path from the route map, without steps that have no name. */
export function getRouteBreadcrumb(ctx: RequestContext, original: string): BreadcrumbStep[] {
  const entry = ctx.snapshot.site.routes.find((route) => route.original === original);
  return (entry?.breadcrumb ?? []).flatMap(({ name, path }) => {
    const { text, lang } = ctx.localize(name);
    const target = path && ctx.localize(path).text;
    return text ? [{ name: text, lang, path: target && ctx.href.configured(target) }] : [];
  });
}
