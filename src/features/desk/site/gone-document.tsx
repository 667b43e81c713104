import type { Context } from 'hono';
import type { App } from '../../../env';
import { readForm } from '../../forms/kit/submit/read-form';
import { ActionForm } from '../../forms/kit/view/action-form';
import { AskPage } from '../ask-page';
import { getStaff } from '../desk-gate';
import { recordStaffAction } from '../log/staff-actions-store';
import { renderDeskPage } from '../render-desk-page';
import { runBatch } from '../run-change-store';
import { describeAsked, findChangedSince } from './asked-drafts';
import { ChangeList } from './change-list';
import { describeDrafts } from './describe-draft';
import { discardForm } from './document-forms';
import { DOCUMENT_TABLE } from './document-table';
import { discardDrafts } from './drafts-store';
import { openSiteForDesk } from './opened-site-store';
import type { DocumentName } from './site-document';
import { SITE, SiteHead } from './site-head';

const BUTTONS = discardForm.buttons.filter(({ value }) => value === 'discard');

/**
 * Answers for a document that the site does not have: what was typed in one that was removed meanwhile is shown, until
 * it is thrown away. 404 where nothing was.
 */
export async function answerGone(c: Context<App>, kind: DocumentName['kind']): Promise<Response> {
  const { ctx } = c.var;
  const text = `${kind}/${c.req.param('id') ?? ''}`;
  const site = await openSiteForDesk(c.env);
  const drafts = site?.drafts.filter(({ document }) => document === text) ?? [];
  if (!site || drafts.length === 0) return c.notFound();
  const read = c.req.method === 'POST' ? await readForm(c, discardForm) : undefined;
  const changed = read?.ok ? findChangedSince(drafts, [text], read.answers.asked) : [];
  if (read?.ok && read.answers.sure === 'yes' && changed.length === 0) {
    const { DB } = c.env;
    await runBatch(DB, [
      discardDrafts(DB, text),
      recordStaffAction(DB, getStaff(c), 'site discarded', text),
    ]);
    return c.redirect(ctx.href.page(SITE, { done: 'discarded' }), 303);
  }
  const title = ctx.t(DOCUMENT_TABLE[kind].label);
  const action = ctx.href.page(`${SITE}${text}/`);
  const head = <SiteHead ctx={ctx} current={`${SITE}${kind}/`} />;
  if (read?.ok)
    return renderDeskPage(
      c,
      { title, entry: SITE },
      <AskPage
        {...{ ctx, action, head, form: discardForm, back: action }}
        hidden={{ sure: 'yes', asked: describeAsked(drafts) }}
        buttons={BUTTONS}
        question={ctx.t('DESK_SITE_GONE_ASK')}
      />,
    );
  return renderDeskPage(
    c,
    { title, entry: SITE },
    <div className="desk-page">
      {head}
      <p>{ctx.t('DESK_SITE_GONE_NOTE')}</p>
      <ChangeList {...{ ctx, site: site.live }} changes={describeDrafts(site.live, drafts)} />
      <ActionForm
        {...{ ctx, action, buttons: BUTTONS, form: discardForm }}
        hidden={{ sure: '', asked: describeAsked(drafts) }}
        className="desk-line"
      />
    </div>,
  );
}
