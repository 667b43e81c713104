import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as v from 'valibot';
import { hasRight } from '../../../domain/accounts/staff-role';
import { formatLongDate, formatTimeOfDay } from '../../../domain/format/brussels-time';
import type { App } from '../../../env';
import { createPreviewPath, loadPreviewKeys } from '../../../platform/auth/preview-link';
import { TextParameter } from '../../../platform/request-parameters';
import type { RefusedForm } from '../../forms/kit/submit/read-form';
import { readForm, refuseForm } from '../../forms/kit/submit/read-form';
import { AskPage } from '../ask-page';
import { describeChangers } from '../describe-changers';
import { getStaff } from '../desk-gate';
import { renderDeskPage } from '../render-desk-page';
import { refusePage } from '../rights-gate';
import { SEEN_WITHIN } from '../seen-within';
import { loadLeftWorks } from './agent-work-store';
import { listEffective } from './apply-drafts';
import { findChangedSince } from './asked-drafts';
import { checkDrafts } from './check-drafts';
import { publishForm, restoreForm } from './document-forms';
import { findShownPath } from './find-shown-path';
import { findUnshown, listRefused, listWaiting } from './list-waiting';
import type { OpenedSite } from './opened-site-store';
import { openSiteForDesk } from './opened-site-store';
import { loadPublications } from './publications-store';
import { describeOutcome } from './publish-outcome';
import { PublishPage, UnfinishedPage } from './publish-page';
import type { PublishOutcome } from './publish-site-store';
import { publishDrafts } from './publish-site-store';
import { restorePublication } from './restore-publication-store';
import { parseDocumentName } from './site-document';
import { SITE, SiteHead } from './site-head';
import { VersionsPage } from './versions-page';

/** Publishing what is drafted, looking at it first, and going back to what was published. */
export const deskSitePublishRoutes = new Hono<App>();

const PUBLISH = '/desk/site/publish/';
const VERSIONS = '/desk/site/versions/';

deskSitePublishRoutes.get(PUBLISH, async (c) => {
  const site = await openSiteForDesk(c.env);
  return site ? renderPublish(c, site) : toOverview(c);
});

deskSitePublishRoutes.post(PUBLISH, async (c) => {
  const site = await openSiteForDesk(c.env);
  const read = await readForm(c, publishForm);
  if (!site) return toOverview(c);
  if (!read.ok) return renderPublish(c, site, { refused: read });
  if (!read.answers.sure) return renderPublish(c, site);
  const chosen = new Set(read.answers.documents);
  const drafts = checkDrafts(site.live, site.drafts).whole.filter(({ document }) =>
    chosen.has(document),
  );
  if (drafts.length === 0)
    return renderPublish(c, site, { refused: refuseForm(read, { alert: 'DESK_SITE_NOTHING' }) });
  const waiting = listEffective(site.drafts);
  const changed = findChangedSince(waiting, chosen, read.answers.asked);
  if (changed.length > 0) {
    const by = describeChangers(c.var.ctx, changed, getStaff(c));
    const errors = { documents: { key: 'DESK_ASK_AGAIN' as const, values: { by } } };
    return renderPublish(c, site, { refused: refuseForm(read, { status: 409, errors }) });
  }
  const outcome = await publishDrafts(c.env, getStaff(c), drafts);
  if (outcome.kind === 'done') return toOverview(c, 'published');
  return renderPublish(c, site, {
    outcome,
    refused: refuseForm(read, describeOutcome(c.var.ctx, outcome)),
  });
});

const ShownQuery = v.object({ of: TextParameter });

/** Leads to a page that shows a document, the home page by default, with every draft, by a link that ends after a week. */
deskSitePublishRoutes.get('/desk/site/draft/', vValidator('query', ShownQuery), async (c) => {
  const { ctx } = c.var;
  const name = parseDocumentName(c.req.valid('query').of);
  const site = name && (await openSiteForDesk(c.env));
  const unfinished = name && site ? findUnshown(ctx, site, name) : undefined;
  if (unfinished) {
    const { title } = unfinished;
    return renderDeskPage(c, { title, entry: SITE }, <UnfinishedPage {...{ ctx, unfinished }} />);
  }
  const path = site ? findShownPath(ctx, site.draft, name) : ctx.href.page('/');
  const keys = await loadPreviewKeys(c.env);
  return c.redirect((await createPreviewPath(path, keys, Date.now())).preview, 303);
});

