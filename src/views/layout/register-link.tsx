import type { RequestContext } from '../../platform/request-context';
import type { ContactAction } from './contact-card';

const REGISTER = '/demand-register/';

/** Draws a button that leads to the demand register; nothing on a site without one. */
export function RegisterLink({ ctx, className }: { ctx: RequestContext; className: string }) {
  const path = ctx.href.find(REGISTER);
  return path ? (
    <a className={className} href={path}>
      {ctx.t('SAVED_SEARCH_TILE_ACTION')}
    </a>
  ) : null;
}

/** Returns what a visitor can do where nothing is left to ask for: save the search, on a site with a register. */
export function listRegisterActions({ t, href }: RequestContext): ContactAction[] {
  const path = href.find(REGISTER);
  if (!path) return [];
  const shortLabel = t('SAVED_SEARCH_TILE_ACTION_SHORT');
  return [{ label: t('SAVED_SEARCH_TILE_ACTION'), shortLabel, href: path }];
}
