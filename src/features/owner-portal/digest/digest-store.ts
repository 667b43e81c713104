import * as v from 'valibot';
import { addDays } from '../../../domain/format/brussels-day';
import { parseBrusselsTime, toBrusselsTime } from '../../../domain/format/brussels-time';
import type { Environment } from '../../../env';
import { ACCOUNT_COLUMNS, Account } from '../../../platform/accounts/account';
import { createIdToken } from '../../../platform/auth/id-token';
import type { SigningEnvironment } from '../../../platform/auth/signing-keys-store';
import { loadSigningKeys } from '../../../platform/auth/signing-keys-store';
import {
  createJsonColumn,
  FlagColumn,
  parseFirstRow,
  parseRowsForVisitors,
} from '../../../platform/d1-rows';
import { enqueueMails } from '../../../platform/mail/outbox-store';
import { withdrawMailsTo } from '../../../platform/mail/withdraw-mails-store';
import { createRequestContext } from '../../../platform/request-context';
import type { Snapshot } from '../../../platform/snapshot/snapshot';
import { getMonday } from '../figures';
import type { PropertyWeek } from './digest-mail';
import { composeDigestMail } from './digest-mail';
import { loadWeeks } from './weeks-store';

/** The hour in Brussels from which the mails of a Monday leave. */
const FIRST_HOUR = '07:00';
const MAX_DIGESTS = 50;

/** Most properties in one mail; the portal shows all. */
const MAX_PROPERTIES = 5;

const DigestOwner = v.object({
  ...Account.entries,
  properties: createJsonColumn(v.array(v.number())),
});
type DigestEnvironment = SigningEnvironment & Pick<Environment, 'PUBLIC_ORIGIN'>;
type DigestOwner = v.InferOutput<typeof DigestOwner>;

/**
 * Mails owners what happened with their properties last week, on Monday mornings in Brussels, unless
 * they stopped the mail or nothing happened. A run handles some owners and the next one continues; the
 * mail's id is made of owner and week, so that of two runs only one sends it. Returns the number of
 * owners handled.
 */
export async function sendOwnerDigests(
  env: DigestEnvironment,
  snapshot: Snapshot,
  now = Date.now(),
): Promise<number> {
  const monday = getMonday(now);
  if (toBrusselsTime(now).slice(0, 10) !== monday) return 0;
  if (now < (parseBrusselsTime(`${monday}T${FIRST_HOUR}`) ?? now)) return 0;
  const owners = await loadOwners(env.DB, monday);
  for (const owner of owners) await sendDigest(env, snapshot, { owner, monday, now });
  return owners.length;
}

async function loadOwners(db: D1Database, monday: string): Promise<DigestOwner[]> {
  const { results } = await db
    .prepare(
      `SELECT ${ACCOUNT_COLUMNS},
         (SELECT json_group_array(property) FROM owner_properties WHERE account = accounts.id) AS properties
       FROM accounts LEFT JOIN owner_digests ON owner_digests.account = accounts.id
       WHERE accounts.owner = 1 AND accounts.disabled_at IS NULL AND accounts.password IS NOT NULL
         AND stopped_at IS NULL AND coalesce(week, '') < ?1
       ORDER BY accounts.id LIMIT ?2`,
    )
    .bind(monday, MAX_DIGESTS)
    .all();
  return parseRowsForVisitors(DigestOwner, results, 'accounts');
}

interface Digest {
  owner: DigestOwner;
  monday: string;
  now: number;
}

async function sendDigest(
  env: DigestEnvironment,
  snapshot: Snapshot,
  { owner, monday, now }: Digest,
): Promise<void> {
  const { DB: db, PUBLIC_ORIGIN: origin } = env;
  const { language } = owner;
  const route = { original: '/owner/', language, preview: false };
  const ctx = createRequestContext(snapshot, route, origin);
  const ids = owner.properties.slice(0, MAX_PROPERTIES);
  const range = { from: addDays(monday, -14), middle: addDays(monday, -7), to: monday };
  const weeks = await loadWeeks(db, ids, range, now);
  const told: PropertyWeek[] = [];
  for (const week of weeks) {
    const property = (await snapshot.catalogue.loadProperty(week.id))?.[ctx.catalogueLanguage];
    if (property && (week.views > 0 || week.events.length > 0)) told.push({ ...week, property });
  }
  const token = await createIdToken('digest', owner.id, await loadSigningKeys(env));
  const stopUrl = origin + ctx.href.page('/owner-digest/', { token });
  const mails =
    told.length > 0
      ? [composeDigestMail(ctx, { account: owner, weeks: told, range, stopUrl, now })]
      : [];
  try {
    await db.batch([
      markWeek(db, owner.id, monday),
      ...enqueueMails(db, mails, now, { ids: [`digest ${monday} ${owner.id}`] }),
    ]);
  } catch (error) {
    // Another run has sent it.
    if (!/outbox\.id/.test(String(error))) throw error;
  }
}

const markWeek = (db: D1Database, account: string, monday: string): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO owner_digests (account, week) VALUES (?1, ?2)
       ON CONFLICT (account) DO UPDATE SET week = excluded.week`,
    )
    .bind(account, monday);

/** Returns whether an owner gets the weekly mail; undefined if there is no such owner any more. */
export async function loadDigestState(
  db: D1Database,
  account: string,
): Promise<'active' | 'stopped' | undefined> {
  const found = await db
    .prepare(
      `SELECT stopped_at IS NULL AS isActive FROM accounts
       LEFT JOIN owner_digests ON owner_digests.account = accounts.id
       WHERE accounts.id = ?1 AND accounts.owner = 1 AND accounts.disabled_at IS NULL`,
    )
    .bind(account)
    .first();
  const row = parseFirstRow(v.object({ isActive: FlagColumn }), found, 'accounts');
  return row && (row.isActive ? 'active' : 'stopped');
}

/** Stops or resumes the weekly mail of an owner; false if there is no such owner. */
export async function setDigestStopped(
  db: D1Database,
  account: string,
  stopped: number | null,
): Promise<boolean> {
  const [update] = await db.batch([
    db
      .prepare(
        `INSERT INTO owner_digests (account, stopped_at) SELECT id, ?2 FROM accounts WHERE id = ?1
         ON CONFLICT (account) DO UPDATE SET stopped_at = excluded.stopped_at`,
      )
      .bind(account, stopped),
    ...(stopped === null ? [] : withdrawMailsTo(db, account, ['week of an owner'], stopped)),
  ]);
  return update !== undefined && update.meta.changes > 0;
}
