import type { RequestContext } from '../../platform/request-context';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { LanguageSwitcher } from './language-switcher';
import { getMenuPages, MenuItem } from './menu';
import { TopBarItems } from './top-bar';

const DRAWER_ID = 'drawer';

/** On a small screen, the button that opens everything the header holds. It needs no script. */
export function DrawerButton({ ctx }: { ctx: RequestContext }) {
  return (
    <button
      className="drawer-button"
      type="button"
      popoverTarget={DRAWER_ID}
      aria-haspopup="dialog"
      data-behaviour="drawer-button"
    >
      <Icon name="menu" />
      <span>{ctx.t('MENU')}</span>
    </button>
  );
}

/**
 * Language switcher, menu, free valuation and the top bar's links in a sheet from the configured
 * side (§2.7). A popover: it opens, closes on Escape and gives the focus back by the platform alone;
 * the script keeps the focus inside.
 */
export function Drawer({ ctx }: { ctx: RequestContext }) {
  const { t, snapshot } = ctx;
  const { headerLinks, menu, menuMobile } = snapshot.site.configuration.header;
  return (
    <div
      id={DRAWER_ID}
      className={`drawer drawer--${menuMobile.position}`}
      popover="auto"
      role="dialog"
      aria-label={t('MENU')}
      data-behaviour="drawer"
      data-close-at-width="80em"
    >
      <div className="drawer__head">
        <LanguageSwitcher ctx={ctx} label="CHOOSE_LANGUAGE" />
        <button
          className="drawer__close"
          type="button"
          popoverTarget={DRAWER_ID}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: the focus goes where the drawer is, as it opens; nothing is focused before
          autoFocus
          aria-label={t('CLOSE_MENU')}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('MENU')}>
        <ul className="drawer__menu">
          {getMenuPages(ctx).map((page) => (
            <MenuItem key={page.id} ctx={ctx} page={page} />
          ))}
        </ul>
      </nav>
      {menu.showFreeEvaluation && (
        <Link
          href={ctx.href.page('/contact-demand/')}
          t={t}
          className="button button--outlined drawer__valuation"
        >
          {t('FREE_EVALUATION')}
        </Link>
      )}
      {headerLinks.show && (
        <TopBarItems ctx={ctx} items={[...headerLinks.left, ...headerLinks.right]} />
      )}
    </div>
  );
}
