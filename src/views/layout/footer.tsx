import { isWritten } from '../../domain/language/localized';
import type { Translate } from '../../domain/language/texts';
import type { FooterColumn } from '../../domain/site/configuration/footer';
import { LEGAL_PAGES, listLegalLines } from '../../domain/site/legal-lines';
import type { RequestContext } from '../../platform/request-context';
import { cachedMarkup } from '../ui/cached-markup';
import { Html } from '../ui/html';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { findVisibleText, LocalizedText } from '../ui/localized-text';
import { Sentence } from '../ui/sentence';
import { SiteImage } from '../ui/site-image';
import { Logo } from './logo';

/** The configured columns, the agency's legal lines and the copyright (§2.7, decision 21). */
export function Footer({ ctx }: { ctx: RequestContext }) {
  const markup = cachedMarkup(ctx, 'footer', () => <FooterContent ctx={ctx} />);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by FooterContent
  return <footer className="footer" dangerouslySetInnerHTML={{ __html: markup }} />;
}

function FooterContent({ ctx }: { ctx: RequestContext }) {
  const { footer } = ctx.snapshot.site.configuration;
  return (
    <>
      <div className="footer__columns">
        {footer.bottom.filter(hasContent).map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id but their position
          <FooterSection key={index} ctx={ctx} column={column} first={index === 0} />
        ))}
      </div>
      <div className="footer__foot">
        <LegalLines ctx={ctx} />
        {ctx.localize(footer.copyright).text && (
          <p>
            <LocalizedText ctx={ctx} text={footer.copyright} />
          </p>
        )}
        <LegalLinks ctx={ctx} />
      </div>
      <BackToTop t={ctx.t} />
    </>
  );
}

/** Returns whether a column has a title, a text or a picture to show; in the first, the logo stands for a title. */
const hasContent = ({ title, introText, fullText, image }: FooterColumn, index: number): boolean =>
  index === 0 ||
  image.length > 0 ||
  [title, introText, fullText].some((text) => text.public !== false && isWritten(text));

/** A column on the grid of twelve; the first column shows the logo if it has no title. */
function FooterSection({
  ctx,
  column,
  first,
}: {
  ctx: RequestContext;
  column: FooterColumn;
  first: boolean;
}) {
  const title = findVisibleText(ctx, column.title);
  return (
    <div className={`footer__column ${getColumnClasses(column)}`}>
      {title && (
        <h2>
          <LocalizedText ctx={ctx} text={title} />
        </h2>
      )}
      {first && !title && <Logo ctx={ctx} />}
      <Html ctx={ctx} html={findVisibleText(ctx, column.introText)} className="footer__intro" />
      <Html ctx={ctx} html={findVisibleText(ctx, column.fullText)} />
      {column.image.map((image) => (
        <SiteImage key={image.url} ctx={ctx} image={image} lazy />
      ))}
    </div>
  );
}

const getColumnClasses = ({ col }: FooterColumn) =>
  Object.entries(col)
    .filter(([, count]) => count < 12)
    .map(([width, count]) => `${width}-${count}`)
    .join(' ');

/** The legal lines of the agency, in the footer and on contact pages (decision 21). */
export function LegalLines({ ctx }: { ctx: RequestContext }) {
  return (
    <div className="legal-lines">
      {listLegalLines(ctx.snapshot.site.configuration.agency).map(({ text, values }) => (
        <p key={text}>
          <Sentence ctx={ctx} text={text} values={values} />
        </p>
      ))}
    </div>
  );
}

function LegalLinks({ ctx }: { ctx: RequestContext }) {
  const { routes, configuration } = ctx.snapshot.site;
  const { rulesOfConduct } = configuration.agency;
  const pages = routes
    .filter(({ original }) => LEGAL_PAGES.includes(original) && ctx.href.find(original))
    .map(({ original, breadcrumb }) => ({
      original,
      name:
        breadcrumb.at(-1)?.name ??
        ctx.snapshot.pages.byOriginal.get(original.toLowerCase())?.params.title,
    }))
    .filter(({ name }) => isWritten(name));
  if (pages.length === 0 && !rulesOfConduct) return null;
  return (
    <ul className="footer__legal-links">
      {pages.map(({ original, name }) => (
        <li key={original}>
          <a href={ctx.href.page(original)}>
            <LocalizedText ctx={ctx} text={name} />
          </a>
        </li>
      ))}
      <li>
        {/* Opens the consent dialog; without script the link leads to the policy, which says there is nothing to choose. */}
        <a href={ctx.href.page('/Cookie-policy/')} data-consent="">
          {ctx.t('COOKIE_SETTINGS')}
        </a>
      </li>
      {rulesOfConduct && (
        <li>
          <Link href={rulesOfConduct} t={ctx.t}>
            {ctx.t('RULES_OF_CONDUCT')}
          </Link>
        </li>
      )}
    </ul>
  );
}

/**
 * A link to the top of the page, which browsers support without a target; the script shows it after
 * scrolling (§2.7, §9).
 */
function BackToTop({ t }: { t: Translate }) {
  return (
    <a className="back-to-top" href="#top" data-behaviour="back-to-top">
      <Icon name="up" />
      <span className="visually-hidden">{t('BACK_TO_TOP')}</span>
    </a>
  );
}
