import workerUrl from './proof-worker?worker&url';
import type { Challenge } from './ticket';
import { addHidden } from './ticket';

/** Not among the platform's types yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof rules;
}

/** Only our own file may become a worker (Trusted Types). */
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('proof', {
  createScriptURL: (url) => (url === workerUrl ? url : ''),
});

/** Does the work that tells a browser from a robot, aside from the page; then no question is asked. */
export async function prove(form: HTMLFormElement, challenge: Challenge): Promise<void> {
  const given = form.elements.namedItem('altcha');
  const number = await solve(challenge).catch(() => undefined);
  if (number === undefined) return;
  const { algorithm, salt, signature } = challenge;
  const told = { algorithm, challenge: challenge.challenge, number, salt, signature };
  const proof = btoa(JSON.stringify(told));
  if (given instanceof HTMLInputElement) given.value = proof;
  else addHidden(form, 'altcha', proof);
  const question = form.querySelector<HTMLElement>('[data-question]');
  if (question && !question.contains(document.activeElement)) question.hidden = true;
}

function solve(challenge: Challenge): Promise<number> {
  const url = policy?.createScriptURL(workerUrl) ?? workerUrl;
  const worker = new Worker(url, { type: 'module' });
  return new Promise<number>((found, failed) => {
    worker.onmessage = ({ data }) => (typeof data === 'number' ? found(data) : failed(data));
    worker.onerror = failed;
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
