import { loadSigningKeys } from '../../platform/auth/signing-keys-store';
import type { Mail } from '../../platform/mail/mail';
import { getFields } from '../forms/kit/definition/form';
import { NEWSLETTER_FIELD } from '../forms/kit/definition/person-fields';
import type { FormHandler, Submission } from '../forms/kit/submit/handler';
import { composeNewsletterConfirmation } from './confirmation-mail';
import { insertSubscription } from './newsletter-store';

/**
 * Returns the handler extended with the newsletter's checkbox: a ticked box adds an unconfirmed
 * subscription and its confirmation mail to the form's own batch. A form without the checkbox is
 * returned unchanged.
 */
export function withNewsletterOptIn(handler: FormHandler): FormHandler {
  if (!getFields(handler.form).some(({ name }) => name === NEWSLETTER_FIELD.name)) return handler;
  return {
    ...handler,
    composeMails: async (submission) => [
      ...(await handler.composeMails(submission)),
      ...(await composeOptInMails(submission)),
    ],
    buildStatements: async (submission, db) => [
      ...((await handler.buildStatements?.(submission, db)) ?? []),
      ...buildOptInStatements(submission, db),
    ],
  };
}

/** Composes the confirmation mail (double opt-in): only the owner of the address can confirm the subscription. */
async function composeOptInMails(submission: Submission): Promise<readonly Mail[]> {
  const email = findOptInEmail(submission);
  if (!email) return [];
  const { ctx, env } = submission;
  return [await composeNewsletterConfirmation(ctx, email, await loadSigningKeys(env))];
}

function buildOptInStatements(
  submission: Submission,
  db: D1Database,
): readonly D1PreparedStatement[] {
  const email = findOptInEmail(submission);
  return email
    ? [insertSubscription(db, email, submission.ctx.language, submission.submittedAt.getTime())]
    : [];
}

/** Returns the address to subscribe; undefined unless the checkbox is ticked. */
function findOptInEmail({ answers: { email, newsletter } }: Submission): string | undefined {
  return newsletter === true && typeof email === 'string' && email ? email : undefined;
}
