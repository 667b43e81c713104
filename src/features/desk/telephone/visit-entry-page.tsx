import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import type { RequestContext } from '../../../platform/request-context';
import type { FormPresentation } from '../../forms/kit/submit/handler';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { PlainFormView } from '../../forms/kit/view/plain-form-view';
import type { SlotAvailability } from '../../visits/slot';
import { DeskFilters } from '../desk-filters';
import type { PropertyLabel } from '../visits/property-labels';
import { VisitsHead } from '../visits/visits-head';
import { listCallerLanguages } from './caller-fields';
import { CallerSearch } from './caller-search';
import type { KnownLead } from './known-caller-store';
import { fillCaller } from './known-caller-store';
import { visitEntryForm, visitPropertyFilter } from './visit-entry-form';

/** The page on which staff book a visit for a caller: the property, its free hours, who comes. */
export function VisitEntryPage({
  ctx,
  typed,
  who,
  known,
  refused,
  choice,
  open,
}: {
  ctx: RequestContext;
  /** The property as it was chosen or typed; '' for none. */
  typed: string;
  who: string;
  known: readonly KnownLead[] | undefined;
  refused: RefusedForm | undefined;
  choice: Pick<FormPresentation, 'options' | 'fields'>;
  /** That property and its free hours; undefined if there is none. */
  open: { label: PropertyLabel; slots: readonly SlotAvailability[] } | undefined;
}) {
  const { t, href, language } = ctx;
  const action = href.page('/desk/visits/new/');
  const key = String(refused?.values.key || crypto.randomUUID());
  const hours = open?.slots.map(({ id, startsAt }) => ({
    ...{ value: id, group: formatLongDate(startsAt, language) },
    text: formatTimeOfDay(startsAt, language),
  }));
  return (
    <div className="desk-page">
      <VisitsHead ctx={ctx} current="/desk/visits/new/" />
      <DeskFilters
        {...{ ctx, action, values: { property: typed }, ...choice }}
        filters={visitPropertyFilter}
        submit="DESK_VISIT_ENTRY_HOURS"
      />
      {!open && (
        <p className="desk-quiet" role="status">
          {t(typed ? 'DESK_PATTERN_PROPERTY_UNKNOWN' : 'DESK_VISIT_ENTRY_TEXT')}
        </p>
      )}
      {open && (
        <p className="agenda-property">
          {[open.label.name, open.label.id, open.label.address].filter(Boolean).join(DOT)}
        </p>
      )}
      {hours?.length === 0 && open && (
        <p role="status">
          {t('DESK_VISIT_ENTRY_NONE')}{' '}
          <a href={href.page('/desk/visits/pattern/', { house: open.label.id })}>
            {t('DESK_VISITS_PATTERN')}
          </a>
        </p>
      )}
      {hours && hours.length > 0 && (
        <>
          <CallerSearch {...{ ctx, action, who, known, refused, property: typed }} />
          <PlainFormView
            {...{ ctx, action, refused, form: visitEntryForm, className: 'form--dense' }}
            hidden={{ key, property: typed }}
            presentation={{
              options: { slot: hours, language: listCallerLanguages(ctx) },
              initialValues: { language, ...fillCaller(who, known ?? []) },
            }}
          />
        </>
      )}
    </div>
  );
}
