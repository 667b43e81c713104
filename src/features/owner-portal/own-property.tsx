import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findSimilarProperties } from '../../domain/catalogue/nearest/similar-properties';
import type { Property } from '../../domain/catalogue/property';
import type { App } from '../../env';
import type { Account } from '../../platform/accounts/account';
import { getSignedInAccount } from '../../platform/accounts/account-middleware';
import { showEarly } from '../../platform/show-early';
import { createAccountShell } from '../../views/layout/account-pages';
import { getFirstDay, getMonday } from './figures';
import { loadOwnedProperties } from './owner-properties-store';
import type { PropertyFigures } from './portal-store';
import { loadFigures } from './portal-store';

/** A property of the signed-in owner, with its figures. */
export interface OwnProperty {
  account: Account;
  property: Property;
  figures: PropertyFigures;
  now: number;
}

const MAX_COMPARABLE = 12;

/** Loads a property, that of the path if none is named, with its figures; undefined if it is not the owner's, or unknown. */
export async function loadOwnProperty(
  c: Context<App>,
  id = Number(c.req.param('id')),
): Promise<OwnProperty | undefined> {
  const { ctx } = c.var;
  const { catalogue, site } = ctx.snapshot;
  const account = getSignedInAccount(c);
  const now = Date.now();
  const figures = await loadFigures(c.env.DB, {
    account: account.id,
    property: id,
    since: getFirstDay(now),
    monday: getMonday(now),
    comparable: findSimilarProperties(catalogue.index, id, site.towns, MAX_COMPARABLE).others,
  });
  if (!figures.owned.includes(id)) return undefined;
  const records = await catalogue.loadProperty(id);
  const property = records?.[ctx.catalogueLanguage];
  return property && { account, property, figures, now };
}

/** Shows owners their own properties before they are public (decision 107), and nobody else's. */
export const showOwnProperties = createMiddleware<App>(async (c, next) => {
  const { ctx } = c.var;
  if (ctx.snapshot.withheld.ids.size === 0) return next();
  const { id } = getSignedInAccount(c);
  c.set('ctx', await showEarly(ctx, id, await loadOwnedProperties(c.env.DB, id), c.env));
  return next();
});

/** Answers 404 without anything of the path, so that foreign and unknown ids get the same bytes. */
export function renderUnknownProperty(c: Context<App>) {
  const { ctx } = c.var;
  const { t, href } = ctx;
  c.status(404);
  return c.render(
    <div className="account-page">
      <h1>{t('NOT_FOUND_TITLE')}</h1>
      <p>{t('PROPERTY_NOT_FOUND')}</p>
      <p>
        <a className="button button--outlined" href={href.page('/owner/')}>
          {t('OWNER_PORTAL')}
        </a>{' '}
        <a href={href.page('/login/', { other: 'yes' })}>{t('LOGIN_WITH_OTHER')}</a>
      </p>
    </div>,
    {
      ctx,
      stylesheet: 'portal',
      shell: createAccountShell(ctx, getSignedInAccount(c), '/owner/'),
      head: { title: t('NOT_FOUND_TITLE'), robots: 'noindex' },
    },
  );
}
