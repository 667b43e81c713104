import workerUrl from './proof-worker?worker&url';
import type { Challenge, Ticket } from './ticket';
import { addHidden } from './ticket';

/** Not among the platform's types yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof rules;
}

const TURNSTILE = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** Only our own file may become a worker, only Turnstile's a script (Trusted Types). */
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('proof', {
  createScriptURL: (url) => (url === workerUrl || url === TURNSTILE ? url : ''),
});
const trusted = (url: string) => policy?.createScriptURL(url) ?? url;

/** Tells a browser from a robot by what the site uses; by the proof of work where Turnstile fails. */
export async function prove(form: HTMLFormElement, ticket: Ticket): Promise<void> {
  const isProved =
    (ticket.turnstile && (await showTurnstile(form, ticket.turnstile))) ||
    (await work(form, ticket.challenge));
  const question = form.querySelector<HTMLElement>('[data-question]');
  if (!isProved || !question || question.contains(document.activeElement)) return;
  question.hidden = true;
  // Nor does the summary lead to it any more.
  const input = question.querySelector('input')?.id;
  form.querySelector(`.error-summary a[href="#${input}"]`)?.closest('li')?.remove();
}

/** Turnstile's box above the buttons; it adds its own field. False where its script does not come. */
async function showTurnstile(form: HTMLFormElement, sitekey: string): Promise<boolean> {
  const script = document.createElement('script');
  script.src = trusted(TURNSTILE);
  const loaded = new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
  });
  document.head.appendChild(script);
  const { turnstile } = ((await loaded) ? window : {}) as {
    turnstile?: { render(box: HTMLElement, options: object): unknown };
  };
  const footer = form.querySelector('.form__footer');
  if (!turnstile || !footer) return false;
  const box = document.createElement('div');
  footer.insertBefore(box, footer.firstChild);
  return new Promise((resolve) => {
    turnstile.render(box, {
      sitekey,
      language: document.documentElement.lang,
      callback: () => resolve(true),
      'error-callback': () => resolve(false),
    });
  });
}

/** The proof of work, aside from the page; false where it cannot be made. */
async function work(form: HTMLFormElement, challenge: Challenge): Promise<boolean> {
  const given = form.elements.namedItem('altcha');
  const number = await solve(challenge).catch(() => undefined);
  if (number === undefined) return false;
  const { algorithm, salt, signature } = challenge;
  const told = { algorithm, challenge: challenge.challenge, number, salt, signature };
  const proof = btoa(JSON.stringify(told));
  if (given instanceof HTMLInputElement) given.value = proof;
  else addHidden(form, 'altcha', proof);
  return true;
}

function solve(challenge: Challenge): Promise<number> {
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  return new Promise<number>((found, failed) => {
    worker.onmessage = ({ data }) => (typeof data === 'number' ? found(data) : failed(data));
    worker.onerror = failed;
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
