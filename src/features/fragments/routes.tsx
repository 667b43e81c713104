import type { Context } from 'hono';
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { App } from '../../env';
import { ConsentSheet } from '../../views/fragments/consent-sheet';
import { FormWindow } from '../../views/fragments/form-window';
import { Gallery } from '../../views/fragments/gallery';
import { Popup } from '../../views/fragments/popup';

/**
 * What a page asks for once it is shown, or touched: markup that would be bytes in every page's first
 * flight. The browser takes it as a document (client/fetch-fragment), so that it needs no Trusted Types policy.
 */
export const late = new Hono<App>();

late.get('/late/consent/', (c) => part(c, <ConsentSheet ctx={c.var.ctx} />));

late.get('/late/popup/', (c) => part(c, <Popup ctx={c.var.ctx} />));

late.get('/late/gallery/', (c) => part(c, <Gallery ctx={c.var.ctx} />));

late.get('/late/form/', (c) => part(c, <FormWindow ctx={c.var.ctx} />));

function part(c: Context<App>, view: ReactNode) {
  c.header('X-Robots-Tag', 'noindex');
  return c.html(renderToStaticMarkup(view));
}
