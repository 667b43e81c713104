import * as v from 'valibot';
import { Language } from '../../../domain/language/language';
import { MomentColumn, parseRowsForVisitors } from '../../../platform/d1-rows';

const NewsletterRow = v.object({
  email: v.string(),
  language: Language,
  askedAt: MomentColumn,
  /** Null until the address was confirmed by mail. */
  confirmedAt: v.nullable(MomentColumn),
});
export type NewsletterRow = v.InferOutput<typeof NewsletterRow>;

/** Lists the addresses of the newsletter, by address. */
export async function listNewsletter(db: D1Database): Promise<NewsletterRow[]> {
  const { results } = await db
    .prepare(
      'SELECT email, language, asked_at AS askedAt, confirmed_at AS confirmedAt FROM newsletter ORDER BY email LIMIT 5000',
    )
    .all();
  return parseRowsForVisitors(NewsletterRow, results, 'newsletter');
}
