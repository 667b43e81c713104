import { Hono } from 'hono';
import type { TextKey } from '../../../domain/language/texts';
import type { App } from '../../../env';
import type { RequestContext } from '../../../platform/request-context';
import { offersNear } from '../../../views/cards/offers-near';
import { propertyCards } from '../../../views/cards/property-cards';
import { alternates } from '../../../views/layout/alternates';
import { Breadcrumb, mappedSteps } from '../../../views/layout/breadcrumb';
import { OffersNow } from '../../../views/layout/offers-now';
import { ReachUs } from '../../../views/layout/reach-us';
import { formNamed } from '../forms';
import { subjectOf } from '../kit/submit/subject';

/** What is said by a page of thanks that no form leads to (§2.3). */
const TEXT: Record<string, TextKey> = {
  'testing-testing': 'THANKS_TESTING_TESTING_TEXT',
};

export const thanks = new Hono<App>();

thanks.get('/feedback/:form/', async (c, next) => {
  const { ctx } = c.var;
  const name = c.req.param('form');
  const text = formNamed(name)?.form.texts.thanks ?? TEXT[name];
  if (!text) return next();
  const original = ctx.route.original;
  const back = await previousPage(c.req.header('Referer'), ctx);
  // Where one came from differs by visitor: no such page is kept for the next one.
  c.header('Cache-Control', 'private, no-cache');
  return c.render(
    <div className="page thanks" data-sent={name}>
      <Breadcrumb ctx={ctx} steps={mappedSteps(ctx, original)} />
      <h1>{ctx.t('THANKS_TITLE')}</h1>
      <div className="beside">
        <div className="beside__text">
          <h2>{ctx.t('THANKS_NEXT')}</h2>
          <p className="lead">{ctx.t(text)}</p>
          <Ways ctx={ctx} back={back} />
        </div>
        <div className="beside__reach">
          <ReachUs
            ctx={ctx}
            title={ctx.t('REACH_US_TITLE')}
            text={ctx.t('REACH_US_TEXT')}
            subject={ctx.t('MAIL_SUBJECT_GENERAL')}
          />
        </div>
      </div>
      <OffersNow ctx={ctx} cards={await propertyCards(ctx, offersNear(ctx, '/'))} />
    </div>,
    {
      ctx,
      sheet: 'plain',
      head: {
        title: ctx.t('THANKS_TITLE'),
        robots: 'noindex',
        paths: alternates(ctx, original),
      },
    },
  );
});

/** The three ways on (§2.3). */
function Ways({ ctx, back }: { ctx: RequestContext; back: string }) {
  const { t, href } = ctx;
  return (
    <ul className="ways">
      <li>
        <a href={back}>{t('BACK_TO_PREVIOUS_PAGE')}</a>
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
 * The page of ours that the visitor came from, else the home page; '//elsewhere' is another site's.
 * From a form about a house it is the house: the form is empty now.
 */
async function previousPage(referer: string | undefined, ctx: RequestContext): Promise<string> {
  const { origin, href } = ctx;
  if (!referer || !URL.canParse(referer)) return href.home();
  const { origin: site, pathname, search, searchParams } = new URL(referer);
  if (site !== origin || pathname.startsWith('//')) return href.home();
  for (const about of ['property', 'project'] as const) {
    const subject = searchParams.has(about) && (await subjectOf(ctx, about, searchParams));
    if (subject && subject !== 'missing') return subject.path;
  }
  return pathname + search;
}
