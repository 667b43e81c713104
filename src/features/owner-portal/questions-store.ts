import type { KeyRing } from '../../domain/accounts/key-ring';
import { addPeriod } from '../../domain/format/period';
import { PERIODS } from '../../domain/periods';
import type { App } from '../../env';
import type { Account } from '../../platform/accounts/account';
import { computeKeyedHash } from '../../platform/auth/signature';
import { scaleLimit } from '../../platform/limits';
import type { Mail } from '../../platform/mail/mail';
import { deliverDueMails } from '../../platform/mail/outbox-store';
import type { AccountFormName } from '../forms/kit/definition/form-names';
import { commitLead, LEAD_CONFLICTS, loadBodyHash } from '../forms/kit/store/commit-lead-store';
import type { FormTicket } from '../forms/kit/submit/form-ticket';
import type { StoredSubject } from '../forms/kit/submit/stored-subject';

/** The name of the form in rows and tickets. */
export const QUESTION_FORM = 'owner-question' satisfies AccountFormName;

/** A question of an owner about one of their properties. */
interface OwnerQuestion {
  account: Account;
  property: number;
  about: StoredSubject | undefined;
  question: string;
  language: string;
  ticket: FormTicket;
  mail: Mail;
  keyRing: KeyRing;
  now: number;
}

type StoredQuestion =
  | { kind: 'stored'; delivery: Promise<void> }
  /** The ticket belongs to another question, which is stored (decision 25). */
  | { kind: 'other question' }
  | { kind: 'limited' };

/**
 * Stores a question as a lead with its mail, in one batch, once for each ticket. Returns 'limited' if the
 * owner has asked too often, 'other question' if the ticket was used for one, 'stored' else.
 */
export async function storeQuestion(
  env: App['Bindings'],
  { account, property, about, question, language, ticket, mail, keyRing, now }: OwnerQuestion,
): Promise<StoredQuestion> {
  const answers = { name: account.name, email: account.email, question };
  const bodyHash = await computeKeyedHash('content', `${property} ${question}`, keyRing);
  const key = await computeKeyedHash('account', `${QUESTION_FORM} ${account.id}`, keyRing);
  const result = await commitLead(
    env.DB,
    {
      key: ticket.key,
      bodyHash,
      form: QUESTION_FORM,
      language,
      property,
      project: undefined,
      about,
      answers: JSON.stringify(answers),
      createdAt: now,
    },
    {
      storedUploads: [],
      mails: [{ mail, outcome: 'leaves', dueAt: now }],
      rateLimits: (['owner question', 'owner question, day'] as const).map((name) => ({
        ...scaleLimit(name, env.RATE_SCALE),
        key,
      })),
      proof: {
        id: `${QUESTION_FORM} ${ticket.key}`,
        expires: addPeriod(now, PERIODS.ownerQuestionProof),
      },
      formStatements: [],
    },
  );
  if (result.stored)
    return { kind: 'stored', delivery: deliverDueMails(env, { first: result.mailIds }) };
  if (LEAD_CONFLICTS.limit.test(result.conflict)) return { kind: 'limited' };
  return (await loadBodyHash(env.DB, ticket.key)) === bodyHash
    ? { kind: 'stored', delivery: deliverDueMails(env) }
    : { kind: 'other question' };
}
