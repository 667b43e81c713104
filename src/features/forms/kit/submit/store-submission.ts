import { countAtOnce, loadLimitsEnd } from '../../../../platform/rate-windows-store';
import { commitLead, LEAD_CONFLICTS } from '../store/commit-lead-store';
import { CAPTCHA } from '../view/form-state';
import type { Attempt, Ending } from './attempt';
import { getFinding } from './attempt';
import { checkDuplicate } from './check-duplicate';
import { createLimitRefusal } from './check-rate-limits';
import type { Submission } from './handler';
import { toStaffContext } from './load-form';
import { hashSubmission } from './raw-submission';
import { scheduleSubmissionMails } from './schedule-mails';
import { describeForLead } from './stored-subject';
import { getStoredUploads } from './uploads';

/** Refuses valid answers that the form's own rules on the server reject. */
export async function validateWithHandler(attempt: Attempt): Promise<Ending | undefined> {
  const { loadedForm, now } = attempt;
  const { handler, visitorContext } = loadedForm;
  const ticket = getFinding(attempt, 'ticket');
  const submission: Submission = {
    ...visitorContext,
    form: handler.form,
    answers: getFinding(attempt, 'answers'),
    staffContext: toStaffContext(loadedForm),
    storedUploads: getStoredUploads(attempt.files),
    key: ticket.key,
    submittedAt: new Date(now),
  };
  attempt.submission = submission;
  const errors = (await handler.validate?.(submission)) ?? {};
  return Object.keys(errors).length > 0
    ? { kind: 'refused', status: 422, errors, ticket }
    : undefined;
}

/** Batches that may abort because the turn of a mail was taken meanwhile. */
const MAX_BATCHES = 3;

/** Stores the submission in one batch; refuses it if a constraint of the database aborts the batch. */
export async function storeSubmission(attempt: Attempt): Promise<Ending | undefined> {
  const { handler } = attempt.loadedForm;
  const submission = getFinding(attempt, 'submission');
  const { env, ctx, form, subject, staffContext, answers, key, storedUploads } = submission;
  const row = {
    key,
    bodyHash: await hashSubmission(form, attempt.rawSubmission, subject),
    form: form.name,
    language: ctx.language,
    property: subject?.kind === 'property' ? subject.id : undefined,
    project: subject?.kind === 'project' ? subject.id : undefined,
    about: staffContext.subject && describeForLead(staffContext.ctx, staffContext.subject),
    answers: JSON.stringify(handler.redactAnswers?.(answers) ?? answers),
    createdAt: attempt.now,
  };
  const rateLimits = getFinding(attempt, 'rateLimits');
  const limitEnd = handler.isCostly && (await countAtOnce(env.DB, rateLimits, attempt.now));
  if (limitEnd) return createLimitRefusal(attempt, limitEnd);
  const formStatements = (await handler.buildStatements?.(submission, env.DB)) ?? [];
  for (let batches = 1; ; batches++) {
    const schedule = await scheduleSubmissionMails(attempt);
    if (schedule.refusal) return schedule.refusal;
    const { mails, statements } = schedule;
    const result = await commitLead(env.DB, row, {
      rateLimits: handler.isCostly ? [] : rateLimits,
      proof: getFinding(attempt, 'proof'),
      storedUploads,
      mails,
      formStatements: [...formStatements, ...statements],
    });
    if (result.stored) {
      attempt.mailIds = result.mailIds;
      return undefined;
    }
    if (!LEAD_CONFLICTS.mailLimit.test(result.conflict) || batches === MAX_BATCHES)
      return resolveConflict(attempt, result.conflict);
  }
}

/**
 * Returns the ending for the constraint that aborted the batch.
 * @throws if no constraint is recognized
 */
async function resolveConflict(attempt: Attempt, conflict: string): Promise<Ending> {
  const { loadedForm, now } = attempt;
  const { handler, visitorContext } = loadedForm;
  const { DB } = visitorContext.env;
  const ticket = getFinding(attempt, 'ticket');
  if (LEAD_CONFLICTS.sentBefore.test(conflict)) {
    const duplicate = await checkDuplicate(attempt);
    if (duplicate) return duplicate;
  }
  if (LEAD_CONFLICTS.limit.test(conflict)) {
    const limitEnd = await loadLimitsEnd(DB, getFinding(attempt, 'rateLimits'), now);
    return createLimitRefusal(attempt, limitEnd ?? now);
  }
  if (LEAD_CONFLICTS.usedProof.test(conflict)) {
    const errors = { [CAPTCHA]: { key: 'CAPTCHA_EXPIRED' as const } };
    return { kind: 'refused', status: 422, errors, ticket };
  }
  const errors = handler.toConflictErrors?.(conflict);
  if (!errors) throw new Error(conflict);
  // The aborted batch has written no data, so the captcha can be used again.
  return { kind: 'refused', status: 422, errors, ticket };
}
