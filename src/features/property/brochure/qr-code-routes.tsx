import { vValidator } from '@hono/valibot-validator';
import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { getListingSection } from '../../../domain/routing/href';
import type { App } from '../../../env';
import { PositiveIntegerParameter } from '../../../platform/request-parameters';
import { share } from '../../../platform/sharing/share';
import { QrCode } from '../../../views/ui/qr-code';

/** The QR code of a property's brochure, as a picture: half a kilobyte that only a printed page needs. */
export const qrCodeRoutes = new Hono<App>();

const validateQuery = vValidator(
  'query',
  v.object({ property: PositiveIntegerParameter }),
  ({ success }, c) => (success ? undefined : c.notFound()),
);

qrCodeRoutes.get('/qr-code/', validateQuery, async (c) => {
  const { ctx } = c.var;
  const { property } = c.req.valid('query');
  const records = await ctx.snapshot.catalogue.loadProperty(property);
  if (!records) return c.notFound();
  const section = getListingSection(records[ctx.catalogueLanguage]);
  share(c, { params: ['property'] });
  // Section and ID redirect permanently to the canonical path in the reader's language (decision 2). That is a
  // third as long, so the code has 29 modules, not 41: it scans from further away.
  const code = <QrCode text={`${ctx.origin}${ctx.href.page(section)}${property}/`} />;
  return c.body(renderToStaticMarkup(code), 200, { 'Content-Type': 'image/svg+xml' });
});
