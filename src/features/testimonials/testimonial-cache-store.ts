import { SECOND_MS } from '../../domain/format/durations';
import type { ApprovedTestimonial, ApprovedTestimonials } from '../../domain/site/testimonial';
import { withTimeout } from '../../platform/snapshot/with-timeout';
import { loadApprovedTestimonials } from './testimonials-store';

/** Maximum time a visitor waits for a database that does not answer. */
const READ_TIMEOUT_MS = 3000;

/**
 * The approved testimonials in the memory of an isolate: read once, then refreshed in the background.
 * A failed read changes nothing; before the first successful read the list is empty.
 */
export class TestimonialCache {
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
