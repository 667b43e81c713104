import * as v from 'valibot';
import type { ResolvedRoute } from './domain/routing/resolve-route';
import type { ApprovedTestimonials } from './domain/site/testimonial';
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
  v.url('is no URL'),
  v.check(
    (url) => URL.canParse(url) && new URL(url).origin === url,
    'is no origin (scheme and host, nothing after it)',
  ),
);

/** Everything the worker is given: bindings and variables of wrangler.toml (docs/interfaces.md). */
const Environment = v.object({
  SNAPSHOTS: createBindingSchema<KVNamespace>('get'),
  DB: createBindingSchema<D1Database>('prepare'),
  FILES: createBindingSchema<R2Bucket>('get'),
  ASSETS: createBindingSchema<Fetcher>('fetch'),
  MAIL: createBindingSchema<SendEmail>('send'),
  ENVIRONMENT: v.picklist(['local', 'production'], 'is neither local nor production'),
  PUBLIC_ORIGIN: OriginUrl,
  SNAPSHOT_POLL_S: NonNegativeNumber(30),
  /** Where mails are posted to as JSON, instead of being sent by the binding. */
  MAIL_SINK_URL: v.optional(v.pipe(v.string(), v.url('is no URL'))),
  /** How long one try of a mail may take. */
  MAIL_TIMEOUT_S: NonNegativeNumber(10),
  /** Sooner than so long after a form was opened it was filled in by no person. */
  MIN_FILL_MS: NonNegativeNumber(2000),
  /** All limits by network times this. */
  RATE_SCALE: NonNegativeNumber(1),
  /** A browser's proof of work is one of so many numbers. */
  CAPTCHA_COST: NonNegativeNumber(50_000),
  /** Both set, Turnstile tells people from robots in place of the proof of work (decision 26). */
  TURNSTILE_SITE_KEY: v.optional(v.string()),
  TURNSTILE_SECRET: v.optional(v.string()),
  TURNSTILE_VERIFY_URL: v.optional(
    v.pipe(v.string(), v.url('is no URL')),
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  ),
  TURNSTILE_TIMEOUT_MS: NonNegativeNumber(3000),
  /** On a local server: CF-Connecting-IP tells clients apart. */
  TRUSTED_PROXY: v.optional(v.literal('local', 'is not local')),
  /** Signs preview links; without it there are none. */
  PREVIEW_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'is shorter than 32 characters'))),
});
export type Environment = v.InferOutput<typeof Environment>;

/** The application as Hono sees it: the bindings of a request, and the variables set by middleware. */
export interface App {
  Bindings: Environment & {
    /** The version that answers this request. */
    snapshot: Snapshot;
    /** The request's path, resolved by the routes of that version. */
    route: ResolvedRoute;
    /** The approved testimonials, remembered by the isolate. */
    approved: {
      current(
        db: D1Database,
        pollSeconds: number,
        context: Pick<ExecutionContext, 'waitUntil'>,
      ): Promise<ApprovedTestimonials>;
    };
  };
  Variables: { ctx: RequestContext; requestId: string };
}

/** The environment, or what is missing from it and why, one line each. */
export function parseEnvironment(
  given: unknown,
): { ok: true; environment: Environment } | { ok: false; missing: string[] } {
  const result = v.safeParse(Environment, given);
  if (result.success) return { ok: true, environment: result.output };
  return {
    ok: false,
    missing: result.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? 'environment';
      return issue.input === undefined ? `${name} is missing` : `${name} ${issue.message}`;
    }),
  };
}
