import { env } from 'cloudflare:workers';
import { loadRows } from '../../forms/form-requests';

interface TestSubscriber {
  id?: string;
  language?: string;
  frequency?: string;
  confirmed?: number | null;
  unsubscribed?: number | null;
  /** The criteria of their searches, by name. */
  searches?: { [name: string]: { [criterion: string]: unknown } };
}

/** Somebody who looks for a house in Durbuy. */
export const SUBSCRIBER = {
  id: 'bo',
  searches: { 'Huis in Durbuy': { goal: 'sale', types: [1], cities: [{ name: 'DURBUY' }] } },
};

/** Deletes all people, and adds these subscribers. */
export async function resetSubscribers(...subscribers: TestSubscriber[]): Promise<void> {
  await env.DB.exec('DELETE FROM accounts');
  for (const subscriber of subscribers) await insertSubscriber(subscriber);
}

async function insertSubscriber({
  id = 'bo',
  language = 'nl',
  frequency = 'immediate',
  confirmed = 1,
  unsubscribed = null,
  searches = SUBSCRIBER.searches,
}: TestSubscriber): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO accounts (id, email, name, language, subscriber, created_at, confirmed_at, frequency, unsubscribed_at)
       VALUES (?1, ?1 || '@example.be', 'Bo Claes', ?2, 1, 0, ?3, ?4, ?5)`,
    ).bind(id, language, confirmed, frequency, unsubscribed),
    ...Object.entries(searches).map(([name, criteria]) =>
      env.DB.prepare(
        `INSERT INTO saved_searches (id, account, name, criteria, created_at, seen_at)
         VALUES (?1, ?2, ?3, ?4, 0, 0)`,
      ).bind(`${id} ${name}`, id, name, JSON.stringify(criteria)),
    ),
  ]);
}

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: { [name: string]: string };
}

/** Loads all mails to a subscriber, oldest first, with plain spaces. */
export async function loadAlertMails(id = 'bo'): Promise<SentMail[]> {
  const rows = await loadRows('outbox');
  return rows
    .filter(({ recipient }) => recipient === `${id}@example.be`)
    .map(({ mail }) => JSON.parse(String(mail).replaceAll('\u00a0', ' ')));
}

/** Returns the path of the link in a mail's header that ends the subscription. */
export const readUnsubscribePath = ({ headers }: SentMail): string =>
  headers['List-Unsubscribe']?.replace(/^<https?:\/\/[^/]+|>$/g, '') ?? '';
