import type { Property } from '../../domain/catalogue/property';
import { getSaleKindRules } from '../../domain/catalogue/sale-kind-rules';
import { datesOn, findCostRule } from '../../domain/costs/cost-rules';
import { formatPercent } from '../../domain/costs/format-costs';
import { toBrusselsDay } from '../../domain/format/brussels-day';
import { formatDate } from '../../domain/format/date';
import type { Language } from '../../domain/language/language';
import type { RequestContext } from '../../platform/request-context';

interface KindNoteProps {
  ctx: RequestContext;
  property: Property;
  lang: Language | undefined;
}

/** Says of a kind of sale whose costs nobody can compute here where they stand, or whom to ask. */
export function KindNote({ ctx, property, lang }: KindNoteProps) {
  const { t } = ctx;
  const { costsNote } = getSaleKindRules(property);
  if (!costsNote) return null;
  return (
    <section className="section" aria-labelledby="costs">
      <h2 id="costs">{t('COSTS_TITLE')}</h2>
      <p>{t(costsNote)}</p>
      <SaleConditions {...{ ctx, property, lang }} />
    </section>
  );
}

/** How staff name the conditions of a public sale among the documents, in both languages. */
const CONDITIONS =
  /verkoop(s)?voorwaarden|veilingsvoorwaarden|lastenkohier|cahier des charges|conditions (de (la )?vente|de vente)/iu;

/** The notary's conditions, where the record has them. */
function SaleConditions({ ctx: { t, href }, property, lang }: KindNoteProps) {
  const documents = property.Documents.filter(({ Name }) => CONDITIONS.test(Name));
  if (documents.length === 0) return null;
  return (
    <>
      {documents.map(({ File, Name }) => (
        <p key={File}>
          <strong lang={lang}>{Name}</strong>{' '}
          <a
            href={href.page('/request-documents/', { property: property.ID })}
            data-open-in-dialog=""
          >
            {t('DOCUMENTS_REQUEST')}
          </a>
        </p>
      ))}
    </>
  );
}

/** Types of property that receive guests, as the listing software names them in both languages. */
const LODGING =
  /g[iî]te|b\s?&\s?b|gasten|vakantie|vacances|camping|h[oô]tel|chambres? d.h[oô]tes/iu;

/** The VAT on the stay of guests, of what is bought or taken over to receive them. */
export function LodgingNote({ ctx: { t }, property }: Pick<KindNoteProps, 'ctx' | 'property'>) {
  const rule = findCostRule('lodging-vat', 'belgium', datesOn(toBrusselsDay(new Date())));
  if (
    !rule ||
    !LODGING.test(property.MainTypeName) ||
    getSaleKindRules(property).businessFunction !== 'Sell'
  )
    return null;
  const percent = formatPercent(rule.percent);
  return (
    <p className="note">
      {rule.validFrom
        ? t('LODGING_VAT_SINCE', { percent, date: formatDate(rule.validFrom) })
        : t('LODGING_VAT', { percent })}
    </p>
  );
}
