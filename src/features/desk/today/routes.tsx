import { Hono } from 'hono';
import type { App } from '../../../env';
import { renderDeskPage } from '../render-desk-page';

/** The first page of the desk: what today asks for. */
export const todayRoutes = new Hono<App>();

todayRoutes.get('/desk/', (c) => {
  const { t } = c.var.ctx;
  return renderDeskPage(
    c,
    { title: t('DESK_TODAY'), area: '/desk/' },
    <div className="desk-page">
      <h1>{t('DESK_TODAY')}</h1>
    </div>,
  );
});
