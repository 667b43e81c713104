import { htmlToText } from '../../domain/format/html-to-text';
import { buildImageUrl } from '../../domain/images/image-url';
import type { ArticleCategory } from '../../domain/site/article';
import type { ArticleSummary } from '../../domain/site/site';
import type { RequestContext } from '../../platform/request-context';
import { buildAgencyReference } from '../../views/layout/agency-data';
import { findVisibleText } from '../../views/ui/localized-text';

/** Builds the structured data of an article; that of the press has the medium as its author, as the page says. */
export function buildArticleStructuredData(
  ctx: RequestContext,
  article: ArticleSummary,
  category: ArticleCategory | undefined,
  path: string | undefined,
): Record<string, unknown> {
  const { localize, snapshot, origin, language } = ctx;
  const { images } = snapshot.site.configuration;
  const { text: headline, lang = language } = localize(article.title);
  const source = localize(article.author).text;
  return {
    '@type': category?.key === 'perspublicaties' ? 'NewsArticle' : 'Article',
    headline: htmlToText(headline),
    url: path && origin + path,
    inLanguage: lang,
    datePublished: article.date,
    description: htmlToText(localize(findVisibleText(ctx, article.intro)).text) || undefined,
    image: article.image
      ? new URL(buildImageUrl(article.image.url, 1600, images), origin).href
      : undefined,
    author: source ? { '@type': 'Organization', name: htmlToText(source) } : undefined,
    publisher: buildAgencyReference(ctx),
  };
}
