import { Hono } from 'hono';
import type { App } from '../../env';
import {
  getSignedInPerson,
  readSession,
  requireOwner,
} from '../../platform/accounts/account-middleware';
import { loadOwnedProperties } from '../../platform/accounts/owner-properties-store';
import { CardGrid, renderPropertyCards } from '../../views/cards/property-cards';
import { createAccountFrame } from '../../views/layout/account-pages';

/** The owner portal: an owner's own properties (§6). */
export const ownerPortalRoutes = new Hono<App>();

ownerPortalRoutes.get('/owner/', readSession, requireOwner, async (c) => {
  const { ctx } = c.var;
  const { t } = ctx;
  const person = getSignedInPerson(c);
  const cards = await renderPropertyCards(ctx, await loadOwnedProperties(c.env.DB, person.id));
  return c.render(
    <div className="account-page">
      <h1>{t('OWNER_PORTAL')}</h1>
      {cards.length > 0 ? (
        <>
          <h2>{t('OWNER_SELECT_PROPERTY')}</h2>
          <CardGrid cards={cards} />
        </>
      ) : (
        <p className="lead">{t('OWNER_NO_PROPERTIES')}</p>
      )}
    </div>,
    {
      ctx,
      stylesheet: 'account',
      frame: createAccountFrame(ctx, person, '/owner/'),
      head: { title: t('OWNER_PORTAL'), robots: 'noindex' },
    },
  );
});
