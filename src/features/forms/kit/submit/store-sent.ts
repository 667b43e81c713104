import { deliverDue } from '../../../../platform/mail/outbox-store';
import type { Errors } from '../definition/answers';
import type { AnswersOf, Form } from '../definition/form';
import { newsletterMails, newsletterRows } from '../mail/opt-in';
import { putAway } from '../store/files-store';
import { ABORTED, bodyHashOf, limitedUntil, store } from '../store/submissions-store';
import { ROBOT } from '../view/state';
import type { Submission } from './handler';
import type { Outcome, Sending } from './sending';
import { refuse, wait } from './sending';
import { hashOf } from './sent';
import { seenByStaff } from './staff';
import type { Ticket } from './ticket';

/** Under which limits, by which proof. */
type Allowed = Pick<Parameters<typeof store>[2], 'network' | 'limits' | 'proof'>;

/** Stores a submission whole, in one batch with its mails, and has them delivered behind the answer. */
export async function storeSent(
  sending: Sending,
  answers: AnswersOf<Form>,
  ticket: Ticket,
  allowed: Allowed,
): Promise<Outcome> {
  const { room, request, given, sent, secret, now } = sending;
  const { env, subject, ctx } = request;
  const { form } = room;
  const staff = await seenByStaff({ room, request, given });
  const told = { ...request, form, answers, given, staff, key: ticket.key, at: new Date(now) };
  const errors = (await room.check?.({ ...told, attached: [] })) ?? {};
  if (Object.keys(errors).length > 0) return refuse(sending, 422, { errors, ticket });

  const attached = await putAway(env.FILES, form.name, sent.uploads);
  const submission: Submission = { ...told, attached };
  const outcome = await store(
    env.DB,
    {
      key: ticket.key,
      bodyHash: await hashOf(sent, subject),
      form: form.name,
      language: ctx.language,
      property: subject?.kind === 'property' ? subject.id : undefined,
      project: subject?.kind === 'project' ? subject.id : undefined,
      answers: JSON.stringify(room.keeps?.(answers) ?? answers),
      at: now,
    },
    {
      ...allowed,
      attached,
      mails: [...(await room.mails(submission)), ...(await newsletterMails(submission, secret))],
      also: [
        ...((await room.also?.(submission, env.DB)) ?? []),
        ...newsletterRows(submission, env.DB),
      ],
    },
  );
  return outcome.stored
    ? { kind: 'stored', afterwards: deliverDue(env) }
    : aborted(sending, outcome.why, ticket, allowed);
}

/** Sent twice: the same is thanked for again, other content gets a key of its own (decision 25). */
export async function sentAgain(
  sending: Sending,
  bodyHash: string,
  errors: Errors,
): Promise<Outcome> {
  const { sent, request } = sending;
  if (bodyHash === (await hashOf(sent, request.subject))) return { kind: 'stored' };
  return refuse(sending, 422, { errors, alert: 'FORM_SENT_ALREADY', isSpent: true });
}

/** Two at once, or somebody else was quicker: by the constraint that aborted the batch. */
async function aborted(
  sending: Sending,
  why: string,
  ticket: Ticket,
  { network, limits }: Allowed,
): Promise<Outcome> {
  const { room, request, now } = sending;
  if (ABORTED.sentBefore.test(why)) {
    const before = await bodyHashOf(request.env.DB, ticket.key);
    return sentAgain(sending, before ?? '', {});
  }
  if (ABORTED.limit.test(why)) {
    const until = await limitedUntil(request.env.DB, network, limits, now);
    return wait(sending, ticket, until ?? now);
  }
  if (ABORTED.usedProof.test(why))
    return refuse(sending, 422, { errors: { [ROBOT]: { key: 'CAPTCHA_EXPIRED' } }, ticket });
  const errors = room.aborted?.(why);
  if (!errors) throw new Error(why);
  // The batch took nothing, so the proof is still good.
  return refuse(sending, 422, { errors, ticket });
}
