import { SECOND_MS } from '../../domain/format/durations';
import { memoizePerObject } from '../../domain/memoize-per-object';
import type { ApprovedTestimonial, ApprovedTestimonials } from '../../domain/site/testimonial';
import type { App } from '../../env';
import { withTimeout } from '../../platform/snapshot/with-timeout';
import { loadApprovedTestimonials } from './testimonials-store';

/** Maximum time a visitor waits for a database that does not answer. */
const READ_TIMEOUT_MS = 3000;

/**
 * Returns the approved testimonials from the memory of this isolate: read once for a version of the catalogue,
 * then refreshed in the background.
 */
export const getApprovedTestimonials = (
  { snapshot, DB, SNAPSHOT_POLL_S }: App['Bindings'],
  context: Pick<ExecutionContext, 'waitUntil'>,
): Promise<ApprovedTestimonials> =>
  getTestimonialCache(snapshot).current(DB, SNAPSHOT_POLL_S, context);

/** Kept by version, as everything that an isolate remembers: it is freed with it. */
const getTestimonialCache = memoizePerObject(
  (_snapshot: App['Bindings']['snapshot']) => new TestimonialCache(),
);

/** A failed read changes nothing; before the first successful read the list is empty. */
class TestimonialCache {
  #testimonials: readonly ApprovedTestimonial[] | undefined;
  #checkedAt = 0;
  #freshUntil = 0;

  async current(
    db: D1Database,
    pollSeconds: number,
    context: Pick<ExecutionContext, 'waitUntil'>,
  ): Promise<ApprovedTestimonials> {
    const pollMs = pollSeconds * SECOND_MS;
    if (!this.#testimonials) await this.#refresh(db, pollMs);
    else if (Date.now() - this.#checkedAt >= pollMs) context.waitUntil(this.#refresh(db, pollMs));
    return {
      testimonials: this.#testimonials ?? [],
      freshSeconds: Math.max(0, Math.floor((this.#freshUntil - Date.now()) / SECOND_MS)),
    };
  }

  /** Reads the list again. Pages rendered meanwhile show the old list, so they must not be cached. */
  async #refresh(db: D1Database, pollMs: number): Promise<void> {
    this.#checkedAt = Date.now();
    this.#freshUntil = 0;
    try {
      this.#testimonials = await withTimeout(
        loadApprovedTestimonials(db),
        AbortSignal.timeout(READ_TIMEOUT_MS),
      );
    } catch (error) {
      console.warn(`testimonials: ${error instanceof Error ? error.message : error}`);
      this.#testimonials ??= [];
    }
    this.#freshUntil = Date.now() + pollMs;
  }
}
