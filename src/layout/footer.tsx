import type { FooterColumn } from '../site/configuration/footer';
import { Html } from '../ui/html';
import { Link } from '../ui/link';
import { Say } from '../ui/say';
import type { Visit } from '../visit';
import { Logo } from './logo';

/** The configured columns, the agency's address, its legal lines and the copyright (§2.7, decision 21). */
export function Footer({ visit }: { visit: Visit }) {
  const { t, snapshot } = visit;
  const { agency, footer } = snapshot.site.configuration;
  return (
    <footer className="footer">
      <Logo name={agency.name} />
      <div className="footer__columns">
        {footer.bottom.map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name but their place
          <Column key={place} visit={visit} column={column} />
        ))}
      </div>
      <LegalLines visit={visit} />
      <ul className="footer__legal-links">
        {legalPages(visit).map(({ original, breadcrumb }) => (
          <li key={original}>
            <a href={visit.href.page(original)}>{visit.say(breadcrumb.at(-1)?.name).text}</a>
          </li>
        ))}
        {agency.rulesOfConduct && (
          <li>
            <Link href={agency.rulesOfConduct} t={t}>
              {t('RULES_OF_CONDUCT')}
            </Link>
          </li>
        )}
      </ul>
      <p className="footer__copyright">
        <Say visit={visit} text={footer.copyright} />
      </p>
    </footer>
  );
}

function Column({ visit, column }: { visit: Visit; column: FooterColumn }) {
  const shown = (text: FooterColumn['title']) => (text.public === false ? undefined : text);
  return (
    <div className="footer__column">
      {shown(column.title) && (
        <h2>
          <Say visit={visit} text={column.title} />
        </h2>
      )}
      <Html visit={visit} html={shown(column.introText)} />
      <Html visit={visit} html={shown(column.fullText)} />
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

/** Decision 21: who answers for this site, in the footer and on contact pages. */
export function LegalLines({ visit }: { visit: Visit }) {
  const { t, say, snapshot } = visit;
  const { agency } = snapshot.site.configuration;
  return (
    <div className="legal-lines">
      <p>
        {t('LEGAL_COMPANY', {
          name: say(agency.legalName).text,
          number: agency.companyNumber,
          vat: agency.vatNumber,
          title: say(agency.professionalTitle).text,
          professional: agency.professionalNumber,
        })}
      </p>
      <p>{t('LEGAL_AUTHORITY', { authority: say(agency.supervisoryAuthority).text })}</p>
      <p>
        {t('LEGAL_INSURANCE', {
          insurer: say(agency.liabilityInsurer).text,
          account: agency.thirdPartyAccount,
        })}
      </p>
    </div>
  );
}

const LEGAL_PAGES = ['/Privacy/', '/Cookie-policy/', '/Disclaimer/'];

const legalPages = ({ snapshot }: Visit) =>
  snapshot.site.routes.filter(({ original }) => LEGAL_PAGES.includes(original));
