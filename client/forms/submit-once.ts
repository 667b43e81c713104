/** Maximum wait for the captcha's proof; the form is then sent without it. */
const PROOF_TIMEOUT_MS = 5000;
/** A second submission within this time is a double click. */
const DOUBLE_SUBMIT_MS = 3000;

/**
 * Sends a form once even if its button is pressed twice, and delays it until the proof is ready. An
 * invalid form is sent too: the server reports the errors.
 */
export function submitOnce(form: HTMLFormElement, proof: Promise<unknown>): void {
  let isReady = false;
  let sentAt = Number.NEGATIVE_INFINITY;
  const ready = proof
    .catch(() => {})
    .finally(() => {
      isReady = true;
    });
  form.addEventListener('submit', (event) => {
    const { timeStamp, submitter } = event;
    if (timeStamp - sentAt < DOUBLE_SUBMIT_MS) return event.preventDefault();
    sentAt = timeStamp;
    form.classList.add('is-submitting');
    if (isReady) return;
    event.preventDefault();
    const timeout = new Promise((resolve) => setTimeout(resolve, PROOF_TIMEOUT_MS));
    void Promise.race([ready, timeout]).then(() => {
      isReady = true;
      sentAt = Number.NEGATIVE_INFINITY;
      form.requestSubmit(submitter);
    });
  });
  // After the back button the form can be sent again.
  addEventListener('pageshow', () => {
    sentAt = Number.NEGATIVE_INFINITY;
    form.classList.remove('is-submitting');
  });
}
