/** How long a form waits for its proof before it goes without. */
const PROOF_TIMEOUT_MS = 5000;
/** A second press so soon after the first is the same press. */
const DOUBLE_SUBMIT_MS = 3000;

/**
 * Pressed twice, a form is sent once; pressed before the proof is there, as soon as it is. What is
 * wrong with it is the server's to say: nothing keeps it from going there.
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
    const late = new Promise((resolve) => setTimeout(resolve, PROOF_TIMEOUT_MS));
    void Promise.race([ready, late]).then(() => {
      isReady = true;
      sentAt = Number.NEGATIVE_INFINITY;
      form.requestSubmit(submitter);
    });
  });
  // Come back to, it can be sent again.
  addEventListener('pageshow', () => {
    sentAt = Number.NEGATIVE_INFINITY;
    form.classList.remove('is-submitting');
  });
}
