import type { ReactNode } from 'react';
import build from '../../../dist/build/build.json';
import type { Language } from '../../domain/language/language';
import { isForOneReader } from '../../domain/routing/resolved-route';
import { isPopupShown } from '../../domain/site/shown-days';
import type { SiteWording } from '../../domain/site/site-texts';
import { getOwnTexts } from '../../domain/site/site-texts';
import { findPageClass } from '../../domain/site/theme';
import type { RequestContext } from '../../platform/request-context';
import type { Sharing } from '../../platform/sharing/share';
import { AccountFooter } from './account-footer';
import type { AccountShell } from './account-header';
import { AccountHeader } from './account-header';
import type { DeskShell } from './desk-header';
import { DeskHeader } from './desk-header';
import { Footer } from './footer';
import { Header, listHeaderStyles } from './header';
import type { HeadImage, SocialMetadata } from './seo-tags';
import { SeoTags } from './seo-tags';
import type { AddedStyles, PageStyles } from './stylesheets';
import { BackgroundStyle, getDeferredStyles, InlineStyle, InlineStylesheet } from './stylesheets';

/** Metadata of a page for browsers, search engines and social networks. */
export interface DocumentHead {
  title: string;
  description?: string | undefined;
  /** The page's path in each language it exists in, for the language switcher and hreflang. */
  paths?: Partial<Record<Language, string>> | undefined;
  image?: HeadImage | undefined;
  robots?: 'noindex' | undefined;
  /** The Atom feed of what the page lists. */
  feed?: string | undefined;
  /** What tells the pages of a list apart, after the title: 'pagina 2'. */
  part?: string | undefined;
  /** Whether title and description tell of this request (a filter, an error): configured metadata does not replace them. */
  isVariant?: boolean | undefined;
  /** Configured metadata for social networks, where it differs from the page's own (§3, menu page). */
  social?: SocialMetadata | undefined;
}

/**
 * What a page takes of the menu page of its path (§3): by default its metadata, and banner and modules around the page;
 * with `titled`, as its heading also the title; its metadata alone if it draws the others itself; nothing if a
 * message stands in place of the page.
 */
type MenuPagePart = 'frame' | 'titled' | 'metadata' | 'none';

export interface PageProps {
  ctx: RequestContext;
  head: DocumentHead;
  /** The styles of this kind of page, in addition to those of every page. */
  stylesheet: PageStyles;
  /**
   * The query parameters that the page depends on, beside its path and the version: with them it is declared to be the
   * same for everybody (decision 134). Undefined if it may depend on anything.
   */
  queryParams?: readonly string[];
  /** How such a page is shared; 'version' by default. */
  sharing?: Sharing;
  /**
   * Header and footer: of the public pages by default; with the short footer on pages that sign in; of
   * the signed-in person on their own pages, and of the desk, without dialog and trackers.
   */
  shell?: 'sign-in' | AccountShell | DeskShell;
  menuPage?: MenuPagePart;
  /** The page of the lists in the modules of the menu page, from 1. */
  modulePage?: number;
  /** Styles for what this page shows and most of its kind do not: banners, modules, prices all-in. */
  addedStyles?: readonly AddedStyles[];
  /** Whether the header lies over the banner, as on the home page (§4). */
  isHome?: boolean;
  /** The id of the results of a list: a skip link for keyboard users leads there. */
  resultsId?: string;
  children?: ReactNode;
}

