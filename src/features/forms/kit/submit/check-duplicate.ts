import { loadBodyHash } from '../store/commit-lead-store';
import type { Attempt, Ending } from './attempt';
import { hashSubmission } from './raw-submission';

/** Ends an attempt whose ticket belongs to a stored submission (decision 25). */
export async function checkDuplicate(attempt: Attempt): Promise<Ending | undefined> {
  const { loadedForm, ticket } = attempt;
  if (!ticket) return undefined;
  const storedHash = await loadBodyHash(loadedForm.visitorContext.env.DB, ticket.key);
  return storedHash ? toDuplicateEnding(attempt, ticket.key, storedHash) : undefined;
}

/** Returns the stored submission's thanks for the same content; refuses other content with a new ticket. */
async function toDuplicateEnding(
  attempt: Attempt,
  key: string,
  storedHash: string,
): Promise<Ending> {
  const { loadedForm, rawSubmission, fieldErrors } = attempt;
  const hash = await hashSubmission(
    loadedForm.handler.form,
    rawSubmission,
    loadedForm.visitorContext.subject,
  );
  if (hash === storedHash) return { kind: 'stored', key };
  return {
    kind: 'refused',
    status: 422,
    errors: fieldErrors,
    alert: 'FORM_SENT_ALREADY',
    isCaptchaSpent: true,
  };
}
