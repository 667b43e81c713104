import * as v from 'valibot';
import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { RequestContext } from '../../../platform/request-context';
import type { Manifest } from '../../../platform/snapshot/manifest';
import { ASKED_ENTRY, AskPage, SURE_ENTRY } from '../ask-page';
import type { DeskForm } from '../desk-form';
import { SEEN_WITHIN } from '../seen-within';
import { CatalogueHead } from './catalogue-head';
import { CommitmentList } from './commitment-list';
import type { Commitment } from './commitments-store';

/** Makes another version live; its page asks for it first. */
export const rollbackForm = {
  name: 'rollback',
  schema: v.object({ version: v.string(), ...SURE_ENTRY, ...ASKED_ENTRY }),
  parts: [],
  buttons: [{ value: 'rollback', effect: 'asks', label: 'DESK_ROLLBACK' }],
} as const satisfies DeskForm;

/** Asks once before another version becomes live. */
export function RollbackPage({
  ctx,
  live,
  target,
  commitments,
}: {
  ctx: RequestContext;
  live: string;
  target: Manifest;
  /** What is open on properties that it does not have. */
  commitments: readonly Commitment[];
}) {
  const { t, href, language } = ctx;
  const action = href.page('/desk/catalogue/versions/');
  const created = Date.parse(target.created);
  return (
    <AskPage
      {...{ ctx, action, form: rollbackForm, back: action }}
      hidden={{ version: target.version, sure: 'yes', asked: live }}
      head={<CatalogueHead ctx={ctx} current="/desk/catalogue/versions/" />}
      question={t('DESK_ROLLBACK_ASK', {
        version: target.version,
        date: `${formatLongDate(created, language)}, ${formatTimeOfDay(created, language)}`,
        count: target.listings,
        live,
      })}
      about={
        <>
          <p className="desk-quiet">{t('DESK_ROLLBACK_TEXT', SEEN_WITHIN)}</p>
          <CommitmentList {...{ ctx, commitments }} title={t('DESK_OPEN_LEAVING')} />
        </>
      }
    />
  );
}
