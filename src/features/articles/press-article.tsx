import { formatDate } from '../../domain/format/date';
import { DOT } from '../../domain/format/dot';
import { htmlToText } from '../../domain/format/html-to-text';
import { LEAD_PHONE_SIZES } from '../../domain/images/phone-sizes';
import { LANGUAGES } from '../../domain/language/language';
import type { Localized } from '../../domain/language/localized';
import type { ArticleCategory } from '../../domain/site/article';
import type { ArticleSummary } from '../../domain/site/site';
import type { RequestContext } from '../../platform/request-context';
import { findArticleHref } from '../../views/cards/article-card';
import { PressQuote } from '../../views/cards/press-quote';
import { Html } from '../../views/ui/html';
import { Link } from '../../views/ui/link';
import { findVisibleText, LocalizedText } from '../../views/ui/localized-text';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import { Picture } from '../../views/ui/picture';
import { ContactAside } from '../forms/kit/view/contact-aside';

export interface PressArticleProps {
  ctx: RequestContext;
  article: ArticleSummary;
  body: Localized;
  category: ArticleCategory;
  /** The article that follows in its category. */
  following: ArticleSummary | undefined;
}

/** Shows a press article: its source, a wide picture, one quote; links to the list and the next article at the foot. */
export function PressArticle({ ctx, article, body, category, following }: PressArticleProps) {
  const { title, intro, quote } = article;
  const [beginning, rest] = splitAfterFirstParagraph(body);
  return (
    <>
      <article className="article press-article">
        <PressSource ctx={ctx} article={article} body={body} />
        <h1>
          <LocalizedText ctx={ctx} text={title} />
        </h1>
        <PressPicture ctx={ctx} article={article} />
        <div className="with-aside">
          <div className="with-aside__main">
            <Html ctx={ctx} html={findVisibleText(ctx, intro)} className="lead" />
            <Html ctx={ctx} html={beginning} className="prose" />
            {quote && <PressQuote ctx={ctx} quote={quote} />}
            <Html ctx={ctx} html={rest} className="prose" />
          </div>
          <ContactAside ctx={ctx} text={ctx.t('ARTICLE_ASK')} />
        </div>
      </article>
      <PressNavigation ctx={ctx} category={category} following={following} />
    </>
  );
}

function PressSource({
  ctx,
  article: { author, date, intro },
  body,
}: Pick<PressArticleProps, 'ctx' | 'article' | 'body'>) {
  const { t, localize } = ctx;
  const minutes = countReadingMinutes(localize(intro).text, localize(body).text);
  return (
    <p className="article__source">
      <strong>
        <LocalizedText ctx={ctx} text={author} />
      </strong>
      {date && <time dateTime={date}>{formatDate(date)}</time>}
      <span>
        {t('ARTICLE_RETOLD')}, {t('ARTICLE_READING_TIME', { count: minutes })}
      </span>
    </p>
  );
}

function PressPicture({
  ctx,
  article: { image, caption },
}: Pick<PressArticleProps, 'ctx' | 'article'>) {
  if (!image) return null;
  const isCaptioned = ctx.localize(caption).text !== '';
  return (
    <figure className="press-article__picture">
      <Picture
        url={image.url}
        alt={ctx.localize(image.alt).text}
        width={image.width ?? 1440}
        height={image.height ?? 846}
        sizes={`${LEAD_PHONE_SIZES}, (min-width: 1440px) 1440px, 100vw`}
        hosts={ctx.snapshot.site.configuration.images}
        priority
      />
      {isCaptioned && (
        <figcaption>
          <LocalizedText ctx={ctx} text={caption} />
        </figcaption>
      )}
    </figure>
  );
}

function PressNavigation({
  ctx,
  category,
  following,
}: Pick<PressArticleProps, 'ctx' | 'category' | 'following'>) {
  const { t, localize, href } = ctx;
  const followingHref = following && findArticleHref(ctx, following);
  return (
    <nav className="press-navigation" aria-label={t('ARTICLE_RELATED')}>
      <p>
        <span>{t('ARTICLE_BACK')}</span>
        <a href={href.page(category.path)}>
          <LocalizedText ctx={ctx} text={category.Name} />
        </a>
      </p>
      {followingHref && (
        <p>
          <span>
            <NoWrapDates
              text={[
                t('ARTICLE_NEXT'),
                [localize(following.author).text, following.date && formatDate(following.date)]
                  .filter(Boolean)
                  .join(', '),
              ]
                .filter(Boolean)
                .join(DOT)}
            />
          </span>
          <Link href={followingHref} t={t}>
            <LocalizedText ctx={ctx} text={following.title} />
          </Link>
        </p>
      )}
    </nav>
  );
}

/** Words a minute that people read for pleasure. */
const WORDS_PER_MINUTE = 220;

/** Returns the whole minutes that it takes to read texts in HTML, at least one. */
export function countReadingMinutes(...texts: readonly string[]): number {
  const words = texts.flatMap((html) => htmlToText(html).split(/\s+/)).filter(Boolean);
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

const FIRST_PARAGRAPH = /^\s*<p(?:\s[^>]*)?>.*?<\/p>/is;

/**
 * Splits a configured text after its first paragraph; a text that begins with anything else is not
 * split, for a cut inside another element would break it.
 */
function splitAfterFirstParagraph(html: Localized): [beginning: Localized, rest: Localized] {
  const beginning: Localized = {};
  const rest: Localized = {};
  for (const language of LANGUAGES) {
    const text = html[language];
    if (text === undefined) continue;
    const first = FIRST_PARAGRAPH.exec(text)?.[0] ?? text;
    beginning[language] = first;
    rest[language] = text.slice(first.length);
  }
  return [beginning, rest];
}
