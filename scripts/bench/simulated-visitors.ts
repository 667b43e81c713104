import { delay } from './delay';
import { postForm, requestFormTicket } from './form-client';

/** The path of the contact form. */
export const CONTACT_FORM_PATH = '/nl/contact/';
export const CROWD_CONNECTIONS = 10;
/** One in so many does not try again, whatever comes of the first time. */
const ABANDON_EVERY = 10;

/** The outcome of a submission as its visitor saw it. */
export type SubmissionOutcome = 'thanked' | 'gave up' | 'refused';

/**
 * Visitors with a question on a few connections, one after the other on each, who send it again with
 * the same key and body until they are thanked.
 */
export class SimulatedVisitors {
  readonly outcomes = new Map<number, SubmissionOutcome>();
  /** How often each status was the answer; 0 is none. */
  readonly statuses = new Map<number, number>();
  #nextIndex = 0;

  #origin: string;
  #leads: number;

  constructor(origin: string, leads: number) {
    this.#origin = origin;
    this.#leads = leads;
  }

  async submitAll(): Promise<void> {
    const line = async () => {
      while (this.#nextIndex < this.#leads) {
        const n = this.#nextIndex++;
        this.outcomes.set(n, await this.#submitUntilThanked(n));
      }
    };
    await Promise.all(Array.from({ length: CROWD_CONNECTIONS }, line));
  }

  /** Resolves when so many are through. */
  async waitUntilDone(count: number): Promise<void> {
    while (this.outcomes.size < count) await delay(5);
  }

  async #submitUntilThanked(n: number): Promise<SubmissionOutcome> {
    const admission = await retryUntilResolved(() =>
      requestFormTicket(this.#origin, 'site-contact'),
    );
    const fields = { ...admission, ...buildContactAnswers(n) };
    const headers = { 'CF-Connecting-IP': `10.0.${n >> 8}.${n & 255}` };
    for (;;) {
      const status = await postForm(this.#origin + CONTACT_FORM_PATH, fields, headers).catch(
        () => 0,
      );
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status === 303) return 'thanked';
      // An answer that sending again does not better: nothing is wrong with what was sent.
      if (status >= 200 && status < 500) return 'refused';
      if (n % ABANDON_EVERY === 0) return 'gave up';
      await delay(100);
    }
  }
}

async function retryUntilResolved<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await delay(100);
    }
  }
}

export const buildVisitorEmail = (n: number) => `anna${n}@example.be`;

const buildContactAnswers = (n: number) => ({
  title: 'ms',
  firstName: 'Anna',
  lastName: 'Peeters',
  email: buildVisitorEmail(n),
  phone: '0470001231',
  question: `Is het huis met nummer ${n} nog vrij?`,
});
