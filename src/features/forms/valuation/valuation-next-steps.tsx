import type { TextKey } from '../../../domain/language/texts';
import { findDefaultAgent } from '../../../domain/site/agent';
import type { RequestContext } from '../../../platform/request-context';

const NEXT_STEP_TEXTS: readonly (readonly [title: TextKey, text: TextKey])[] = [
  ['VALUATION_NEXT_1_TITLE', 'VALUATION_NEXT_1_TEXT'],
  ['VALUATION_NEXT_2_TITLE', 'VALUATION_NEXT_2_TEXT'],
  ['VALUATION_NEXT_3_TITLE', 'VALUATION_NEXT_3_TEXT'],
];

/** The steps that follow a request for a valuation, and when (docs/look.md, forms). */
export function ValuationNextSteps({ ctx }: { ctx: RequestContext }) {
  const { t, snapshot } = ctx;
  const name =
    findDefaultAgent(snapshot.site.team)?.name ?? snapshot.site.configuration.agency.name;
  return (
    <div className="next-steps">
      <h2>{t('VALUATION_NEXT_TITLE')}</h2>
      <ol>
        {NEXT_STEP_TEXTS.map(([title, text]) => (
          <li key={title}>
            <strong>{t(title)}</strong>
            {t(text, { name })}
          </li>
        ))}
      </ol>
    </div>
  );
}
