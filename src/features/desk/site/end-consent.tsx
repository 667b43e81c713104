import type { Context } from 'hono';
import type { App } from '../../../env';
import type { FieldValues } from '../../forms/kit/definition/parse-answers';
import { refuseForm } from '../../forms/kit/submit/read-form';
import { AskPage } from '../ask-page';
import { getStaff } from '../desk-gate';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
import { SEEN_WITHIN } from '../seen-within';
import type { SiteDraft } from './apply-drafts';
import { applyDrafts } from './apply-drafts';
import { describeDrafts } from './describe-draft';
import { consentForm } from './document-forms';
import { getDocumentTitle } from './document-table';
import { discardDrafts, discardDraftsOf } from './drafts-store';
import type { OpenedDocument } from './opened-document-store';
import { describeOutcome } from './publish-outcome';
import { publishSite } from './publish-site-store';
import { renderDocument } from './render-document';
import { SITE, SiteHead } from './site-head';

/** What ends with a consent, as changes of the record, and what is asked before. */
const ENDS = {
  'end-price': { fields: ['price', 'consent.price'], question: 'DESK_SOLD_END_PRICE_ASK' },
  'end-home': { fields: [''], question: 'DESK_SOLD_END_HOME_ASK' },
} as const;

/**
 * Takes a price or a home out of the archive and publishes that alone, so that no visitor waits for the rest to see it no longer; what else
 * was typed stays a draft (decision 173).
 */
export async function endConsent(
  c: Context<App>,
  opened: OpenedDocument,
  { action: pressed, values }: { action: string | undefined; values: FieldValues },
) {
  const { ctx } = c.var;
  const { text, name, document, path, list } = opened;
  const action = pressed === 'end-home' ? pressed : 'end-price';
  const { fields, question } = ENDS[action];
  if (values.sure !== 'yes') {
    const title = getDocumentTitle(ctx, name, document);
    const back = ctx.href.page(path);
    return renderDeskPage(
      c,
      { title, entry: SITE },
      <AskPage
        {...{ ctx, action: back, back, form: consentForm, hidden: { sure: 'yes' } }}
        buttons={consentForm.buttons.filter(({ value }) => value === action)}
        head={<SiteHead ctx={ctx} current={list} />}
        question={ctx.t(question, { title, ...SEEN_WITHIN })}
      />,
    );
  }
  const ends = fields.map((field): SiteDraft => ({ document: text, field, value: null }));
  const outcome = await publishSite(c.env, {
    ...{ staff: getStaff(c), action: 'site published' as const, articles: [], drafts: [] },
    apply: (live) => applyDrafts(live, ends),
    // The list of publications does not repeat the price.
    describe: (live) =>
      describeDrafts(
        live,
        ends.filter(({ field }) => field !== 'price'),
      ),
    restored: null,
  });
  if (outcome.kind !== 'done') {
    const refused = refuseForm({ form: consentForm, values }, describeOutcome(ctx, outcome));
    return renderDocument(c, opened, { refused });
  }
  const { DB } = c.env;
  await runBatch(
    DB,
    action === 'end-home'
      ? [discardDrafts(DB, text)]
      : fields.map((field) => discardDraftsOf(DB, text, field)),
  );
  return action === 'end-home'
    ? c.redirect(ctx.href.page(SITE, { done: 'published' }), 303)
    : c.redirect(ctx.href.page(path, { done: 'ended' }), 303);
}
