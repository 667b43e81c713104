import type { Context } from 'hono';
import type { ReactElement } from 'react';
import type { App } from '../../env';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { loadDeskCounts } from './desk-counts-store';
import { createDeskFrame } from './desk-frame';
import { getStaff } from './desk-gate';

/** A page of the desk. */
export interface DeskPage {
  title: string;
  /** The first page of the area it belongs to, as in DESK_AREAS. */
  area?: string;
  status?: 200 | 404 | 410 | RefusedForm['status'];
}

/** Renders a page of the desk in its frame. */
export async function renderDeskPage(
  c: Context<App>,
  { title, area, status = 200 }: DeskPage,
  view: ReactElement,
): Promise<Response> {
  const { ctx } = c.var;
  const counts = await loadDeskCounts(c.env.DB);
  const { search } = new URL(c.req.url);
  c.status(status);
  return c.render(view, {
    ctx,
    stylesheet: 'desk',
    frame: createDeskFrame(ctx, { staff: getStaff(c), counts, area, query: search }),
    head: {
      title: status === 422 ? ctx.t('FORM_ERROR_PAGE', { title }) : title,
      robots: 'noindex',
    },
  });
}
