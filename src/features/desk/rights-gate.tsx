import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { StaffRight } from '../../domain/accounts/staff-role';
import { hasRight } from '../../domain/accounts/staff-role';
import type { App } from '../../env';
import { listStaff } from '../../platform/accounts/staff-accounts-store';
import { renderDeskPage } from './render-desk-page';

/** The pages that not everybody of staff may open, by how their paths begin. */
const RIGHTS_OF_PAGES: readonly (readonly [string, StaffRight])[] = [
  ['/desk/people/', 'people'],
  ['/desk/catalogue/rollback/', 'versions'],
  ['/desk/site/', 'site'],
];

/** The second gate of the desk: what a page needs beyond being of staff. Who has no session is at the first one. */
export const guardRights = createMiddleware<App>(async (c, next) => {
  const { original } = c.env.route;
  const right = RIGHTS_OF_PAGES.find(([start]) => original.startsWith(start))?.[1];
  const role = c.var.staffSession?.staff.role;
  return right && role && !hasRight(role, right) ? refusePage(c) : next();
});

/** Answers 403 with who may: the managers by name. */
export async function refusePage(c: Context<App>): Promise<Response> {
  const { ctx } = c.var;
  const managers = (await listStaff(c.env.DB)).filter(
    ({ role, disabledAt }) => role === 'manager' && disabledAt === null,
  );
  const names = managers.map(({ name }) => name).join(', ');
  return renderDeskPage(
    c,
    { title: ctx.t('DESK_FORBIDDEN'), status: 403 },
    <div className="desk-page">
      <h1>{ctx.t('DESK_FORBIDDEN')}</h1>
      <p>{ctx.t('DESK_FORBIDDEN_TEXT', { names })}</p>
      <p>
        <a href={ctx.href.page('/desk/')}>{ctx.t('DESK_TO_DESK')}</a>
      </p>
    </div>,
  );
}