const DoneQuery = v.object({ done: TextParameter });

deskSitePublishRoutes.get(VERSIONS, vValidator('query', DoneQuery), async (c) => {
  const site = await openSiteForDesk(c.env);
  return site ? renderVersions(c, site, { done: c.req.valid('query').done }) : toOverview(c);
});

deskSitePublishRoutes.post(VERSIONS, async (c) => {
  const site = await openSiteForDesk(c.env);
  const read = await readForm(c, restoreForm);
  if (!hasRight(getStaff(c).role, 'versions')) return refusePage(c);
  if (!site) return toOverview(c);
  if (!read.ok) return renderVersions(c, site, { refused: read });
  const publications = await loadPublications(c.env.DB, getLiveNumber(site));
  const target = publications.find(({ number }) => String(number) === read.answers.number);
  if (!target)
    return renderVersions(c, site, {
      refused: refuseForm(read, { alert: 'ALERT_CHOICE_INVALID' }),
    });
  const { sure, asked } = read.answers;
  const live = String(getLiveNumber(site));
  const isOutdated = asked !== '' && asked !== live;
  if (!sure || isOutdated) {
    const { ctx } = c.var;
    const newest = publications.find((publication) => String(publication.number) === live);
    const by = describeChangers(ctx, [newest], getStaff(c));
    const action = ctx.href.page(VERSIONS);
    const { number, createdAt } = target;
    const time = `${formatLongDate(createdAt, ctx.language)}, ${formatTimeOfDay(createdAt, ctx.language)}`;
    return renderDeskPage(
      c,
      { title: ctx.t('DESK_SITE_RESTORE'), entry: SITE, status: isOutdated ? 409 : 200 },
      <AskPage
        {...{ ctx, action, form: restoreForm, back: action }}
        hidden={{ number, sure: 'yes', asked: live }}
        refused={
          isOutdated
            ? refuseForm(read, { status: 409, alert: 'DESK_ASK_AGAIN', alertValues: { by } })
            : undefined
        }
        head={<SiteHead ctx={ctx} current={VERSIONS} />}
        question={ctx.t('DESK_SITE_RESTORE_ASK', { number, time })}
      />,
    );
  }
  const outcome = await restorePublication(c.env, getStaff(c), site, target);
  if (outcome.kind === 'done')
    return c.redirect(c.var.ctx.href.page(VERSIONS, { done: 'published' }), 303);
  return renderVersions(c, site, {
    refused: refuseForm(read, describeOutcome(c.var.ctx, outcome)),
  });
});

const toOverview = (c: Context<App>, done?: string) =>
  c.redirect(c.var.ctx.href.page(SITE, { done }), 303);

const getLiveNumber = ({ manifest: { site } }: OpenedSite) =>
  site.source === 'desk' ? site.publication : 0;

async function renderPublish(
  c: Context<App>,
  site: OpenedSite,
  { outcome, refused }: { outcome?: PublishOutcome; refused?: RefusedForm } = {},
) {
  const { ctx } = c.var;
  const checked = checkDrafts(site.live, site.drafts);
  const waiting = listWaiting(ctx, site, checked);
  const works = await loadLeftWorks(ctx, c.env.DB, site.draft, waiting);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_SITE_TO_PUBLISH'), entry: SITE, status: refused?.status ?? 200 },
    <PublishPage
      {...{ ctx, waiting, works, refused }}
      site={site.draft}
      refusedDocuments={listRefused(
        ctx,
        site,
        outcome?.kind === 'refused' ? outcome.findings : checked.findErrors(),
      )}
    />,
  );
}

async function renderVersions(
  c: Context<App>,
  site: OpenedSite,
  { refused, done }: { refused?: RefusedForm; done?: string },
) {
  const { ctx } = c.var;
  const live = getLiveNumber(site);
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_SITE_VERSIONS'), entry: SITE, status: refused?.status ?? 200, query: '' },
    <VersionsPage
      {...{ ctx, live, refused }}
      site={site.live}
      publications={await loadPublications(c.env.DB, live)}
      done={done === 'published' ? ctx.t('DESK_SITE_PUBLISHED_NOTE', SEEN_WITHIN) : undefined}
    />,
  );
}
