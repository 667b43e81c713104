import { DOT } from '../../domain/format/dot';
import { formatPhone } from '../../domain/format/phone';
import type { RequestContext } from '../../platform/request-context';
import { LocalizedText } from '../ui/localized-text';

const PAGES = ['/Privacy/', '/Disclaimer/'];

/** Two lines below the pages of accounts: who the agency is, and its legal pages. */
export function AccountFooter({ ctx }: { ctx: RequestContext }) {
  const { t, href, localize, snapshot } = ctx;
  const { routes, configuration } = snapshot.site;
  const { legalName, offices, phone, professionalTitle, professionalNumber } = configuration.agency;
  const [office] = offices;
  const help = href.find('/contact/');
  const address = office && [office.street, office.houseNumber].filter(Boolean).join(' ');
  const line = [
    localize(legalName).text,
    office && [address, `${office.zip} ${office.city}`.trim()].filter(Boolean).join(', '),
    formatPhone(phone),
    `${localize(professionalTitle).text} ${professionalNumber}`.trim(),
  ];
  return (
    <footer className="account-footer">
      <p>{line.filter(Boolean).join(DOT)}</p>
      <ul>
        {routes
          .filter(({ original }) => PAGES.includes(original) && href.find(original))
          .map(({ original, breadcrumb }) => (
            <li key={original}>
              <a href={href.page(original)}>
                <LocalizedText ctx={ctx} text={breadcrumb.at(-1)?.name} />
              </a>
            </li>
          ))}
        {help && (
          <li>
            <a href={help}>{t('ACCOUNT_HELP')}</a>
          </li>
        )}
      </ul>
    </footer>
  );
}
