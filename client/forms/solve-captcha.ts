import workerUrl from './proof-worker?worker&url';
import type { Challenge, Ticket } from './ticket';
import { addHiddenInput } from './ticket';

/** Trusted Types are missing in TypeScript's DOM types. */
interface ProofPolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof rules;
}

const TURNSTILE_SCRIPT_URL =
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** The Trusted Types policy: only our own worker and Turnstile's script may be loaded. */
const { trustedTypes } = window as { trustedTypes?: ProofPolicyFactory };
const scriptPolicy = trustedTypes?.createPolicy('proof', {
  createScriptURL: (url) => (url === workerUrl || url === TURNSTILE_SCRIPT_URL ? url : ''),
});
const toTrustedScriptUrl = (url: string) => scriptPolicy?.createScriptURL(url) ?? url;

/**
 * Solves the captcha by Turnstile if configured, otherwise or if that fails by proof of work; then hides
 * the captcha question.
 */
export async function solveCaptcha(form: HTMLFormElement, ticket: Ticket): Promise<void> {
  const isSolved =
    (ticket.turnstile && (await runTurnstile(form, ticket.turnstile))) ||
    (await addProofOfWork(form, ticket.challenge));
  const question = form.querySelector<HTMLElement>('[data-captcha-question]');
  if (!isSolved || !question || question.contains(document.activeElement)) return;
  question.hidden = true;
  // The error summary must not link to a hidden field.
  const inputId = question.querySelector('input')?.id;
  form.querySelector(`.error-summary a[href="#${inputId}"]`)?.closest('li')?.remove();
}

/** Runs Turnstile above the buttons, where it adds its own field; false if it fails or cannot be loaded. */
async function runTurnstile(form: HTMLFormElement, sitekey: string): Promise<boolean> {
  const script = document.createElement('script');
  script.src = toTrustedScriptUrl(TURNSTILE_SCRIPT_URL);
  const scriptLoad = new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
  });
  document.head.appendChild(script);
  const { turnstile } = ((await scriptLoad) ? window : {}) as {
    turnstile?: { render(container: HTMLElement, options: object): unknown };
  };
  const footer = form.querySelector('.form__footer');
  if (!turnstile || !footer) return false;
  const container = document.createElement('div');
  footer.insertBefore(container, footer.firstChild);
  return new Promise((resolve) => {
    turnstile.render(container, {
      sitekey,
      language: document.documentElement.lang,
      callback: () => resolve(true),
      'error-callback': () => resolve(false),
    });
  });
}

/** Computes the proof of work in a worker and adds it to the form; false if that fails. */
async function addProofOfWork(form: HTMLFormElement, challenge: Challenge): Promise<boolean> {
  const existing = form.elements.namedItem('altcha');
  const number = await solveChallenge(challenge).catch(() => undefined);
  if (number === undefined) return false;
  const { algorithm, salt, signature } = challenge;
  const solution = { algorithm, challenge: challenge.challenge, number, salt, signature };
  const proof = btoa(JSON.stringify(solution));
  if (existing instanceof HTMLInputElement) existing.value = proof;
  else addHiddenInput(form, 'altcha', proof);
  return true;
}

function solveChallenge(challenge: Challenge): Promise<number> {
  const worker = new Worker(toTrustedScriptUrl(workerUrl), { type: 'module' });
  return new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }) => (typeof data === 'number' ? resolve(data) : reject(data));
    worker.onerror = reject;
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
