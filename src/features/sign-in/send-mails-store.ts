import type { Context } from 'hono';
import type { App } from '../../env';
import type { Mail } from '../../platform/mail/mail';
import { createMailIds, deliverDueMails, enqueueMails } from '../../platform/mail/outbox-store';

/** Stores mails and delivers them after the response. */
export async function sendMails(c: Context<App>, mails: readonly Mail[]): Promise<void> {
  const first = createMailIds(mails);
  await c.env.DB.batch(enqueueMails(c.env.DB, mails, Date.now(), { ids: first }));
  c.executionCtx.waitUntil(deliverDueMails(c.env, { first }));
}
