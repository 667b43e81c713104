import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import type { RequestContext } from '../../../platform/request-context';
import { findPropertiesForPath } from '../../../views/cards/properties-for-path';
import { renderPropertyCards } from '../../../views/cards/property-cards';
import { AgencyContact } from '../../../views/layout/agency-contact';
import { buildAlternatePaths } from '../../../views/layout/alternate-paths';
import { Breadcrumb, getRouteBreadcrumb } from '../../../views/layout/breadcrumb';
import { SuggestedProperties } from '../../../views/layout/suggested-properties';
import { findHandlerByName } from '../form-handlers';
import { loadSubject } from '../kit/submit/subject';

/** Texts of thank-you pages without a form (§2.3). */
const EXTRA_THANKS_TEXTS: Record<string, TextKey> = {
  'testing-testing': 'THANKS_TESTING_TESTING_TEXT',
};

export const thanksRoutes = new Hono<App>();

const ThanksParameters = v.object({ form: v.string() });

thanksRoutes.get('/feedback/:form/', vValidator('param', ThanksParameters), async (c, next) => {
  const { ctx } = c.var;
  const { form: name } = c.req.valid('param');
  const text = findHandlerByName(name)?.form.texts.thanks ?? EXTRA_THANKS_TEXTS[name];
  if (!text) return next();
  const original = ctx.route.original;
  const previousPath = await resolvePreviousPath(c.req.header('Referer'), ctx);
  // The link back differs by visitor, so the page must not be cached.
  c.header('Cache-Control', 'private, no-cache');
  return c.render(
    <div className="page thanks" data-submitted-form={name}>
      <Breadcrumb ctx={ctx} steps={getRouteBreadcrumb(ctx, original)} />
      <h1>{ctx.t('THANKS_TITLE')}</h1>
      <div className="with-aside">
        <div className="with-aside__main">
          <h2>{ctx.t('THANKS_NEXT')}</h2>
          <p className="lead">{ctx.t(text)}</p>
          <NextLinks ctx={ctx} previousPath={previousPath} />
        </div>
        <div className="with-aside__contact">
          <AgencyContact
            ctx={ctx}
            title={ctx.t('REACH_US_TITLE')}
            text={ctx.t('REACH_US_TEXT')}
            subject={ctx.t('MAIL_SUBJECT_GENERAL')}
          />
        </div>
      </div>
      <SuggestedProperties
        ctx={ctx}
        cards={await renderPropertyCards(ctx, findPropertiesForPath(ctx, '/'))}
      />
    </div>,
    {
      ctx,
      stylesheet: 'plain',
      head: {
        title: ctx.t('THANKS_TITLE'),
        robots: 'noindex',
        paths: buildAlternatePaths(ctx, original),
      },
    },
  );
});

/** The three links of a thank-you page (§2.3). */
function NextLinks({ ctx, previousPath }: { ctx: RequestContext; previousPath: string }) {
  const { t, href } = ctx;
  return (
    <ul className="link-list">
      <li>
        <a href={previousPath}>{t('BACK_TO_PREVIOUS_PAGE')}</a>
      </li>
      <li>
        <a href={href.home()}>{t('BACK_TO_HOMEPAGE')}</a>
      </li>
      <li>
        <a href={href.page('/for-sale/')}>{t('RETURN_TO_LIST')}</a>
      </li>
    </ul>
  );
}

/**
 * Returns the path of the page before the form, else of the home page; '//example.com' would lead to
 * another site. For a form about a property it is the property's page, since the form is empty now.
 */
async function resolvePreviousPath(
  referer: string | undefined,
  ctx: RequestContext,
): Promise<string> {
  const { origin, href } = ctx;
  if (!referer || !URL.canParse(referer)) return href.home();
  const { origin: refererOrigin, pathname, search, searchParams } = new URL(referer);
  if (refererOrigin !== origin || pathname.startsWith('//')) return href.home();
  for (const about of ['property', 'project'] as const) {
    const subject = searchParams.has(about) && (await loadSubject(ctx, about, searchParams));
    if (subject) return subject.path;
  }
  return pathname + search;
}
