import { delay } from './delay';
import { postForm, requestFormTicket } from './form-client';

export const CONTACT_FORM_PATH = '/nl/contact/';
export const CROWD_CONNECTIONS = 10;
/** Every n-th visitor does not try again, whatever the first response. */
const ABANDON_EVERY = 10;

/** Outcome of a submission as its visitor saw it. */
export type SubmissionOutcome = 'acknowledged' | 'abandoned' | 'rejected';

/**
 * Visitors who send the contact form over a few connections, one after the other on each, and send it
 * again with the same key and body until the site acknowledges it.
 */
export class SimulatedVisitors {
  readonly outcomes = new Map<number, SubmissionOutcome>();
  /** Number of responses by status; 0 stands for no response. */
  readonly statuses = new Map<number, number>();
  #nextIndex = 0;

  #origin: string;
  #count: number;

  constructor(origin: string, count: number) {
    this.#origin = origin;
    this.#count = count;
  }

  async submitAll(): Promise<void> {
    const submitRemaining = async () => {
      while (this.#nextIndex < this.#count) {
        const index = this.#nextIndex++;
        this.outcomes.set(index, await this.#submitUntilAcknowledged(index));
      }
    };
    await Promise.all(Array.from({ length: CROWD_CONNECTIONS }, submitRemaining));
  }

  /** Resolves once this number of submissions has an outcome. */
  async waitUntilDone(count: number): Promise<void> {
    while (this.outcomes.size < count) await delay(5);
  }

  async #submitUntilAcknowledged(index: number): Promise<SubmissionOutcome> {
    const ticketFields = await retryUntilResolved(() =>
      requestFormTicket(this.#origin, 'site-contact'),
    );
    const fields = { ...ticketFields, ...buildContactAnswers(index) };
    const headers = { 'CF-Connecting-IP': `10.0.${index >> 8}.${index & 255}` };
    for (;;) {
      const status = await postForm(this.#origin + CONTACT_FORM_PATH, fields, headers).catch(
        () => 0,
      );
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status === 303) return 'acknowledged';
      // Every submission is valid, so a response that sending again cannot change is a rejection.
      if (status >= 200 && status < 500) return 'rejected';
      if (index % ABANDON_EVERY === 0) return 'abandoned';
      await delay(100);
    }
  }
}

async function retryUntilResolved<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await delay(100);
    }
  }
}

export const buildVisitorEmail = (index: number) => `anna${index}@example.be`;

const buildContactAnswers = (index: number) => ({
  title: 'ms',
  firstName: 'Anna',
  lastName: 'Peeters',
  email: buildVisitorEmail(index),
  phone: '0470001231',
  question: `Is het huis met nummer ${index} nog vrij?`,
});
