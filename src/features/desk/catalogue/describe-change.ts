import type { PropertyStatus } from '../../../domain/catalogue/changes/catalogue-state';
import { isPropertyStatus } from '../../../domain/catalogue/changes/catalogue-state';
import { formatCurrency } from '../../../domain/format/currency';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { ChangeRow } from './catalogue-changes-store';

const KIND_TEXTS = {
  new: 'DESK_CHANGE_NEW',
  price: 'DESK_CHANGE_PRICE',
  back: 'DESK_CHANGE_BACK',
  status: 'DESK_CHANGE_STATUS',
} as const satisfies Record<ChangeRow['kind'], TextKey>;

const STATUS_TEXTS: Readonly<Record<PropertyStatus, TextKey>> = {
  available: 'DESK_STATUS_AVAILABLE',
  'under-option': 'DESK_STATUS_OPTION',
  closed: 'DESK_STATUS_CLOSED',
  gone: 'DESK_STATUS_GONE',
};

/** Describes a change in one line: 'Prijs: € 250.000 → € 240.000'. */
export function describeChange(
  { t }: RequestContext,
  { kind, before, after }: Pick<ChangeRow, 'kind' | 'before' | 'after'>,
): string {
  const show = (value: string | null) => {
    if (value === null) return '–';
    return isPropertyStatus(value) ? t(STATUS_TEXTS[value]) : formatCurrency(Number(value));
  };
  const values = kind === 'new' ? show(after) : `${show(before)} → ${show(after)}`;
  return t('DESK_CATALOGUE_CHANGE', { kind: t(KIND_TEXTS[kind]), values });
}
