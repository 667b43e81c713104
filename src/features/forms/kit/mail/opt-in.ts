import type { Mail } from '../../../../platform/mail/message';
import { confirmation } from '../../../newsletter/confirmation';
import { asked } from '../../../newsletter/newsletter-store';
import type { Database, Statement } from '../store/submissions-store';
import type { Submission } from '../submit/handler';

/** The address to sign up, where a form's newsletter box is ticked (person.ts, NEWSLETTER). */
function addressOf({ answers: { email, newsletter } }: Submission): string | undefined {
  return newsletter === true && typeof email === 'string' && email ? email : undefined;
}

export function newsletterRows(submission: Submission, db: Database): readonly Statement[] {
  const email = addressOf(submission);
  return email ? [asked(db, email, submission.ctx.language, submission.at.getTime())] : [];
}

/** Nobody is signed up by another: the address itself has to answer. */
export async function newsletterMails(
  submission: Submission,
  secret: string,
): Promise<readonly Mail[]> {
  const email = addressOf(submission);
  return email ? [await confirmation(submission.ctx, email, secret)] : [];
}
