import { deliverDueMails } from '../../../../platform/mail/outbox-store';
import type { Form, ValidAnswers } from '../definition/form';
import type { FieldErrors } from '../definition/parse-answers';
import {
  commitSubmission,
  loadBodyHash,
  loadRateLimitEnd,
  SUBMISSION_CONFLICTS,
} from '../store/submissions-store';
import { storeUploads } from '../store/uploads-store';
import { CAPTCHA } from '../view/form-state';
import type { FormTicket } from './form-ticket';
import type { Submission } from './handler';
import { toStaffContext } from './load-form';
import { hashSubmission } from './raw-submission';
import type { SubmitContext, SubmitResult } from './submit-context';
import { rejectRateLimited, rejectSubmission } from './submit-context';

/** Under which limits, by which proof. */
type SubmitClearance = Pick<Parameters<typeof commitSubmission>[2], 'network' | 'limits' | 'proof'>;

/** Stores a submission whole, in one batch with its mails, and has them delivered behind the answer. */
export async function storeSubmission(
  sending: SubmitContext,
  answers: ValidAnswers<Form>,
  ticket: FormTicket,
  allowed: SubmitClearance,
): Promise<SubmitResult> {
  const { handler, request, loadedForm, rawSubmission, now } = sending;
  const { env, subject, ctx } = request;
  const { form } = handler;
  const valid = {
    ...request,
    form,
    answers,
    staffContext: toStaffContext(loadedForm),
    key: ticket.key,
    submittedAt: new Date(now),
  };
  const errors = (await handler.validate?.({ ...valid, storedUploads: [] })) ?? {};
  if (Object.keys(errors).length > 0) return rejectSubmission(sending, 422, { errors, ticket });

  const attached = await storeUploads(env.FILES, form.name, rawSubmission.uploads);
  const submission: Submission = { ...valid, storedUploads: attached };
  const outcome = await commitSubmission(
    env.DB,
    {
      key: ticket.key,
      bodyHash: await hashSubmission(rawSubmission, subject),
      form: form.name,
      language: ctx.language,
      property: subject?.kind === 'property' ? subject.id : undefined,
      project: subject?.kind === 'project' ? subject.id : undefined,
      answers: JSON.stringify(handler.redactAnswers?.(answers) ?? answers),
      createdAt: now,
    },
    {
      ...allowed,
      attached,
      mails: await handler.composeMails(submission),
      also: (await handler.buildStatements?.(submission, env.DB)) ?? [],
    },
  );
  return outcome.stored
    ? { kind: 'stored', afterwards: deliverDueMails(env) }
    : handleConflict(sending, outcome.why, ticket, allowed);
}

/** Sent twice: the same is thanked for again, other content gets a key of its own (decision 25). */
export async function handleDuplicate(
  sending: SubmitContext,
  bodyHash: string,
  errors: FieldErrors,
): Promise<SubmitResult> {
  const { rawSubmission, request } = sending;
  if (bodyHash === (await hashSubmission(rawSubmission, request.subject)))
    return { kind: 'stored' };
  return rejectSubmission(sending, 422, { errors, alert: 'FORM_SENT_ALREADY', isSpent: true });
}

/** Two at once, or somebody else was quicker: by the constraint that aborted the batch. */
async function handleConflict(
  sending: SubmitContext,
  why: string,
  ticket: FormTicket,
  { network, limits }: SubmitClearance,
): Promise<SubmitResult> {
  const { handler, request, now } = sending;
  if (SUBMISSION_CONFLICTS.sentBefore.test(why)) {
    const before = await loadBodyHash(request.env.DB, ticket.key);
    return handleDuplicate(sending, before ?? '', {});
  }
  if (SUBMISSION_CONFLICTS.limit.test(why)) {
    const until = await loadRateLimitEnd(request.env.DB, network, limits, now);
    return rejectRateLimited(sending, ticket, until ?? now);
  }
  if (SUBMISSION_CONFLICTS.usedProof.test(why))
    return rejectSubmission(sending, 422, {
      errors: { [CAPTCHA]: { key: 'CAPTCHA_EXPIRED' } },
      ticket,
    });
  const errors = handler.toConflictErrors?.(why);
  if (!errors) throw new Error(why);
  // The batch took nothing, so the proof is still good.
  return rejectSubmission(sending, 422, { errors, ticket });
}
