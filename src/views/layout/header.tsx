import type { ReactNode } from 'react';
import type { Language } from '../../domain/language/language';
import type { HorizontalPosition } from '../../domain/site/setting-schemas';
import type { RequestContext } from '../../platform/request-context';
import { cachedMarkup } from '../ui/cached-markup';
import { Drawer, DrawerButton } from './drawer';
import { FavouritesLink } from './favourites-link';
import { fillLanguagePaths, LanguageSwitcher } from './language-switcher';
import { Logo } from './logo';
import { Menu } from './menu';
import { TopBar } from './top-bar';

const POSITIONS: readonly HorizontalPosition[] = ['left', 'center', 'right'];

/**
 * Top bar, logo, menu and language switcher, the last three each left, center or right (§2.7). Its
 * frame becomes fixed after 30 px where the configuration lets it change on scrolling (§4).
 */
export function Header({
  ctx,
  paths,
  home,
}: {
  ctx: RequestContext;
  paths: Partial<Record<Language, string>>;
  home?: boolean | undefined;
}) {
  // Which page is the current one is all that differs, and where its other languages are.
  const name = `header ${ctx.route.entry?.original ?? 'elsewhere'}`;
  const markup = cachedMarkup(ctx, name, () => <HeaderContent ctx={ctx} />);
  return (
    <header
      className={getHeaderClasses(ctx, home)}
      data-behaviour="header"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by HeaderContent just now or before
      dangerouslySetInnerHTML={{ __html: fillLanguagePaths(ctx, markup, paths) }}
    />
  );
}

function HeaderContent({ ctx }: { ctx: RequestContext }) {
  const { logo, menu, languageSwitcher } = ctx.snapshot.site.configuration.header;
  const parts: { at: HorizontalPosition; part: ReactNode }[] = [
    { at: logo.position, part: <HeaderLogo key="logo" ctx={ctx} /> },
    { at: menu.position, part: <Menu key="menu" ctx={ctx} /> },
    {
      at: languageSwitcher.position,
      part: <LanguageSwitcher key="languages" ctx={ctx} />,
    },
    { at: languageSwitcher.position, part: <FavouritesLink key="saved" ctx={ctx} /> },
  ];
  const zones = POSITIONS.map((place) => ({
    place,
    parts: parts.filter(({ at }) => at === place).map(({ part }) => part),
  }));
  return (
    <>
      <TopBar ctx={ctx} />
      <div className="header__frame">
        <div className="header__bar">
          {zones.map(({ place, parts: placed }) => (
            <div key={place} className={`header__slot header__slot--${place}`}>
              {placed}
            </div>
          ))}
          <DrawerButton ctx={ctx} />
        </div>
      </div>
      <Drawer ctx={ctx} />
    </>
  );
}

function HeaderLogo({ ctx }: { ctx: RequestContext }) {
  const { agency, header } = ctx.snapshot.site.configuration;
  return (
    <a
      className="header__logo"
      href={ctx.href.home()}
      aria-label={`${agency.name}, ${ctx.t('HOME')}`}
    >
      <Logo name={agency.name} image={header.logo.image} />
    </a>
  );
}

/** A logo that waits for scrolling needs a header that comes along (§4). */
function getHeaderClasses(ctx: RequestContext, home = false): string {
  const { appBar, logo } = ctx.snapshot.site.configuration.header;
  return [
    'header',
    appBar.changeOnScroll && 'header--fixed-on-scroll',
    appBar.changeOnScroll && home && !logo.showLogoAtStart && 'header--logo-on-scroll',
  ]
    .filter(Boolean)
    .join(' ');
}
