import type { ArticleCategory } from '../../domain/site/article';
import type { ArticleSummary } from '../../domain/site/site';
import type { Visit } from '../../platform/request-context';
import { Breadcrumb, mappedSteps } from '../../views/layout/breadcrumb';
import { ArticleList } from '../../views/modules/article-list';
import { Say } from '../../views/ui/localized-text';

export interface CategoryPageProps {
  visit: Visit;
  category: ArticleCategory;
  articles: readonly ArticleSummary[];
  below: readonly ArticleCategory[];
  original: string;
}

/** All the articles of a category, and the way to the categories below it (§2.5). */
export function CategoryPage({ visit, category, articles, below, original }: CategoryPageProps) {
  const { say, href, t } = visit;
  const mapped = mappedSteps(visit, original);
  const steps = mapped.length > 0 ? mapped : [{ name: say(category.Name).text }];
  return (
    <div className="page">
      <Breadcrumb visit={visit} steps={steps} />
      <h1>
        <Say visit={visit} text={category.Name} />
      </h1>
      {below.length > 0 && (
        <ul className="ways">
          {below.map(({ ID, path, Name }) => (
            <li key={ID}>
              <a href={href.page(path)}>
                <Say visit={visit} text={Name} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {articles.length > 0 ? (
        <ArticleList visit={visit} category={category} articles={articles} heading="h2" />
      ) : (
        <p>{t('ARTICLES_NONE')}</p>
      )}
    </div>
  );
}
