import { formatDate } from '../../domain/format/date';
import { LEAD_PHONE_SIZES } from '../../domain/images/phone-sizes';
import type { Localized } from '../../domain/language/localized';
import type { ArticleCategory } from '../../domain/site/article';
import type { ArticleSummary } from '../../domain/site/site';
import type { RequestContext } from '../../platform/request-context';
import { ArticleList } from '../../views/cards/article-list';
import { Breadcrumb, getRouteBreadcrumb } from '../../views/layout/breadcrumb';
import { addSectionIds, TableOfContents } from '../../views/layout/table-of-contents';
import { Html } from '../../views/ui/html';
import { Icon } from '../../views/ui/icon';
import { findVisibleText, LocalizedText } from '../../views/ui/localized-text';
import { Picture } from '../../views/ui/picture';
import { Sentence } from '../../views/ui/sentence';
import { StructuredData } from '../../views/ui/structured-data';
import { ContactAside } from '../forms/kit/view/contact-aside';
import { PressArticle } from './press-article';
import { buildArticleStructuredData } from './structured-data';

export interface ArticlePageProps {
  ctx: RequestContext;
  article: ArticleSummary;
  body: Localized;
  category: ArticleCategory | undefined;
  related: readonly ArticleSummary[];
  /** The article that follows in its category. */
  following: ArticleSummary | undefined;
  original: string;
  /** Its path in the visitor's language. */
  path: string | undefined;
}

/** The page of an article, with a link to its category and other articles (§2.5). */
export function ArticlePage(props: ArticlePageProps) {
  const { ctx, article, category, original, path } = props;
  return (
    <div className="page">
      <Breadcrumb ctx={ctx} steps={getRouteBreadcrumb(ctx, original)} />
      <StructuredData data={buildArticleStructuredData(ctx, article, category, path)} />
      {category?.key === 'perspublicaties' ? (
        <PressArticle {...props} category={category} />
      ) : (
        <PlainArticle {...props} />
      )}
    </div>
  );
}

function PlainArticle({ ctx, article, body, category, related }: ArticlePageProps) {
  const { title, intro, image } = article;
  const text = addSectionIds(body);
  return (
    <>
      <article className="article">
        <ArticleSource ctx={ctx} article={article} />
        <h1>
          <LocalizedText ctx={ctx} text={title} />
        </h1>
        <Html ctx={ctx} html={findVisibleText(ctx, intro)} className="lead" />
        {image && (
          <Picture
            className="article__picture"
            url={image.url}
            alt={ctx.localize(image.alt).text}
            width={image.width ?? 1360}
            height={image.height ?? 800}
            sizes={`${LEAD_PHONE_SIZES}, (min-width: 1440px) 1344px, 92vw`}
            hosts={ctx.snapshot.site.configuration.images}
            priority
          />
        )}
        <div className="with-aside">
          <TableOfContents ctx={ctx} html={text} />
          <div className="with-aside__main">
            <Html ctx={ctx} html={text} className="prose" />
            {category && (
              <p className="article__back">
                <a href={ctx.href.page(category.path)}>
                  <Icon name="left" /> <LocalizedText ctx={ctx} text={category.Name} />
                </a>
              </p>
            )}
          </div>
          <ContactAside ctx={ctx} text={ctx.t('ARTICLE_ASK')} />
        </div>
      </article>
      {category && related.length > 0 && (
        <section className="article__related" aria-labelledby="related">
          <h2 id="related">{ctx.t('ARTICLE_RELATED')}</h2>
          <ArticleList ctx={ctx} category={category} articles={related} heading="h3" />
        </section>
      )}
    </>
  );
}

/** Source and date of an article: a press publication has both. */
function ArticleSource({
  ctx,
  article: { author, date },
}: Pick<ArticlePageProps, 'ctx' | 'article'>) {
  const { t, localize } = ctx;
  if (!localize(author).text && !date) return null;
  return (
    <p className="article__source">
      {localize(author).text && (
        <span>
          <Sentence ctx={ctx} text="ARTICLE_SOURCE" values={{ source: author }} />
        </span>
      )}
      {date && <time dateTime={date}>{t('ARTICLE_PUBLISHED', { date: formatDate(date) })}</time>}
    </p>
  );
}
