import type { Mail } from '../../../../platform/mail/mail';
import { composeNewsletterConfirmation } from '../../../newsletter/confirmation-mail';
import { insertSubscription } from '../../../newsletter/newsletter-store';
import type { Submission } from '../submit/handler';

/** The address to sign up, where a form's newsletter box is ticked (person.ts, NEWSLETTER). */
function findOptInEmail({ answers: { email, newsletter } }: Submission): string | undefined {
  return newsletter === true && typeof email === 'string' && email ? email : undefined;
}

export function buildNewsletterStatements(
  submission: Submission,
  db: D1Database,
): readonly D1PreparedStatement[] {
  const email = findOptInEmail(submission);
  return email
    ? [insertSubscription(db, email, submission.ctx.language, submission.submittedAt.getTime())]
    : [];
}

/** Nobody is signed up by another: the address itself has to answer. */
export async function composeNewsletterMails(
  submission: Submission,
  secret: string,
): Promise<readonly Mail[]> {
  const email = findOptInEmail(submission);
  return email ? [await composeNewsletterConfirmation(submission.ctx, email, secret)] : [];
}
