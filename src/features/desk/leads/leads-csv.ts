import { toBrusselsTime } from '../../../domain/format/brussels-time';
import { formatCsv } from '../../../domain/format/csv';
import type { Environment } from '../../../env';
import type { RequestContext } from '../../../platform/request-context';
import { toAnswerText } from '../../forms/kit/mail/answer-facts';
import { getPersonName } from '../../forms/kit/mail/person-name';
import type { Lead } from './lead';
import { LEAD_STATE_TEXTS } from './lead';
import { formatFormName, loadLeadFacts } from './lead-facts';
import { describeVisit } from './visit-state';

/** Formats leads as a file that spreadsheets open: one line a lead, all its answers in words in one cell. */
export async function formatLeadsCsv(
  ctx: RequestContext,
  env: Environment,
  leads: readonly Lead[],
  subjects: ReadonlyMap<number, string>,
): Promise<string> {
  const { t } = ctx;
  const header = [
    ...[t('DESK_RECEIVED'), t('DESK_FORM'), t('FIELD_NAME'), t('LABEL_EMAIL'), t('LABEL_PHONE')],
    ...[t('DESK_PROPERTY'), t('DESK_VISIT'), t('DESK_STATE'), t('DESK_ASSIGNEE')],
    t('DESK_ANSWERS'),
  ];
  const rows: string[][] = [];
  for (const lead of leads) {
    const { facts, words } = await loadLeadFacts(ctx, env, lead, []);
    const answers = [...facts, ...words.map(({ label, text }) => [label, text] as const)];
    rows.push([
      toBrusselsTime(lead.created).replace('T', ' '),
      formatFormName(ctx, lead.form),
      getPersonName(lead.answers),
      toAnswerText(lead.answers.email),
      toAnswerText(lead.answers.phone),
      subjects.get(lead.id) ?? '',
      describeVisit(ctx, lead),
      t(LEAD_STATE_TEXTS[lead.state]),
      lead.assigneeName ?? '',
      answers.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ]);
  }
  return formatCsv([header, ...rows]);
}
