import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';

const NEXT_STEP_TEXTS: readonly (readonly [title: TextKey, text: TextKey])[] = [
  ['DEMAND_NEXT_1_TITLE', 'DEMAND_NEXT_1_TEXT'],
  ['DEMAND_NEXT_2_TITLE', 'DEMAND_NEXT_2_TEXT'],
  ['DEMAND_NEXT_3_TITLE', 'DEMAND_NEXT_3_TEXT'],
];

/** The steps that follow a saved search. */
export function NextSteps({ ctx: { t } }: { ctx: RequestContext }) {
  return (
    <div className="next-steps">
      <h2>{t('VALUATION_NEXT_TITLE')}</h2>
      <ol>
        {NEXT_STEP_TEXTS.map(([title, text]) => (
          <li key={title}>
            <strong>{t(title)}</strong>
            {t(text)}
          </li>
        ))}
      </ol>
    </div>
  );
}
