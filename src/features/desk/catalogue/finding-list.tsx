import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import { DOT } from '../../../domain/format/dot';
import type { TextKey } from '../../../domain/language/texts';
import type { RequestContext } from '../../../platform/request-context';
import type { LastFindings, StoredFinding } from '../../../platform/snapshot/findings-store';
import { MoreNote } from '../more-note';

const LEVEL_TEXTS = {
  error: 'DESK_FINDING_ERROR',
  warning: 'DESK_FINDING_WARNING',
  note: 'DESK_FINDING_NOTE',
} as const satisfies Record<StoredFinding['level'], TextKey>;

/** Lists what the check of the last load said, in its own English words. Nothing before the first load. */
export function FindingList({
  ctx,
  last,
}: {
  ctx: RequestContext;
  last: LastFindings | undefined;
}) {
  if (!last) return null;
  const { t, language } = ctx;
  const { version, findings, count } = last;
  const checked = Date.parse(last.checked);
  const moment = `${formatLongDate(checked, language)}, ${formatTimeOfDay(checked, language)}`;
  return (
    <section className="desk-section" aria-labelledby="findings">
      <div className="desk-section__head">
        <h2 id="findings">{t('DESK_FINDINGS')}</h2>
        <span>{count}</span>
      </div>
      <p className="desk-quiet">
        {version === null
          ? t('DESK_FINDINGS_REFUSED', { moment })
          : t('DESK_FINDINGS_OF', { version, moment })}
      </p>
      <MoreNote ctx={ctx} list={{ rows: findings, isMore: count > findings.length }} />
      {count === 0 && <p className="desk-empty">{t('DESK_FINDINGS_NONE')}</p>}
      <ul className="desk-rows">
        {findings.map(({ level, file, record, field, message }) => (
          <li key={`${file} ${record} ${field} ${message}`}>
            <strong>{t(LEVEL_TEXTS[level])}</strong>{' '}
            <span lang="en">
              {[file, record, field].filter(Boolean).join(DOT)} {message}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
