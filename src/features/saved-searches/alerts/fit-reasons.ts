import { EPC_LETTERS } from '../../../domain/catalogue/epc-letters';
import { findRowById } from '../../../domain/catalogue/listing/listing-index';
import type { PropertyCardRecord } from '../../../domain/catalogue/property-card';
import type { CriterionName } from '../../../domain/criteria/criteria';
import {
  CRITERION_NAMES,
  getCriterion,
  getCriterionFields,
} from '../../../domain/criteria/criteria';
import type { SavedCriteria } from '../../../domain/criteria/saved-criteria';
import { formatCityName } from '../../../domain/format/address';
import { formatWord } from '../../../domain/language/catalogue-words';
import type { RequestContext } from '../../../platform/request-context';
import { describeCriterion, formatAmount } from '../../../views/criteria/criteria-words';
import { formatAllIn } from '../../../views/facts/all-in-words';
import { formatPriceLine } from '../../../views/facts/property-price';

/**
 * Lists the facts of a property that a search asks for, each once: 'villa, Lier,
 * € 385.000, 4 slaapkamers, met tuin'.
 */
export const listFitReasons = (
  ctx: RequestContext,
  property: PropertyCardRecord,
  criteria: SavedCriteria,
): string[] => [
  ...new Set(CRITERION_NAMES.flatMap((name) => findReason(ctx, property, criteria, name) || [])),
];

function findReason(
  ctx: RequestContext,
  property: PropertyCardRecord,
  criteria: SavedCriteria,
  name: CriterionName,
): string | false | undefined {
  const { t, snapshot, language } = ctx;
  const { index } = snapshot.catalogue;
  const { columns } = index;
  const row = findRowById(index, property.ID);
  const criterion = getCriterion(name);
  // The place is a reason of every home, asked for or not.
  if (criterion.kind === 'places')
    return property.City && formatCityName(property.City, snapshot.site.configuration.listings);
  const asked: Record<string, unknown> = criteria;
  if (!getCriterionFields(name).some((field) => asked[field] !== undefined)) return undefined;
  switch (criterion.kind) {
    case 'types':
      return formatWord('MainTypeName', property.MainTypeName, language);
    case 'number':
    case 'price':
      return criterion.unit === 'euro'
        ? formatPriceLine(ctx, property)
        : formatAmount(t, criterion, columns[criterion.column][row] ?? 0);
    case 'all-in':
      return formatAllIn(ctx, row, criteria);
    case 'flag':
      return t(criterion.reasonText);
    case 'epc':
      return t('FIT_EPC', { label: EPC_LETTERS[(columns.epc[row] ?? 0) - 1] ?? '' });
    case 'situation':
    case 'bounds':
    case 'words':
    case 'closed':
      return undefined;
    default:
      return describeCriterion(ctx, criteria, name)[0];
  }
}
