import * as v from 'valibot';
import { KeyVariables, pickKeyVariables } from './domain/accounts/key-ring';
import { FULL_COST, formatCost, PasswordCostText } from './domain/accounts/password-cost';
import { toSeconds } from './domain/format/period';
import { PERIODS } from './domain/periods';
import type { ResolvedRoute } from './domain/routing/resolved-route';
import type { Session } from './platform/accounts/sessions-store';
import type { StaffSession } from './platform/accounts/staff-accounts-store';
import type { RequestContext } from './platform/request-context';
import type { Snapshot } from './platform/snapshot/snapshot';

const createBindingSchema = <Binding>(method: keyof Binding & string) =>
  v.custom<Binding>(
    (value) => typeof (value as Record<string, unknown> | undefined)?.[method] === 'function',
    'is not bound',
  );

const NonNegativeNumber = (fallback: number) =>
  v.optional(
    v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.minValue(0)),
    fallback,
  );

const OriginUrl = v.pipe(
  v.string('is not set'),
  v.url('is not a URL'),
  v.check(
    (url) => URL.canParse(url) && new URL(url).origin === url,
    'is not an origin (scheme and host, nothing after it)',
  ),
);

const WebAddress = v.optional(v.pipe(v.string(), v.url('is not a URL')));

/** The variables of the watch (decision 110). */
export const WatchVariables = v.object({
  /** If set, alarms are posted here too, signed: the channel that is not mail. */
  ALERT_URL: WebAddress,
  /** If set, it is fetched after each run of cron in which all was well. */
  HEARTBEAT_URL: WebAddress,
  /** If set, hours after which a catalogue that was not loaded again is told of; 0 is never. */
  WATCH_CATALOGUE_H: v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((hours) => (hours === '' ? PERIODS.watchedCatalogue.hours : Number(hours))),
      v.number(),
      v.minValue(0),
    ),
  ),
  /** Divides every period of the watch, for tests. */
  WATCH_SCALE: v.optional(
    v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.gtValue(0)),
  ),
});

/** The bindings and variables of wrangler.toml. */
const Variables = v.object({
  SNAPSHOTS: createBindingSchema<KVNamespace>('get'),
  DB: createBindingSchema<D1Database>('prepare'),
  FILES: createBindingSchema<R2Bucket>('get'),
  ASSETS: createBindingSchema<Fetcher>('fetch'),
  MAIL: createBindingSchema<SendEmail>('send'),
  ENVIRONMENT: v.picklist(['local', 'production'], 'is neither local nor production'),
  PUBLIC_ORIGIN: OriginUrl,
  SNAPSHOT_POLL_S: NonNegativeNumber(30),
  /** If set, mails are posted to this URL as JSON instead of being sent by the binding MAIL. */
  MAIL_SINK_URL: WebAddress,
  /** Maximum seconds of one attempt to send a mail. */
  MAIL_TIMEOUT_S: NonNegativeNumber(10),
  /** Minimum ms between opening and sending a form; faster submissions are treated as bots. */
  MIN_FILL_MS: NonNegativeNumber(2000),
  /** Factor on all rate limits. */
  RATE_SCALE: NonNegativeNumber(1),
  /** The cost of a password hash (decision 103); production requires the full cost. */
  PASSWORD_COST: v.optional(PasswordCostText, formatCost(FULL_COST)),
  /** Numbers a browser may have to try for its proof of work. */
  CAPTCHA_COST: NonNegativeNumber(50_000),
  /** If this and TURNSTILE_SECRET are set, Turnstile replaces the proof of work (decision 26). */
  TURNSTILE_SITE_KEY: v.optional(v.string()),
  TURNSTILE_SECRET: v.optional(v.string()),
  TURNSTILE_VERIFY_URL: v.optional(
    v.pipe(v.string(), v.url('is not a URL')),
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  ),
  TURNSTILE_TIMEOUT_MS: NonNegativeNumber(3000),
  /** On a local server: 'local' trusts CF-Connecting-IP to tell clients apart. */
  TRUSTED_PROXY: v.optional(v.literal('local', 'is not local')),
  /** Sign forms and links: SIGNING_KEY, SIGNING_KEY_2 and so on (decision 89). */
  SIGNING_KEYS: KeyVariables,
  /** Mixed into every password before it is hashed; without one nobody can sign in. */
  PASSWORD_PEPPERS: KeyVariables,
  /** Sign preview links; without one there are no previews. */
  PREVIEW_SECRETS: KeyVariables,
  /** Seconds for which a one-time password is valid (decision 22). */
  OTP_TTL_S: NonNegativeNumber(toSeconds(PERIODS.oneTimePassword)),
  /** Seconds after which a session ends without a request, and in all. */
  SESSION_IDLE_S: NonNegativeNumber(toSeconds(PERIODS.sessionIdle)),
  SESSION_ABSOLUTE_S: NonNegativeNumber(toSeconds(PERIODS.sessionAbsolute)),
  ...WatchVariables.entries,
  /** If set, in production, search engines are told which addresses changed (decision 171). */
  INDEXNOW_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\da-z-]{8,128}$/i, 'is not 8 to 128 letters, digits and hyphens'),
    ),
  ),
  INDEXNOW_URL: v.optional(
    v.pipe(v.string(), v.url('is not a URL')),
    'https://api.indexnow.org/indexnow',
  ),
});

const Environment = v.pipe(
  Variables,
  v.forward(
    v.check(
      ({ ENVIRONMENT, PASSWORD_COST: { ln, p } }) =>
        ENVIRONMENT === 'local' || (ln >= FULL_COST.ln && p >= FULL_COST.p),
      `is less than ${formatCost(FULL_COST)}`,
    ),
    ['PASSWORD_COST'],
  ),
);
export type Environment = v.InferOutput<typeof Environment>;

/** The type parameters of Hono: the bindings of a request, and the variables set by middleware. */
export interface App {
  Bindings: Environment & {
    /** The version that answers this request. */
    snapshot: Snapshot;
    /** Whether that version stands in for the live one, which cannot be read: what it does not know may exist. */
    isStandIn: boolean;
    /** Whether no version could answer: the page says that it is away. */
    isAway: boolean;
    /** The request's path, resolved by the routes of that version. */
    route: ResolvedRoute;
  };
  Variables: {
    ctx: RequestContext;
    requestId: string;
    /** Whose account is signed in; undefined on pages that do not ask. */
    session: Session | undefined;
    /** Who of staff is signed in; set below /desk/ only. */
    staffSession: StaffSession | undefined;
  };
}

/** Parses the environment; if it is incomplete, returns one line for each missing or invalid name. */
export function parseEnvironment(
  bindings: Readonly<Record<string, unknown>>,
): { ok: true; environment: Environment } | { ok: false; missing: string[] } {
  const result = v.safeParse(Environment, {
    ...bindings,
    SIGNING_KEYS: pickKeyVariables(bindings, 'SIGNING_KEY'),
    PASSWORD_PEPPERS: pickKeyVariables(bindings, 'PASSWORD_PEPPER'),
    PREVIEW_SECRETS: pickKeyVariables(bindings, 'PREVIEW_SECRET'),
  });
  if (result.success) return { ok: true, environment: result.output };
  return {
    ok: false,
    missing: result.issues.map((issue) => {
      // Of a key it is the variable's own name: SIGNING_KEY_2.
      const name = v.getDotPath(issue)?.split('.').at(-1) ?? 'environment';
      return issue.input === undefined ? `${name} is missing` : `${name} ${issue.message}`;
    }),
  };
}
