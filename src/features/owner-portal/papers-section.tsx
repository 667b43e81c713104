import type { Property } from '../../domain/catalogue/property';
import { formatDate } from '../../domain/format/date';
import type { TextKey } from '../../domain/language/texts';
import type { DocumentId, PropertyPaper } from '../../domain/law/property-documents';
import type { RequestContext } from '../../platform/request-context';
import { getPortalPath } from './portal-shell';

/** The name of a document, and how the owner obtains it. */
const PAPER_TEXTS: Record<DocumentId, { name: TextKey; note: TextKey }> = {
  epc: { name: 'OWNER_PAPER_EPC', note: 'OWNER_PAPER_EPC_NOTE' },
  electricity: { name: 'OWNER_PAPER_ELECTRICITY', note: 'OWNER_PAPER_ELECTRICITY_NOTE' },
  'soil-flanders': { name: 'OWNER_PAPER_SOIL_FLANDERS', note: 'OWNER_PAPER_SOIL_NOTE' },
  'soil-wallonia': { name: 'OWNER_PAPER_SOIL_WALLONIA', note: 'OWNER_PAPER_SOIL_NOTE' },
  'soil-brussels': { name: 'OWNER_PAPER_SOIL_BRUSSELS', note: 'OWNER_PAPER_SOIL_NOTE' },
  planning: { name: 'OWNER_PAPER_PLANNING', note: 'OWNER_PAPER_PLANNING_NOTE' },
  cadastre: { name: 'OWNER_PAPER_CADASTRE', note: 'OWNER_PAPER_CADASTRE_NOTE' },
  'co-ownership': { name: 'OWNER_PAPER_CO_OWNERSHIP', note: 'OWNER_PAPER_CO_OWNERSHIP_NOTE' },
  asbestos: { name: 'OWNER_PAPER_ASBESTOS', note: 'OWNER_PAPER_ASBESTOS_NOTE' },
  'fuel-tank': { name: 'OWNER_PAPER_FUEL_TANK', note: 'OWNER_PAPER_FUEL_TANK_NOTE' },
  'lease-registration': { name: 'OWNER_PAPER_LEASE', note: 'OWNER_PAPER_LEASE_NOTE' },
  inventory: { name: 'OWNER_PAPER_INVENTORY', note: 'OWNER_PAPER_INVENTORY_NOTE' },
};

/** The documents that a sale usually needs: the missing ones with what to do, the others in one line. */
export function PapersSection({
  ctx,
  property,
  papers,
}: {
  ctx: RequestContext;
  property: Property;
  papers: readonly PropertyPaper[];
}) {
  const { t } = ctx;
  const missing = papers.filter(({ state }) => state !== 'present');
  const present = papers.filter(({ state }) => state === 'present');
  return (
    <section>
      <h2>
        {missing.length > 0
          ? t('OWNER_PAPERS_MISSING', { missing: missing.length, count: papers.length })
          : t('OWNER_PAPERS_COMPLETE')}
      </h2>
      <ul className="papers">
        {missing.map(({ id, state }) => (
          <li key={id} className="papers__missing">
            <strong>{t(PAPER_TEXTS[id].name)}</strong>
            <span>
              {state === 'expired'
                ? t('OWNER_PAPER_EXPIRED', { date: formatDate(property.EPCEndDate ?? '') })
                : t(PAPER_TEXTS[id].note)}
            </span>
          </li>
        ))}
        {present.length > 0 && (
          <li className="papers__present">
            {t('OWNER_PAPERS_PRESENT', {
              names: present.map(({ id }) => t(PAPER_TEXTS[id].name)).join(', '),
            })}
          </li>
        )}
      </ul>
      <p className="portal-note">{t('OWNER_PAPERS_NOTE')}</p>
      {missing.length > 0 && (
        <a className="button button--forest" href={getPortalPath(ctx, property.ID, 'question')}>
          {t('OWNER_PAPERS_ACTION')}
        </a>
      )}
    </section>
  );
}
