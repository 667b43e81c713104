import type { ReactNode } from 'react';
import { articlesOf } from '../site/category-articles';
import { answers } from './answers';
import { ArticleList } from './article-list';
import type { ModuleProps } from './module-body';
import { people } from './people';
import { Quotes } from './quotes';

/** A category module: its articles, at most `maxItems`, told in its view (§3, §9). */
export function category(props: ModuleProps): ReactNode | Promise<ReactNode> {
  const { visit, module } = props;
  const { site } = visit.snapshot;
  const named = site.articleCategories.find(({ ID }) => ID === Number(module.relations.id));
  if (!named) return null;
  if (named.key === 'team') return people(props, site.team, true);
  const articles = articlesOf(site, named, module.isHasSubcategories);
  const told = articles.slice(0, module.maxItems);
  if (told.length === 0) return <p>{visit.t('ARTICLES_NONE')}</p>;
  switch (module.view) {
    case 'slider-view':
      return <Quotes visit={visit} articles={told} />;
    case 'collapse-view':
      return answers(visit, told);
    default:
      return (
        <ArticleList {...props} category={named} articles={told} columns={module.numberItemOfRow} />
      );
  }
}
