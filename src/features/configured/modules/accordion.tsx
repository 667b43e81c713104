import { htmlToText } from '../../../domain/format/html-to-text';
import { findModuleCategory, getCategoryArticles } from '../../../domain/site/category-articles';
import type { Module } from '../../../domain/site/module';
import type { ArticleSummary } from '../../../domain/site/site';
import type { RequestContext } from '../../../platform/request-context';
import { findArticleHref } from '../../../views/cards/article-card';
import { Html } from '../../../views/ui/html';
import { Icon } from '../../../views/ui/icon';
import { LocalizedText } from '../../../views/ui/localized-text';

/**
 * Questions that open onto their answers (collapse-view), with links to the pages of the answers.
 */
export async function renderAccordion(ctx: RequestContext, articles: readonly ArticleSummary[]) {
  const bodies = await Promise.all(articles.map(({ id }) => ctx.snapshot.site.loadArticleBody(id)));
  return (
    <div className="accordion">
      {articles.map((article, index) => {
        const articleHref = findArticleHref(ctx, article);
        const body = bodies[index];
        return (
          <details key={article.id} className="accordion__item">
            <summary>
              <span>
                <LocalizedText ctx={ctx} text={article.title} />
              </span>
              <Icon name="down" />
            </summary>
            {/* The id is inside the details element: a link to it makes the browser open the element. */}
            <div className="accordion__text" id={getAnswerId(article)}>
              <Html
                ctx={ctx}
                html={ctx.localize(body).text ? body : article.intro}
                className="prose"
              />
              {articleHref && (
                <p className="note">
                  <a href={articleHref}>{ctx.t('ARTICLE_OWN_PAGE')}</a>
                </p>
              )}
            </div>
          </details>
        );
      })}
    </div>
  );
}

/** Returns the fragment of an answer, the same in every language: '#kadastraal-inkomen'. */
const getAnswerId = ({ id, path }: ArticleSummary): string =>
  path?.split('/').filter(Boolean).at(-1) ?? `answer-${id}`;

/** Loads the questions and answers of these modules, as one page of questions; undefined without any. */
export async function loadFaqData(
  ctx: RequestContext,
  modules: readonly Module[],
): Promise<Record<string, unknown> | undefined> {
  const articles = modules.flatMap((module) => listQuestions(ctx, module));
  if (articles.length === 0) return undefined;
  const questions = await Promise.all(
    articles.map(async ({ id, title, intro }) => {
      const body = ctx.localize(await ctx.snapshot.site.loadArticleBody(id)).text;
      return {
        '@type': 'Question',
        name: htmlToText(ctx.localize(title).text),
        acceptedAnswer: { '@type': 'Answer', text: htmlToText(body || ctx.localize(intro).text) },
      };
    }),
  );
  return { '@type': 'FAQPage', mainEntity: questions };
}

/** Lists the articles that a module shows as questions which open onto their answers. */
function listQuestions({ snapshot }: RequestContext, module: Module): ArticleSummary[] {
  const category = findModuleCategory(snapshot.site, module);
  return module.view === 'collapse-view' && category
    ? getCategoryArticles(snapshot.site, category, module.isHasSubcategories).slice(
        0,
        module.maxItems,
      )
    : [];
}
