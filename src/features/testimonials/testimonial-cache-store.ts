import type { ApprovedTestimonials, Testimonial } from '../../domain/site/testimonial';
import { withTimeout } from '../../platform/snapshot/with-timeout';
import { loadApprovedTestimonials } from './testimonials-store';

/** No visitor waits longer for a database that does not answer. */
const READ_TIMEOUT_MS = 3000;

/**
 * The approved testimonials as an isolate remembers them: read once, then looked at again behind a
 * visitor's back. What cannot be read changes nothing; where it never could, there are none.
 */
export class TestimonialCache {
  #known: readonly Testimonial[] | undefined;
  #looked = 0;
  #freshUntil = 0;

  async current(
    db: D1Database,
    pollSeconds: number,
    context: Pick<ExecutionContext, 'waitUntil'>,
  ): Promise<ApprovedTestimonials> {
    const pollMs = pollSeconds * 1000;
    if (!this.#known) await this.#look(db, pollMs);
    else if (Date.now() - this.#looked >= pollMs) context.waitUntil(this.#look(db, pollMs));
    return {
      testimonials: this.#known ?? [],
      freshSeconds: Math.max(0, Math.floor((this.#freshUntil - Date.now()) / 1000)),
    };
  }

  /** While it goes on nothing is fresh: what is made of the old list is not kept. */
  async #look(db: D1Database, pollMs: number): Promise<void> {
    this.#looked = Date.now();
    this.#freshUntil = 0;
    try {
      this.#known = await withTimeout(
        loadApprovedTestimonials(db),
        AbortSignal.timeout(READ_TIMEOUT_MS),
      );
    } catch (error) {
      console.warn(`testimonials: ${error instanceof Error ? error.message : error}`);
      this.#known ??= [];
    }
    this.#freshUntil = Date.now() + pollMs;
  }
}
