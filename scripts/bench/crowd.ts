import { admitted, sendForm } from './visitor';

/** Where the contact form is. */
export const PAGE = '/nl/contact/';
export const CONNECTIONS = 10;
/** One in so many does not try again, whatever comes of the first time. */
const IMPATIENT = 10;

/** What a visitor knows of what they sent. */
export type End = 'thanked' | 'gave up' | 'refused';

/**
 * Visitors with a question on a few connections, one after the other on each, who send it again with
 * the same key and body until they are thanked.
 */
export class Crowd {
  readonly ends = new Map<number, End>();
  /** How often each status was the answer; 0 is none. */
  readonly statuses = new Map<number, number>();
  #next = 0;

  #origin: string;
  #leads: number;

  constructor(origin: string, leads: number) {
    this.#origin = origin;
    this.#leads = leads;
  }

  async send(): Promise<void> {
    const line = async () => {
      while (this.#next < this.#leads) {
        const n = this.#next++;
        this.ends.set(n, await this.#visit(n));
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, line));
  }

  /** Resolves when so many are through. */
  async through(count: number): Promise<void> {
    while (this.ends.size < count) await pause(5);
  }

  async #visit(n: number): Promise<End> {
    const admission = await untilGiven(() => admitted(this.#origin, 'site-contact'));
    const fields = { ...admission, ...answersOf(n) };
    const headers = { 'CF-Connecting-IP': `10.0.${n >> 8}.${n & 255}` };
    for (;;) {
      const status = await sendForm(this.#origin + PAGE, fields, headers).catch(() => 0);
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status === 303) return 'thanked';
      // An answer that sending again does not better: nothing is wrong with what was sent.
      if (status >= 200 && status < 500) return 'refused';
      if (n % IMPATIENT === 0) return 'gave up';
      await pause(100);
    }
  }
}

async function untilGiven<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(100);
    }
  }
}

export const emailOf = (n: number) => `anna${n}@example.be`;

const answersOf = (n: number) => ({
  title: 'ms',
  firstName: 'Anna',
  lastName: 'Peeters',
  email: emailOf(n),
  phone: '0470001231',
  question: `Is het huis met nummer ${n} nog vrij?`,
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
