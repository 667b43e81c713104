import type { Property } from '../../domain/catalogue/property';
import type { SourcedFact } from '../../domain/catalogue/second-home';
import { findSourcedFact } from '../../domain/catalogue/second-home';
import { formatCurrency } from '../../domain/format/currency';
import { formatDate } from '../../domain/format/date';
import { translateWord } from '../../domain/language/catalogue-words';
import type { Language } from '../../domain/language/language';
import type { TextKey } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';

const MAY_TEXTS = {
  yes: 'SECOND_HOME_YES',
  no: 'SECOND_HOME_NO',
  permit: 'SECOND_HOME_PERMIT',
} as const;
const HOLDING_TEXTS = {
  own: 'SECOND_HOME_HOLDING_OWN',
  share: 'SECOND_HOME_HOLDING_SHARE',
  leasehold: 'SECOND_HOME_HOLDING_LEASEHOLD',
  lease: 'SECOND_HOME_HOLDING_LEASE',
} as const;

interface Answer extends Pick<SourcedFact<unknown>, 'source' | 'date'> {
  question: TextKey;
  answer: TextKey;
  note: string | undefined;
}

interface YearlyCost extends SourcedFact<number> {
  name: TextKey;
}

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
  const answers = listAnswers(property);
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
      {costs.length > 0 && <YearlyCosts {...{ ctx, costs, lang }} />}
    </section>
  );
}

function YearlyCosts({
  ctx,
  costs,
  lang,
}: {
  ctx: RequestContext;
  costs: readonly YearlyCost[];
  lang: Language | undefined;
}) {
  const { t } = ctx;
  const total = costs.reduce((sum, { value }) => sum + value, 0);
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
      </tbody>
      {costs.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t('SECOND_HOME_TOTAL')}</th>
            <td>{formatCurrency(total)}</td>
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
}: Pick<Answer, 'source' | 'date'> & { ctx: RequestContext; lang: Language | undefined }) {
  // All facts share the words of their sources.
  const word = translateWord('DomicileSource', source, ctx.language);
  return (
    <small className="second-home__source" lang={word ? undefined : lang}>
      <NoWrapDates text={`${word ?? source}, ${formatDate(date)}`} />
    </small>
  );
}

function listAnswers(property: Property): Answer[] {
  const domicile = findSourcedFact(property, 'Domicile');
  const letting = findSourcedFact(property, 'HolidayLetting');
  const holding = findSourcedFact(property, 'GroundHolding');
  return [
    ...toAnswer(
      'SECOND_HOME_DOMICILE',
      domicile,
      domicile && MAY_TEXTS[domicile.value],
      property.DomicileNote,
    ),
    ...toAnswer(
      'SECOND_HOME_LETTING',
      letting,
      letting && MAY_TEXTS[letting.value],
      property.HolidayLettingNote,
    ),
    ...toAnswer(
      'SECOND_HOME_HOLDING',
      holding,
      holding && HOLDING_TEXTS[holding.value],
      property.GroundHoldingNote,
    ),
  ];
}

const toAnswer = (
  question: TextKey,
  fact: Pick<Answer, 'source' | 'date'> | undefined,
  answer: TextKey | undefined,
  note: string | undefined,
): Answer[] =>
  fact && answer ? [{ question, answer, note, source: fact.source, date: fact.date }] : [];

const listYearlyCosts = (property: Property): YearlyCost[] =>
  (
    [
      ['SecondHomeTax', 'SECOND_HOME_TAX'],
      ['ParkCharges', 'SECOND_HOME_CHARGES'],
    ] as const
  ).flatMap(([field, name]) => {
    const fact = findSourcedFact(property, field);
    return fact ? [{ ...fact, name }] : [];
  });
