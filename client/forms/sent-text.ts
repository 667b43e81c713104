import { readItem, SENT_KEY, writeItem } from '../storage';

/**
 * Deletes the draft that the page before sent, if this page shows that it was accepted: a page of the account
 * without an error, or one that says what was done, whatever else is wrong with it. The page of an ended session, a refusal
 * or an outage leaves it. Runs before what was typed is put back.
 */
export function settleSentText(): void {
  const draftKey = readItem(SENT_KEY, 'sessionStorage');
  // The preview beside a form is a frame with the same session: it settles nothing.
  if (!draftKey || window !== top) return;
  writeItem(SENT_KEY, undefined, 'sessionStorage');
  const isAccepted =
    !document.querySelector('.error-summary') ||
    document.querySelector('.desk-note[role=status]') !== null;
  if (document.querySelector('[data-account]') && isAccepted) writeItem(draftKey, undefined);
}
