import { Fragment } from 'react';
import { formatAgo } from '../../../domain/format/age';
import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { HOUR_MS } from '../../../domain/format/durations';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { LastImport } from '../../../platform/snapshot/last-import-store';
import { MoreNote } from '../more-note';

const FIGURES = {
  listings: 'DESK_CATALOGUE_PROPERTIES',
  entered: 'DESK_IMPORT_ENTERED',
  left: 'DESK_IMPORT_LEFT',
  prices: 'DESK_IMPORT_PRICES',
  states: 'DESK_IMPORT_STATES',
} as const satisfies Partial<Record<keyof LastImport, TextKey>>;

/**
 * Shows what the last import brought or why it was refused, how long ago, in its own English words; and whether the next
 * is late, or after how long somebody is told (`hours`; 0 for never). Nothing before the first import.
 */
export function LastImportSection({
  ctx,
  last,
  hours,
  now,
}: {
  ctx: RequestContext;
  last: LastImport | undefined;
  hours: number;
  now: number;
}) {
  if (!last) return null;
  const { t, language } = ctx;
  const { refusal, count, lines } = last;
  const at = Date.parse(last.at);
  const when = {
    moment: `${formatLongDate(at, language)}, ${formatTimeOfDay(at, language)}`,
    ago: formatAgo(now - at, language),
  };
  const isLate = hours > 0 && now - at > hours * HOUR_MS;
  return (
    <section className="desk-section" aria-labelledby="last-import">
      <div className="desk-section__head">
        <h2 id="last-import">{t('DESK_IMPORT')}</h2>
        <span>{count}</span>
      </div>
      {isLate && <p className="desk-fault">{t('DESK_IMPORT_LATE', when)}</p>}
      {refusal === null ? (
        <p className="desk-quiet">{t('DESK_IMPORT_DONE', when)}</p>
      ) : (
        <div className="desk-fault">
          <strong>{t('DESK_IMPORT_REFUSED', when)}</strong>
          <span lang="en">{refusal}</span>
        </div>
      )}
      <p className="desk-quiet">
        {hours > 0 ? t('DESK_IMPORT_WATCHED', { hours }) : t('DESK_IMPORT_UNWATCHED')}
      </p>
      <dl className="desk-facts">
        {Object.entries(FIGURES).map(([figure, text]) => (
          <Fragment key={figure}>
            <dt>{t(text)}</dt>
            <dd>{last[figure as keyof typeof FIGURES]}</dd>
          </Fragment>
        ))}
      </dl>
      <MoreNote ctx={ctx} list={{ rows: lines, isMore: count > lines.length }} />
      <ul className="desk-rows" lang="en">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
