import type { Context } from 'hono';
import type { App } from '../../env';
import type { Mail } from '../../platform/mail/mail';
import { createMailIds, deliverDueMails, enqueueMails } from '../../platform/mail/outbox-store';

/** Mails for the batch of what they tell, and their delivery once it is stored. */
export interface PreparedMails {
  statements: readonly D1PreparedStatement[];
  deliver(): void;
}

/** Prepares mails that are stored with what they tell, or not at all, and delivered after the response. */
export function prepareMails(c: Context<App>, mails: readonly Mail[]): PreparedMails {
  const first = createMailIds(mails);
  return {
    statements: enqueueMails(c.env.DB, mails, Date.now(), { ids: first }),
    deliver: () => c.executionCtx.waitUntil(deliverDueMails(c.env, { first })),
  };
}

/** Stores prepared mails in one batch with what they tell, and delivers them after the response. */
export async function sendPrepared(
  c: Context<App>,
  { statements, deliver }: PreparedMails,
  told: readonly D1PreparedStatement[] = [],
): Promise<void> {
  await c.env.DB.batch([...told, ...statements]);
  deliver();
}

/** Stores mails and delivers them after the response. */
export const sendMails = (c: Context<App>, mails: readonly Mail[]): Promise<void> =>
  sendPrepared(c, prepareMails(c, mails));
