import type { PropertyByLanguage } from '../../../domain/catalogue/property';
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
import { findMailPictures } from './mail-pictures';
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
    const records = await loadShownRecords(whole, letters);
    const pictures = await findMailPictures(snapshot.site, PUBLIC_ORIGIN, cards.nl.values());
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
          const shown = { cards: cards[ctx.catalogueLanguage], records, pictures };
          return composeAlertMail(ctx, recipient, news, shown, token);
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

/** What is new for a subscriber. */
interface Letter {
  subscriber: DueSubscriber;
  news: readonly PropertyNews[];
}

const listShownIds = (letters: readonly Letter[]): number[] => [
  ...new Set(
    letters.flatMap(({ news }) => news.slice(0, MAX_PROPERTIES).map(({ property }) => property)),
  ),
];

/** Loads the whole records of the same properties, by ID, for what the law wants in an advertisement. */
async function loadShownRecords(
  { catalogue }: Snapshot,
  letters: readonly Letter[],
): Promise<ReadonlyMap<number, PropertyByLanguage>> {
  const ids = listShownIds(letters);
  const records = await Promise.all(ids.map((id) => catalogue.loadProperty(id)));
  return new Map(records.flatMap((record, at) => (record ? [[ids[at] ?? 0, record]] : [])));
}

/** Loads the cards of all properties in the mails, by language and ID. */
async function loadShownCards(
  { catalogue }: Snapshot,
  letters: readonly Letter[],
): Promise<Record<CatalogueLanguage, ReadonlyMap<number, PropertyCardRecord>>> {
  const ids = listShownIds(letters);
  const loadCards = async (language: CatalogueLanguage) =>
    new Map((await catalogue.loadCards(ids, language)).map((card) => [card.ID, card]));
  return { nl: await loadCards('nl'), fr: await loadCards('fr') };
}
