import type { Context } from 'hono';
import type { ReactElement } from 'react';
import type { App } from '../../env';
import type { RefusedForm } from '../forms/kit/submit/read-form';
import { loadDeskCounts } from './desk-counts-store';
import { getStaff } from './desk-gate';
import { createDeskShell } from './desk-shell';

/** A page of the desk. */
export interface DeskPage {
  title: string;
  /** The path of the entry of DESK_MENU that it belongs to. */
  entry?: string;
  /** What its other languages keep of the address; by default its whole query. */
  query?: string;
  status?: 200 | 403 | 404 | 410 | RefusedForm['status'];
}

/** Renders a page of the desk in its shell. */
export async function renderDeskPage(
  c: Context<App>,
  { title, entry, status = 200, query = new URL(c.req.url).search }: DeskPage,
  view: ReactElement,
): Promise<Response> {
  const { ctx } = c.var;
  const counts = await loadDeskCounts(c.env.DB);
  const staff = getStaff(c);
  c.status(status);
  return c.render(view, {
    ctx,
    stylesheet: 'desk',
    shell: createDeskShell(ctx, { staff, role: staff.role, counts, entry, query }),
    head: {
      title: status === 422 ? ctx.t('FORM_ERROR_PAGE', { title }) : title,
      robots: 'noindex',
    },
  });
}
