import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { App } from '../../../env';
import { listStaff } from '../../../platform/accounts/staff-accounts-store';
import { deliverDueMails } from '../../../platform/mail/outbox-store';
import { TextParameter } from '../../../platform/request-parameters';
import type { FieldErrors } from '../../forms/kit/definition/parse-answers';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { getStaff } from '../desk-gate';
import { findReference, listChoosableProperties, presentPropertyChoice } from '../property-choice';
import { renderDeskPage } from '../render-desk-page';
import { loadPropertyLabels } from '../visits/property-labels';
import { callerForm, listCallerLanguages } from './caller-fields';
import { enterLead } from './enter-lead';
import type { KnownLead } from './known-caller-store';
import { fillCaller, findCallerLeads } from './known-caller-store';
import { leadEntryForm, NOBODY_VALUE } from './lead-entry-form';
import { LeadEntryPage } from './lead-entry-page';

/** What somebody asked by telephone or over the counter. */
export const deskLeadEntryRoutes = new Hono<App>();

const PATH = '/desk/leads/new/';

deskLeadEntryRoutes.get(PATH, vValidator('query', v.object({ property: TextParameter })), (c) =>
  renderLeadEntry(c, { property: c.req.valid('query').property }),
);

deskLeadEntryRoutes.post(PATH, async (c) => {
  const read = await readForm(c, leadEntryForm, callerForm);
  if (!read.ok) return renderLeadEntry(c, { refused: read });
  if (read.action === 'look') {
    const { who, property } = read.answers;
    return renderLeadEntry(c, { property, who, known: await findCallerLeads(c.env.DB, who) });
  }
  const { DB, snapshot } = c.env;
  const { answers } = read;
  const property = findReference(snapshot.catalogue.index, answers.property);
  const colleague = (await listStaff(DB)).find(
    ({ id, disabledAt }) => id === answers.assignee && disabledAt === null,
  );
  const isForNobody = ['', NOBODY_VALUE].includes(answers.assignee);
  const errors: FieldErrors = {
    ...(answers.property && !property && { property: { key: 'DESK_PATTERN_PROPERTY_UNKNOWN' } }),
    ...(!colleague && !isForNobody && { assignee: { key: 'DESK_ASSIGNEE_UNKNOWN' } }),
  };
  if (Object.keys(errors).length > 0)
    return renderLeadEntry(c, { refused: refuseForm(read, { errors }) });
  const entry = { staff: getStaff(c), colleague, property };
  const result = await enterLead(c.env, c.var.ctx, entry, answers);
  if (!result.stored) throw new Error(result.conflict);
  c.executionCtx.waitUntil(deliverDueMails(c.env, { first: result.mailIds }));
  return c.redirect(c.var.ctx.href.page(`/desk/leads/${result.lead}/`, { done: 'enter' }), 303);
});

/** What the page shows beside its form: who was looked for, or what was refused. */
interface EntryState {
  property?: string;
  who?: string;
  known?: readonly KnownLead[];
  refused?: RefusedForm;
}

async function renderLeadEntry(c: Context<App>, state: EntryState) {
  const { ctx } = c.var;
  const staff = getStaff(c);
  const { property = '', who = '', known, refused } = state;
  const listed = listChoosableProperties(ctx);
  const getLabel = await loadPropertyLabels(ctx, listed);
  const choice = presentPropertyChoice(listed.map(getLabel));
  const colleagues = (await listStaff(c.env.DB)).filter(({ disabledAt }) => disabledAt === null);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_LEAD_NEW'), entry: '/desk/leads/', status: refused?.status ?? 200 },
    <LeadEntryPage
      {...{ ctx, who, property, known, refused }}
      presentation={{
        ...choice,
        options: {
          ...choice.options,
          language: listCallerLanguages(ctx),
          assignee: [
            ...colleagues.map(({ id, name }) => ({ value: id, text: name })),
            { value: NOBODY_VALUE, label: 'DESK_LEAD_ENTRY_NOBODY' },
          ],
        },
        initialValues: {
          ...{ language: ctx.language, property, assignee: staff.id },
          ...fillCaller(who, known ?? []),
        },
      }}
    />,
  );
}
