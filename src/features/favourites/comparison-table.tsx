import type { Property } from '../../domain/catalogue/property';
import { getPictureUrl } from '../../domain/catalogue/property';
import { getTextLang } from '../../domain/catalogue/text-language';
import type { BuyerPlan } from '../../domain/costs/buyer-plan';
import type { RequestContext } from '../../platform/request-context';
import { EpcLabelShape } from '../../views/ui/epc-label';
import { Icon } from '../../views/ui/icon';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import { Picture } from '../../views/ui/picture';
import type { Comparison } from './comparison';
import type { ComparisonCell, ComparisonRow } from './comparison-row';
import { formatPlannedIds } from './ids-query';

/** The properties as columns, their facts as rows. */
export function ComparisonTable({
  ctx,
  comparison: { properties, groups, plan },
}: {
  ctx: RequestContext;
  comparison: Comparison;
}) {
  const { t, language } = ctx;
  const langs = properties.map((property) =>
    property.language === language ? undefined : property.language,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="compare__scroll" aria-label={t('COMPARE_TITLE')} tabIndex={0}>
      <table className={`compare__table compare__table--${properties.length}`}>
        <caption className="visually-hidden">
          {t('COMPARE_CAPTION', { count: properties.length })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('COMPARE_FEATURE')}</span>
            </th>
            {properties.map((property) => (
              <PropertyColumnHeader
                key={property.ID}
                ctx={ctx}
                property={property}
                all={properties}
                plan={plan}
              />
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }, position) => (
          <tbody key={name}>
            <tr className="compare__group">
              <th scope="rowgroup" colSpan={properties.length + 1}>
                <span>{name}</span>
              </th>
            </tr>
            {position > 0 && <Names {...{ ctx, properties }} />}
            {rows.map((row) => (
              <tr key={row.term} className={row.differs ? 'is-different' : undefined}>
                <RowHeader ctx={ctx} row={row} />
                {row.cells.map((cell, index) => (
                  <td key={properties[index]?.ID} lang={cell.isOfRecord ? langs[index] : undefined}>
                    <CellValue ctx={ctx} cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Says again which column is which, where the heads are a screen away; a screen reader says the heads with each cell. */
const Names = ({ ctx, properties }: { ctx: RequestContext; properties: readonly Property[] }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
  <tr className="compare__names" aria-hidden="true">
    <td />
    {properties.map((property) => (
      <td key={property.ID} lang={getTextLang(property, ctx.language)}>
        {property.TypeDescription}
      </td>
    ))}
  </tr>
);

/** The head of a column: the property and a link that removes it. */
function PropertyColumnHeader({
  ctx,
  property,
  all,
  plan,
}: {
  ctx: RequestContext;
  property: Property;
  all: readonly Property[];
  plan: BuyerPlan;
}) {
  const { t, href, snapshot } = ctx;
  const title = property.TypeDescription;
  const lang = getTextLang(property, ctx.language);
  const picture = getPictureUrl(property);
  const others = all.filter((other) => other !== property).map(({ ID }) => ID);
  return (
    <th scope="col">
      <div className="picture-frame compare__picture">
        {picture && (
          <Picture
            url={picture}
            alt=""
            width={400}
            height={300}
            sizes={COLUMN_SIZES}
            hosts={snapshot.site.configuration.images}
            eager
          />
        )}
      </div>
      <a className="compare__headline" href={href.property(property)} lang={lang}>
        {title}
      </a>
      <span className="note">{t('REFERENCE_ID', { id: property.ID })}</span>
      <a
        className="compare__remove"
        href={href.page('/compare/') + formatPlannedIds(others, plan)}
        aria-label={t('COMPARE_REMOVE_NAMED', { title })}
      >
        <Icon name="close" />
      </a>
    </th>
  );
}

/** Width of a column in favourites.css. */
const COLUMN_SIZES = '(min-width: 1280px) 260px, (min-width: 768px) 220px, 45vw';

const RowHeader = ({ ctx: { t }, row }: { ctx: RequestContext; row: ComparisonRow }) => (
  <th scope="row">
    <span>
      {row.term}
      {row.differs && <span className="visually-hidden">, {t('COMPARE_DIFFERS')}</span>}
    </span>
  </th>
);

function CellValue({
  ctx: { t },
  cell: { text, label },
}: {
  ctx: RequestContext;
  cell: ComparisonCell;
}) {
  if (label) return <EpcLabelShape label={label} t={t} />;
  if (text) return <NoWrapDates text={text} />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('COMPARE_NOT_GIVEN')}</span>
    </>
  );
}
