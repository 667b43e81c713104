import type { Property } from '../../../domain/catalogue/property';
import { getTextLang } from '../../../domain/catalogue/text-language';
import { formatAddress, formatCityName } from '../../../domain/format/address';
import { createExcerpt } from '../../../domain/format/excerpt';
import type { Language } from '../../../domain/language/language';
import type { TextKey } from '../../../domain/language/texts';
import { BrochureFoot } from '../../../views/brochure/foot';
import { BrochureMasthead } from '../../../views/brochure/masthead';
import { BrochurePhoto } from '../../../views/brochure/photo';
import { findDemandedFacts } from '../../../views/facts/advertisement-facts';
import { formatDomicileNotice } from '../../../views/facts/domicile-notice';
import type { FilledFactGroup } from '../../../views/facts/fact-rows';
import type { FactRow } from '../../../views/ui/fact-list';
import { FactList } from '../../../views/ui/fact-list';
import { getPhotos } from '../../../views/ui/floor-plans';
import type { BrochureProps } from './brochure-props';
import { buildCostRows } from './cost-rows';
import { BrochureEnergy } from './energy';

/** The second sheet: facts, energy, more pictures, location, costs, a code that leads to the site. */
export function SecondSheet({ ctx, property, facts, lang }: BrochureProps) {
  const { t, snapshot, language } = ctx;
  const { images, listings } = snapshot.site.configuration;
  const costs = buildCostRows(ctx, property);
  const demanded = listDemandedFields(property);
  const address = formatAddress(property, { listings, language });
  const domicileNotice = formatDomicileNotice(property, t);
  return (
    <div className="brochure__sheet">
      <BrochureMasthead ctx={ctx} about={t('REFERENCE_ID', { id: property.ID })} />
      <div className="brochure__facts">
        {FACT_ROW_LIMITS.map(({ group, rows }) => (
          <BrochureFactGroup
            key={group}
            name={t(group)}
            rows={putDemandedFirst(facts, group, demanded).slice(0, rows)}
            lang={lang}
          />
        ))}
      </div>
      {domicileNotice && <p>{domicileNotice}</p>}
      <BrochureEnergy ctx={ctx} property={property} />
      <div className="brochure__photos">
        {getPhotos(property)
          .slice(1, 4)
          .map(({ Url }) => (
            <BrochurePhoto key={Url} url={Url} hosts={images} />
          ))}
      </div>
      <div className="brochure__columns">
        <section>
          <h2>{t('GROUP_LOCATION')}</h2>
          <p>
            {address || `${property.Zip} ${formatCityName(property.City, listings)}`}
            {!property.PublishAddress && ` · ${t('ADDRESS_ON_REQUEST')}`}
          </p>
          {property.LocationDescription && (
            <p lang={getTextLang(property, language)}>
              {createExcerpt(property.LocationDescription, MAX_LOCATION_LENGTH)}
            </p>
          )}
        </section>
        {costs.length > 0 && (
          <section>
            <h2>{t('GROUP_COSTS')}</h2>
            <FactList rows={costs} lang={lang} />
          </section>
        )}
      </div>
      <BrochureFoot ctx={ctx} code={{ property: property.ID }} />
    </div>
  );
}

/** A group is cut off where the sheet ends: what the law wants in an advertisement stands first in it. */
function putDemandedFirst(
  facts: readonly FilledFactGroup[],
  group: TextKey,
  demanded: ReadonlySet<keyof Property>,
): FactRow[] {
  const rows = facts.find(({ name }) => name === group)?.rows ?? [];
  return rows.toSorted((a, b) => Number(demanded.has(b.field)) - Number(demanded.has(a.field)));
}

const listDemandedFields = (property: Property): ReadonlySet<keyof Property> =>
  new Set([...findDemandedFacts(property)].map(({ field }) => field));

function BrochureFactGroup({
  name,
  rows,
  lang,
}: {
  name: string;
  rows: readonly FactRow[];
  lang: Language | undefined;
}) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{name}</h2>
      <FactList rows={rows} lang={lang} />
    </section>
  );
}

/** Maximum rows of each group; the least important group last, where print/brochure-facts.css cuts off. */
const FACT_ROW_LIMITS: readonly { group: TextKey; rows: number }[] = [
  { group: 'GROUP_LAYOUT', rows: 6 },
  { group: 'GROUP_SURFACES', rows: 5 },
  { group: 'GROUP_PLANNING', rows: 8 },
  { group: 'GROUP_CERTIFICATES', rows: 3 },
  { group: 'GROUP_BUILDING', rows: 6 },
];
const MAX_LOCATION_LENGTH = 360;
