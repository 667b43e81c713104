import type { Language } from '../../domain/language/language';
import { forbidsIndexing } from '../../domain/site/configuration/seo';
import type { RequestContext } from '../../platform/request-context';
import type { SitemapPage } from './sitemap-xml';

/** Returns pages without the languages that search engines are asked to leave alone; a page without any is left out. */
export function keepIndexed(
  { snapshot }: Pick<RequestContext, 'snapshot'>,
  pages: readonly SitemapPage[],
): SitemapPage[] {
  const { seo } = snapshot.site.configuration;
  const isListed = (language: string) => !forbidsIndexing(seo[language as Language]?.robots);
  return pages.flatMap((page) => {
    const paths = Object.entries(page.paths).filter(([language]) => isListed(language));
    return paths.length > 0 ? [{ ...page, paths: Object.fromEntries(paths) }] : [];
  });
}
