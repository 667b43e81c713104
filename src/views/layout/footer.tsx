import type { FooterColumn } from '../../domain/site/configuration/footer';
import { legalLines } from '../../domain/site/legal-lines';
import type { Visit } from '../../platform/request-context';
import { kept } from '../ui/cached-markup';
import { Html } from '../ui/html';
import { Link } from '../ui/link';
import { Say } from '../ui/localized-text';
import { BackToTop } from './back-to-top';
import { Logo } from './logo';
import { withTotals } from './totals';

/** The configured columns, the agency's legal lines and the copyright (§2.7, decision 21). */
export function Footer({ visit }: { visit: Visit }) {
  const markup = kept(visit, 'footer', () => <FooterContent visit={visit} />);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by FooterContent just now or before
  return <footer className="footer" dangerouslySetInnerHTML={{ __html: markup }} />;
}

function FooterContent({ visit }: { visit: Visit }) {
  const { footer } = visit.snapshot.site.configuration;
  return (
    <>
      <div className="footer__columns">
        {footer.bottom.map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name but their place
          <Column key={place} visit={visit} column={column} first={place === 0} />
        ))}
      </div>
      <div className="footer__foot">
        <LegalLines visit={visit} />
        {visit.say(footer.copyright).text && (
          <p className="footer__copyright">
            <Say visit={visit} text={footer.copyright} />
          </p>
        )}
        <LegalLinks visit={visit} />
      </div>
      <BackToTop visit={visit} />
    </>
  );
}

/** A column on the grid of twelve; the first carries the logo where it shows no title of its own. */
function Column({ visit, column, first }: { visit: Visit; column: FooterColumn; first: boolean }) {
  const { agency, header } = visit.snapshot.site.configuration;
  const title = shown(visit, column.title);
  return (
    <div className={`footer__column ${columnClasses(column)}`}>
      {title && (
        <h2>
          <Say visit={visit} text={title} />
        </h2>
      )}
      {first && !title && <Logo name={agency.name} image={header.logo.image} />}
      <Html visit={visit} html={shown(visit, column.introText)} className="footer__intro" />
      <Html visit={visit} html={shown(visit, column.fullText)} />
      {column.image.map((image) => (
        <img
          key={image.url}
          src={image.url}
          alt=""
          width={image.width}
          height={image.height}
          loading="lazy"
        />
      ))}
    </div>
  );
}

/** A text whose public flag does not hide it, with the catalogue's totals where it names them (§3, §2.8). */
function shown(visit: Visit, text: FooterColumn['title']) {
  return text.public !== false && visit.say(text).text ? withTotals(visit, text) : undefined;
}

const columnClasses = ({ col }: FooterColumn) =>
  Object.entries(col)
    .filter(([, count]) => count < 12)
    .map(([width, count]) => `${width}-${count}`)
    .join(' ');

/** Decision 21: who answers for this site, in the footer and on contact pages. */
export function LegalLines({ visit }: { visit: Visit }) {
  return (
    <div className="legal-lines">
      {legalLines(visit, visit.snapshot.site.configuration.agency).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

const LEGAL_PAGES = ['/Privacy/', '/Cookie-policy/', '/Disclaimer/'];

function LegalLinks({ visit }: { visit: Visit }) {
  const { routes, configuration } = visit.snapshot.site;
  const { rulesOfConduct } = configuration.agency;
  const pages = routes.filter(({ original }) => LEGAL_PAGES.includes(original));
  if (pages.length === 0 && !rulesOfConduct) return null;
  return (
    <ul className="footer__legal-links">
      {pages.map(({ original, breadcrumb }) => (
        <li key={original}>
          <a href={visit.href.page(original)}>{visit.say(breadcrumb.at(-1)?.name).text}</a>
        </li>
      ))}
      <li>
        {/* Opens the question again; without script there is nothing to choose, as the policy says. */}
        <a href={visit.href.page('/Cookie-policy/')} data-consent="">
          {visit.t('COOKIE_SETTINGS')}
        </a>
      </li>
      {rulesOfConduct && (
        <li>
          <Link href={rulesOfConduct} t={visit.t}>
            {visit.t('RULES_OF_CONDUCT')}
          </Link>
        </li>
      )}
    </ul>
  );
}
