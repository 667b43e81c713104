import { addColon } from '../../../domain/format/add-colon';
import { toBrusselsTime } from '../../../domain/format/brussels-time';
import { formatCsv, formatCsvRows } from '../../../domain/format/csv';
import type { Environment } from '../../../env';
import type { RequestContext } from '../../../platform/request-context';
import { toAnswerText } from '../../forms/kit/mail/answer-facts';
import { getPersonName } from '../../forms/kit/mail/person-name';
import type { Lead } from './lead';
import { LEAD_STATE_TEXTS } from './lead';
import { formatFormName, loadLeadFacts } from './lead-facts';
import { loadLeadSubjects } from './lead-subjects';
import type { LeadsQuery } from './leads-query';
import { loadLeadsBelow } from './leads-store';
import { describeVisit } from './visit-state';

/** Leads that are in memory at once. */
const PORTION = 200;

/**
 * Yields all leads that the filters leave as lines of a file that spreadsheets open: one a lead, its answers in
 * words in one cell. However many there are, a portion at a time is in memory.
 */
export async function* formatLeadsCsv(
  ctx: RequestContext,
  env: Environment,
  query: LeadsQuery,
): AsyncGenerator<string> {
  const { t } = ctx;
  yield formatCsv([
    [
      ...[t('DESK_RECEIVED'), t('DESK_FORM'), t('FIELD_NAME'), t('LABEL_EMAIL'), t('LABEL_PHONE')],
      ...[t('DESK_PROPERTY'), t('DESK_VISIT'), t('DESK_STATE'), t('DESK_ASSIGNEE')],
      t('DESK_ANSWERS'),
    ],
  ]);
  const now = Date.now();
  let below: number | undefined = Number.MAX_SAFE_INTEGER;
  while (below !== undefined) {
    const { rows, faults, lowest } = await loadLeadsBelow(env.DB, query, {
      ...{ now, below, limit: PORTION },
    });
    const subjects = await loadLeadSubjects(ctx, rows);
    const lines = await Promise.all(
      rows.map((lead) => formatLead(ctx, env, lead, subjects.get(lead.id) ?? '')),
    );
    // What cannot be read is named, so that nobody takes the file for whole.
    yield formatCsvRows([...lines, ...faults.map((fault) => [fault])]);
    below = lowest;
  }
}

async function formatLead(
  ctx: RequestContext,
  env: Environment,
  lead: Lead,
  subject: string,
): Promise<string[]> {
  const { facts, words } = await loadLeadFacts(ctx, env, lead, []);
  const answers = [...facts, ...words.map(({ label, text }) => [label, text] as const)];
  return [
    toBrusselsTime(lead.createdAt).replace('T', ' '),
    formatFormName(ctx, lead.form),
    getPersonName(lead.answers),
    toAnswerText(lead.answers.email),
    toAnswerText(lead.answers.phone),
    subject,
    describeVisit(ctx, lead),
    ctx.t(LEAD_STATE_TEXTS[lead.state]),
    lead.assigneeName ?? '',
    answers.map(([label, value]) => `${addColon(label, ctx.language)} ${value}`).join('\n'),
  ];
}