/** The document of every page: head, skip link, header, main, footer (§2.7). */
export function Document(props: PageProps) {
  const { ctx, head, stylesheet, addedStyles = [], shell, isHome, resultsId, children } = props;
  const { language, t, snapshot, route } = ctx;
  const { paths = {} } = head;
  const isPrivate = typeof shell === 'object';
  const headerStyles = listHeaderStyles(ctx, isPrivate);
  const sheets = ['base' as const, ...headerStyles, stylesheet, ...addedStyles];
  const agency = snapshot.site.configuration.agency.name;
  const name = [head.title, head.part].filter(Boolean).join(', ');
  const title = name === agency ? agency : `${name} · ${agency}`;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <SeoTags ctx={ctx} {...head} title={title} />
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href={`/manifest.webmanifest?language=${language}`} />
        {route.original === '/' && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            title={agency}
            href={`/opensearch.xml?language=${language}`}
          />
        )}
        {FONT_FILES.map((file) => (
          <link
            key={file}
            rel="preload"
            as="font"
            type="font/woff2"
            href={file}
            crossOrigin=""
            fetchPriority="low"
          />
        ))}
        {sheets.map((sheet) => (
          <InlineStylesheet key={sheet} sheet={sheet} />
        ))}
        <InlineStyle css={snapshot.theme.css} />
        <BackgroundStyle css={snapshot.theme.backgrounds} sheets={sheets} />
        <link rel="stylesheet" media="print" href={build.print} />
        {/* A module script is deferred: the behaviours need the whole page. */}
        <script type="module" src={build.entry} />
      </head>
      <body className={isHome ? 'is-home' : undefined} {...buildBodyAttributes(ctx, isPrivate)}>
        <a className="skip-link" href="#main">
          {t('SKIP_TO_CONTENT')}
        </a>
        {resultsId && (
          <a className="skip-link" href={`#${resultsId}`}>
            {t('SKIP_TO_RESULTS')}
          </a>
        )}
        {isPrivate ? (
          <PrivateHeader ctx={ctx} shell={shell} />
        ) : (
          <Header ctx={ctx} paths={paths} home={isHome} />
        )}
        <main id="main" tabIndex={-1} className={findPageClass(snapshot.site, ctx.page)}>
          {children}
        </main>
        {getDeferredStyles(stylesheet).map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        {isPrivate && 'menu' in shell ? null : shell ? (
          <AccountFooter ctx={ctx} />
        ) : (
          <Footer ctx={ctx} />
        )}
        {!isForOneReader(route) && !shell && (
          <noscript>
            {/* Counts the page view without script (decision 34). */}
            <img
              src={`/page-views/?page=${encodeURIComponent(paths[language] ?? '').replaceAll('%2F', '/')}`}
              alt=""
              hidden
            />
          </noscript>
        )}
      </body>
    </html>
  );
}

const PrivateHeader = ({ ctx, shell }: { ctx: RequestContext; shell: AccountShell | DeskShell }) =>
  'menu' in shell ? (
    <DeskHeader ctx={ctx} shell={shell} />
  ) : (
    <AccountHeader ctx={ctx} shell={shell} />
  );

/** Returns the configuration that scripts read from the body (§4); previews and private pages have no trackers. */
function buildBodyAttributes({ language, snapshot, route }: RequestContext, isPrivate: boolean) {
  const { popup, siteInfo } = snapshot.site.configuration;
  const trackers = Object.entries(siteInfo).filter(([, id]) => id);
  // Never over a thank-you page.
  const hasPopup = !isPrivate && !route.original.startsWith('/feedback/');
  return {
    // Of which version and build a fragment must be (client/fetch-document.ts).
    'data-version': `${snapshot.version} ${build.id}`,
    'data-texts': formatScriptTexts(snapshot.site, language),
    'data-popup-delay': isPopupShown(popup, Date.now()) && hasPopup ? popup.delay : undefined,
    ...(isForOneReader(route) || isPrivate
      ? { 'data-preview': '' }
      : trackers.length > 0 && { 'data-trackers': JSON.stringify(Object.fromEntries(trackers)) }),
  };
}

/** Returns the agency's own words for texts that scripts hold (client/page-text.ts); undefined if it has none. */
function formatScriptTexts(site: SiteWording, language: Language): string | undefined {
  const own = Object.entries(getOwnTexts(site, language)).filter(([key]) =>
    build.scriptTexts.includes(key),
  );
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : undefined;
}

/** Fonts to preload: loaded after the first paint, they would move lines. */
const FONT_FILES = ['/fonts/newsreader.woff2', '/fonts/figtree.woff2'];
