import { formatDate } from '../../domain/format/date';
import type { Localized } from '../../domain/language/localized';
import type { ArticleCategory } from '../../domain/site/article';
import type { ArticleSummary } from '../../domain/site/site';
import type { Visit } from '../../platform/request-context';
import { Breadcrumb, mappedSteps } from '../../views/layout/breadcrumb';
import { Contents, withSectionIds } from '../../views/layout/contents';
import { ArticleList } from '../../views/modules/article-list';
import { Html } from '../../views/ui/html';
import { Icon } from '../../views/ui/icon';
import { Say } from '../../views/ui/localized-text';
import { Picture } from '../../views/ui/picture';
import { ReachAside } from '../forms/kit/view/reach-aside';

export interface ArticlePageProps {
  visit: Visit;
  article: ArticleSummary;
  body: Localized;
  category: ArticleCategory | undefined;
  related: readonly ArticleSummary[];
  original: string;
}

/** An article at a readable measure, the way back to its category, and what else there is to read (§2.5). */
export function ArticlePage({
  visit,
  article,
  body,
  category,
  related,
  original,
}: ArticlePageProps) {
  const { title, intro, image } = article;
  const text = withSectionIds(body);
  return (
    <div className="page">
      <Breadcrumb visit={visit} steps={mappedSteps(visit, original)} />
      <article className="article">
        <h1>
          <Say visit={visit} text={title} />
        </h1>
        <Source visit={visit} article={article} />
        <Html visit={visit} html={intro} className="lead" />
        {image && (
          <Picture
            className="article__picture"
            url={image.url}
            alt=""
            width={image.width ?? 1360}
            height={image.height ?? 800}
            sizes="(min-width: 1440px) 1344px, 92vw"
            hosts={visit.snapshot.site.configuration.images}
            first
          />
        )}
        <div className="beside">
          <Contents visit={visit} html={text} />
          <div className="beside__text">
            <Html visit={visit} html={text} className="copy" />
            {category && (
              <p className="article__back">
                <a href={visit.href.page(category.path)}>
                  <Icon name="left" /> <Say visit={visit} text={category.Name} />
                </a>
              </p>
            )}
          </div>
          <ReachAside visit={visit} text={visit.t('ARTICLE_ASK')} />
        </div>
      </article>
      {category && related.length > 0 && (
        <section className="article__related" aria-labelledby="related">
          <h2 id="related">{visit.t('ARTICLE_RELATED')}</h2>
          <ArticleList visit={visit} category={category} articles={related} heading="h3" />
        </section>
      )}
    </div>
  );
}

/** Where it stood and when: a press publication tells both. */
function Source({ visit, article: { author, date } }: Pick<ArticlePageProps, 'visit' | 'article'>) {
  const { t, say } = visit;
  const source = say(author).text;
  if (!source && !date) return null;
  return (
    <p className="article__source">
      {source && <span>{t('ARTICLE_SOURCE', { source })}</span>}
      {date && <time dateTime={date}>{t('ARTICLE_PUBLISHED', { date: formatDate(date) })}</time>}
    </p>
  );
}
