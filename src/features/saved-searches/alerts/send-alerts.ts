import type { PropertyCardRecord } from '../../../domain/catalogue/property-card';
import type { CatalogueLanguage } from '../../../domain/language/language';
import type { Environment } from '../../../env';
import { createIdToken } from '../../../platform/auth/id-token';
import type { SigningEnvironment } from '../../../platform/auth/signing-keys-store';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import type { Mail } from '../../../platform/mail/mail';
import { createRequestContext } from '../../../platform/request-context';
import { showEarly } from '../../../platform/show-early';
import { showWithheld } from '../../../platform/snapshot/show-withheld';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import { composeAlertMail, MAX_PROPERTIES } from './alert-mail';
import type { PropertyNews } from './select-news';
import { selectNews } from './select-news';
import type { DueSubscriber } from './waiting-alerts-store';
import { loadDueSubscribers, storeMailedAlerts } from './waiting-alerts-store';

/** Subscribers per batch, and batches per run of cron, which also delivers their mails. */
const SUBSCRIBERS_PER_BATCH = 40;
const MAX_BATCHES = 10;

/**
 * Enqueues the mails of subscribers whose alerts are due: one for each, or none if no alert still holds.
 * An interrupted run is continued by the next one.
 */
export async function sendAlerts(
  env: SigningEnvironment & Pick<Environment, 'PUBLIC_ORIGIN'>,
  snapshot: Snapshot,
  now: number,
): Promise<void> {
  const { DB, PUBLIC_ORIGIN } = env;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const due = await loadDueSubscribers(DB, now, SUBSCRIBERS_PER_BATCH);
    if (due.length === 0) return;
    const keyRing = await loadSigningKeys(env);
    const whole = showWithheld(snapshot, 'all');
    const letters = due.map((subscriber) => ({
      subscriber,
      news: selectNews(whole.catalogue.index, subscriber),
    }));
    const cards = await loadShownCards(whole, letters);
    const mails = await Promise.all(
      letters
        .filter(({ news }) => news.length > 0)
        .map(async ({ subscriber: { recipient }, news }): Promise<Mail> => {
          const { language } = recipient;
          const route = { original: '/my-searches/', language, preview: false };
          const ctx = await showEarly(
            createRequestContext(snapshot, route, PUBLIC_ORIGIN),
            recipient.id,
            news.map(({ property }) => property),
            env,
          );
          const token = await createIdToken('unsubscribe', recipient.id, keyRing);
          return composeAlertMail(ctx, recipient, news, cards[ctx.catalogueLanguage], token);
        }),
    );
    await storeMailedAlerts(
      DB,
      due.flatMap(({ alerts }) => alerts),
      mails,
      now,
    );
    if (due.length < SUBSCRIBERS_PER_BATCH) return;
  }
}

/** Loads the cards of all properties in the mails, by language and ID. */
async function loadShownCards(
  { catalogue }: Snapshot,
  letters: readonly { subscriber: DueSubscriber; news: readonly PropertyNews[] }[],
): Promise<Record<CatalogueLanguage, ReadonlyMap<number, PropertyCardRecord>>> {
  const shown = letters.flatMap(({ news }) => news.slice(0, MAX_PROPERTIES));
  const ids = [...new Set(shown.map(({ property }) => property))];
  const loadCards = async (language: CatalogueLanguage) =>
    new Map((await catalogue.loadCards(ids, language)).map((card) => [card.ID, card]));
  return { nl: await loadCards('nl'), fr: await loadCards('fr') };
}
