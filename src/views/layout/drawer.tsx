import { html, raw } from 'hono/html';
import type { Translate } from '../../domain/language/texts';
import type { RequestContext } from '../../platform/request-context';
import { cachedMarkup } from '../ui/cached-markup';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { PathsByLanguage } from './language-switcher';
import { renderLanguageSwitcher } from './language-switcher';
import { findValuation, getMenuCacheKey, getMenuPages, MenuItem } from './menu';
import { TopBarItems } from './top-bar';

const DRAWER_ID = 'drawer';

/** On a small screen, the button that opens the drawer. It needs no script. */
export function DrawerButton({ t }: { t: Translate }) {
  return (
    <button
      className="drawer-button"
      type="button"
      popoverTarget={DRAWER_ID}
      aria-haspopup="dialog"
      data-behaviour="drawer-button"
    >
      <Icon name="menu" />
      <span>{t('MENU')}</span>
    </button>
  );
}

/**
 * Renders the language switcher, menu, free valuation and the top bar's links in a sheet on the
 * configured side (§2.7). It is a popover: the browser opens it, closes it on Escape and returns
 * the focus; the script keeps the focus inside.
 */
export function renderDrawer(ctx: RequestContext, paths: PathsByLanguage): string {
  const { menuMobile } = ctx.snapshot.site.configuration.header;
  const switcher = renderLanguageSwitcher(ctx, paths, 'CHOOSE_LANGUAGE');
  const closeButton = cachedMarkup(ctx, 'drawer close', () => <CloseButton t={ctx.t} />);
  const links = cachedMarkup(ctx, `drawer ${getMenuCacheKey(ctx)}`, () => (
    <DrawerLinks ctx={ctx} />
  ));
  return String(
    html`<div id="${DRAWER_ID}" class="drawer drawer--${menuMobile.position}" popover="auto" role="dialog" aria-label="${ctx.t('MENU')}" data-behaviour="drawer" data-close-at-width="80em"><div class="drawer__head">${raw(switcher)}${raw(closeButton)}</div>${raw(links)}</div>`,
  );
}

const CloseButton = ({ t }: { t: Translate }) => (
  <button
    className="drawer__close"
    type="button"
    popoverTarget={DRAWER_ID}
    popoverTargetAction="hide"
    // biome-ignore lint/a11y/noAutofocus: moves the focus into the drawer when it opens, not when the page loads
    autoFocus
    aria-label={t('CLOSE_MENU')}
  >
    <Icon name="close" />
  </button>
);

function DrawerLinks({ ctx }: { ctx: RequestContext }) {
  const { t, snapshot } = ctx;
  const { headerLinks } = snapshot.site.configuration.header;
  const valuation = findValuation(ctx);
  return (
    <>
      <nav aria-label={t('MENU')}>
        <ul className="drawer__menu">
          {getMenuPages(ctx).map((page) => (
            <MenuItem key={page.id} ctx={ctx} page={page} />
          ))}
        </ul>
      </nav>
      {valuation && (
        <Link href={valuation} t={t} className="button button--outlined drawer__valuation">
          {t('FREE_EVALUATION')}
        </Link>
      )}
      {headerLinks.show && (
        <TopBarItems ctx={ctx} items={[...headerLinks.left, ...headerLinks.right]} />
      )}
    </>
  );
}
