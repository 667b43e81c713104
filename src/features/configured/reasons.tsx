import type { TextKey } from '../../domain/language/texts';
import { isSiteOfPlots } from '../../domain/routing/site-of-plots';
import { isAnySoldTold } from '../../domain/site/sold-home';
import type { RequestContext } from '../../platform/request-context';

/** The steps of a valuation: title and text. */
const VALUATION_STEPS: readonly [TextKey, TextKey][] = [
  ['HOME_VALUATION_STEP_1_TITLE', 'HOME_VALUATION_STEP_1_TEXT'],
  ['HOME_VALUATION_STEP_2_TITLE', 'HOME_VALUATION_STEP_2_TEXT'],
  ['HOME_VALUATION_STEP_3_TITLE', 'HOME_VALUATION_STEP_3_TEXT'],
];

const SAVED_SEARCH_POINTS: readonly [TextKey, TextKey][] = [
  ['HOME_SAVED_SEARCH_POINT_1', 'HOME_SAVED_SEARCH_POINT_1_NOTE'],
  ['HOME_SAVED_SEARCH_POINT_2', 'HOME_SAVED_SEARCH_POINT_2_NOTE'],
  ['HOME_SAVED_SEARCH_POINT_3', 'HOME_SAVED_SEARCH_POINT_3_NOTE'],
];

/**
 * Two reasons to come back, each on a site that has its page: a valuation for sellers, a saved search for buyers
 * (docs/look.md, Home).
 */
export function Reasons({ ctx }: { ctx: RequestContext }) {
  const valuation = ctx.href.find('/contact-demand/');
  const register = ctx.href.find('/demand-register/');
  if (!valuation && !register) return null;
  return (
    <div className="reasons">
      {valuation && <ValuationReason ctx={ctx} path={valuation} />}
      {register && <SavedSearchReason ctx={ctx} path={register} />}
    </div>
  );
}

interface ReasonProps {
  ctx: RequestContext;
  path: string;
}

function ValuationReason({ ctx: { t, href, snapshot }, path }: ReasonProps) {
  return (
    <section className="reason" aria-labelledby="valuation">
      <h2 id="valuation">{t('HOME_VALUATION_TITLE')}</h2>
      <p>{t('HOME_VALUATION_TEXT')}</p>
      <ol className="reason__steps">
        {VALUATION_STEPS.map(([title, text]) => (
          <li key={title}>
            <strong>{t(title)}</strong> {t(text)}
          </li>
        ))}
      </ol>
      <a className="button button--paper" href={path}>
        {t('HOME_VALUATION_ACTION')}
      </a>{' '}
      {isAnySoldTold(snapshot.site, 'sale') && <a href={href.page('/sold/')}>{t('SOLD_TITLE')}</a>}
    </section>
  );
}

function SavedSearchReason({ ctx: { t, href }, path }: ReasonProps) {
  const title = isSiteOfPlots(href) ? 'HOME_SAVED_SEARCH_TITLE_PLOTS' : 'HOME_SAVED_SEARCH_TITLE';
  return (
    <section className="reason" aria-labelledby="saved-search">
      <h2 id="saved-search">{t(title)}</h2>
      <p>{t('HOME_SAVED_SEARCH_TEXT')}</p>
      <ul className="reason__points">
        {SAVED_SEARCH_POINTS.map(([title, note]) => (
          <li key={title}>
            <strong>{t(title)}</strong> <span>{t(note)}</span>
          </li>
        ))}
      </ul>
      <a className="button button--on-forest" href={path}>
        {t('HOME_SAVED_SEARCH_ACTION')}
      </a>
    </section>
  );
}
