import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import type { Mail } from '../../../src/platform/mail/mail';
import { enqueueMails } from '../../../src/platform/mail/outbox-store';

export const sampleMail: Mail = {
  from: { name: 'Huis & Vallée', email: 'info@huis-vallee.example' },
  to: 'an@example.be',
  replyTo: 'info@huis-vallee.example',
  subject: 'Uw vraag over pand 84213',
  text: 'Beste An,\n',
  html: '<p>Beste An,</p>',
  headers: { 'Content-Language': 'nl' },
  kind: 'copy of a form',
};

export const createSinkUrl = () => `${inject('sink')}/${crypto.randomUUID()}`;

/** Creates the environment of a worker whose mails go to a sink with this behaviour; only 'hang' has a short timeout. */
export const createMailEnv = (sink: string, behaviour = '200') => ({
  ...env,
  PUBLIC_ORIGIN: 'https://www.huis-vallee.example',
  MAIL_SINK_URL: `${sink}/${behaviour}`,
  MAIL_TIMEOUT_S: behaviour === 'hang' ? 0.1 : 15,
});

export const fetchReceivedMails = async (sink: string): Promise<Record<string, unknown>[]> =>
  (await fetch(sink)).json();

export const enqueue = (mails: readonly Mail[], at = Date.now()) =>
  env.DB.batch(enqueueMails(env.DB, mails, at));

interface OutboxRow {
  id: string;
  recipient: string;
  state: string;
  tries: number;
  due_at: number;
  expires_at: number;
  lease: string | null;
  mail: string | null;
  error: string | null;
}
export const loadOutboxRows = async () =>
  (await env.DB.prepare('SELECT * FROM outbox').all<OutboxRow>()).results;
export const loadFirstOutboxRow = async () => (await loadOutboxRows())[0];

/** Makes all mails due, leased ones included, as if time had passed. */
export const makeAllMailsDue = () => env.DB.prepare('UPDATE outbox SET due_at = 0').run();
