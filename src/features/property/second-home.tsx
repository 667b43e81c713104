import type { Property } from '../../domain/catalogue/property';
import { formatCurrency } from '../../domain/format/currency';
import { formatDate } from '../../domain/format/date';
import { translateWord } from '../../domain/language/catalogue-words';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';
import type { SecondHomeAnswer, YearlyCost } from '../../views/facts/second-home-facts';
import { listSecondHomeAnswers, listYearlyCosts } from '../../views/facts/second-home-facts';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';

/**
 * What a buyer of a second home asks before signing: domicile, letting, the plot and what each year costs. Only facts
 * with a source; without any there is no section.
 */
export function SecondHome({
  ctx,
  property,
  lang,
}: {
  ctx: RequestContext;
  property: Property;
  lang: Language | undefined;
}) {
  const { t } = ctx;
  const answers = listSecondHomeAnswers(property);
  const costs = listYearlyCosts(property);
  if (answers.length === 0 && costs.length === 0) return null;
  return (
    <section className="section second-home" aria-labelledby="second-home">
      <h2 id="second-home">{t('GROUP_SECOND_HOME')}</h2>
      <p className="note">{t('SECOND_HOME_TEXT')}</p>
      {answers.length > 0 && (
        <dl className="second-home__answers">
          {answers.map(({ question, answer, note, ...origin }) => (
            <div key={question}>
              <dt>{t(question)}</dt>
              <dd>
                <strong>{t(answer)}</strong>
                {note && <span lang={lang}> {note}</span>}
                <Origin {...{ ctx, ...origin, lang }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {costs.length > 0 && <YearlyCosts {...{ ctx, property, costs, lang }} />}
    </section>
  );
}

/** The costs of a year; the property tax, which any home has, counts where others are told. */
function YearlyCosts({
  ctx,
  property: { RealEstateTax: tax = 0 },
  costs,
  lang,
}: {
  ctx: RequestContext;
  property: Property;
  costs: readonly YearlyCost[];
  lang: Language | undefined;
}) {
  const { t } = ctx;
  const total = costs.reduce((sum, { value }) => sum + value, tax);
  return (
    <table className="second-home__costs">
      <caption>{t('SECOND_HOME_YEARLY')}</caption>
      <tbody>
        {costs.map(({ name, value, ...origin }) => (
          <tr key={name}>
            <th scope="row">
              {t(name)}
              <Origin {...{ ctx, ...origin, lang }} />
            </th>
            <td>{formatCurrency(value)}</td>
          </tr>
        ))}
        {tax > 0 && (
          <tr>
            <th scope="row">
              {t('FIELD_REAL_ESTATE_TAX')}
              <small className="second-home__source">{t('SECOND_HOME_OUR_FILE')}</small>
            </th>
            <td>{formatCurrency(tax)}</td>
          </tr>
        )}
      </tbody>
      {total > (costs[0]?.value ?? 0) && (
        <tfoot>
          <tr>
            <th scope="row">{t('SECOND_HOME_TOTAL')}</th>
            <td>{formatCurrency(Math.round(total))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Origin({
  ctx,
  source,
  date,
  lang,
}: Pick<SecondHomeAnswer, 'source' | 'date'> & {
  ctx: RequestContext;
  lang: Language | undefined;
}) {
  // All facts share the words of their sources.
  const word = translateWord('DomicileSource', source, ctx.language);
  return (
    <small className="second-home__source" lang={word ? undefined : lang}>
      <NoWrapDates text={`${word ?? source}, ${formatDate(date)}`} />
    </small>
  );
}
