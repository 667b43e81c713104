import { formatDate } from '../../domain/format/date';
import { pathOf } from '../../domain/routing/href';
import type { ArticleSummary } from '../../domain/site/site';
import type { Visit } from '../../platform/request-context';
import { routesOf } from '../../platform/snapshot/routes';
import { Html } from '../ui/html';
import { Link } from '../ui/link';
import { Say } from '../ui/localized-text';
import { Picture } from '../ui/picture';

export interface ArticleCardProps {
  visit: Visit;
  article: ArticleSummary;
  heading: 'h2' | 'h3';
}

/** An article seen small: picture, date and source, title, what it is about. */
export function ArticleCard({ visit, article, heading: Heading }: ArticleCardProps) {
  const { image, date, author, title, intro } = article;
  const to = articleLink(visit, article);
  const source = visit.say(author).text;
  return (
    <article className="article-card">
      {image && (
        <div className="article-card__picture">
          <Picture
            url={image.url}
            alt=""
            width={image.width ?? 600}
            height={image.height ?? 400}
            sizes="(min-width: 1280px) 278px, (min-width: 600px) 46vw, 92vw"
            hosts={visit.snapshot.site.configuration.images}
          />
        </div>
      )}
      {(date || source) && (
        <p className="article-card__source">
          {source && <span>{source}</span>}
          {date && <time dateTime={date}>{formatDate(date)}</time>}
        </p>
      )}
      <Heading className="article-card__title">
        {to ? (
          <Link href={to} t={visit.t}>
            <Say visit={visit} text={title} />
          </Link>
        ) : (
          <Say visit={visit} text={title} />
        )}
      </Heading>
      <Html visit={visit} html={intro} className="article-card__intro" />
    </article>
  );
}

/** Where an article is read: elsewhere, or on its own page where it has one in this language (§2.5). */
export function articleLink(visit: Visit, { link, path }: ArticleSummary): string | undefined {
  if (link) return link.startsWith('/') ? visit.href.page(link) : link;
  const exists = path && pathOf(routesOf(visit.snapshot), path, visit.language);
  return exists ? visit.href.page(path) : undefined;
}
