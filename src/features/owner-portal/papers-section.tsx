import type { Property } from '../../domain/catalogue/property';
import { formatDate } from '../../domain/format/date';
import type { TextKey } from '../../domain/language/texts';
import type { DocumentId, PropertyPaper } from '../../domain/law/property-documents';
import type { RequestContext } from '../../platform/request-context';
import { PAPER_NAMES } from '../../views/facts/paper-names';
import { NoWrapDates } from '../../views/ui/no-wrap-dates';
import { getPortalPath } from './portal-shell';

/** How the owner obtains a document. */
const PAPER_NOTES: Record<DocumentId, TextKey> = {
  epc: 'OWNER_PAPER_EPC_NOTE',
  electricity: 'OWNER_PAPER_ELECTRICITY_NOTE',
  'soil-flanders': 'OWNER_PAPER_SOIL_NOTE',
  'soil-wallonia': 'OWNER_PAPER_SOIL_NOTE',
  'soil-brussels': 'OWNER_PAPER_SOIL_NOTE',
  planning: 'OWNER_PAPER_PLANNING_NOTE',
  cadastre: 'OWNER_PAPER_CADASTRE_NOTE',
  'co-ownership': 'OWNER_PAPER_CO_OWNERSHIP_NOTE',
  asbestos: 'OWNER_PAPER_ASBESTOS_NOTE',
  'fuel-tank': 'OWNER_PAPER_FUEL_TANK_NOTE',
  'lease-registration': 'OWNER_PAPER_LEASE_NOTE',
  inventory: 'OWNER_PAPER_INVENTORY_NOTE',
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
            <strong>{t(PAPER_NAMES[id])}</strong>
            <span>
              <NoWrapDates
                text={
                  state === 'expired'
                    ? t('OWNER_PAPER_EXPIRED', { date: formatDate(property.EPCEndDate ?? '') })
                    : t(PAPER_NOTES[id])
                }
              />
            </span>
          </li>
        ))}
        {present.length > 0 && (
          <li className="papers__present">
            {t('OWNER_PAPERS_PRESENT', {
              names: present.map(({ id }) => t(PAPER_NAMES[id])).join(', '),
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
