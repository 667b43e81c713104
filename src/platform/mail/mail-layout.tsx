import type { ReactNode } from 'react';
import { formatLegalLines } from '../../domain/site/legal-lines';
import { describeOffice } from '../../domain/site/opening/describe-office';
import { getHoursWording } from '../hours-wording';
import type { MailContent, MailSender } from './mail-content';
import { useAddColon, useIsTextFormat } from './mail-format';
import { MailLines } from './mail-parts';
import { useMailStyles } from './mail-styles';

interface MailLayoutProps {
  sender: MailSender;
  content: MailContent;
  /** The line that mail programs show beside the subject. */
  preview?: string;
  children: ReactNode;
}

/**
 * Renders the layout of every mail: the agency's name on top, the legal lines of decision 21 at the
 * foot. It has no images of its own: mail programs that block them show the whole mail, and none tracks
 * reading.
 */
export function MailLayout(props: MailLayoutProps) {
  return useIsTextFormat() ? <TextMailLayout {...props} /> : <HtmlMailLayout {...props} />;
}

function HtmlMailLayout({ sender, content, preview, children }: MailLayoutProps) {
  const mailStyles = useMailStyles();
  return (
    <html lang={sender.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <title>{content.subject}</title>
        <style>{MOBILE_CSS}</style>
      </head>
      <body style={mailStyles.body}>
        <div style={mailStyles.hidden}>{preview + PREVIEW_END}</div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={mailStyles.outside}
        >
          <tbody>
            <tr>
              <td align="center" className="outside">
                <table
                  role="presentation"
                  width={600}
                  cellPadding={0}
                  cellSpacing={0}
                  style={mailStyles.paper}
                >
                  <tbody>
                    <tr>
                      <td>
                        <MailMasthead sender={sender} />
                      </td>
                    </tr>
                    <tr>
                      <td className="inside" style={mailStyles.content}>
                        <h1 className="title" style={mailStyles.title}>
                          {content.heading ?? content.subject}
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="inside" style={mailStyles.foot}>
                        <MailFooter sender={sender} content={content} />
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** Renders the agency's name on a paper tab at the lower left of the band (docs/look.md). */
function MailMasthead({ sender: { snapshot, origin, href } }: { sender: MailSender }) {
  const mailStyles = useMailStyles();
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={mailStyles.band}>
      <tbody>
        <tr>
          <td colSpan={2} style={mailStyles.sky}>
            {'\u00a0'}
          </td>
        </tr>
        <tr>
          <td className="inside" style={mailStyles.cut}>
            <a href={origin + href.page('/')} style={mailStyles.name}>
              {snapshot.site.configuration.agency.name}
            </a>
          </td>
          <td style={mailStyles.besides}>{'\u00a0'}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** What stands behind the preview line, so that mail programs do not fill it up with the text below. */
const PREVIEW_END = '\u00a0\u200c'.repeat(60);

/** Rules that need media queries; mail programs that ignore them show the wide layout. */
const MOBILE_CSS =
  '.outside{padding:40px 16px}@media(max-width:619px){.outside{padding:0}.inside{padding-left:24px!important;padding-right:24px!important}.title{font-size:28px!important;line-height:34px!important}.fact{display:block;width:auto!important}td.fact{padding-top:0!important;border-top:0!important}}';

function MailFooter({ sender, content }: { sender: MailSender; content: MailContent }) {
  const mailStyles = useMailStyles();
  const { t, snapshot } = sender;
  const { agency } = snapshot.site.configuration;
  return (
    <>
      <p style={mailStyles.footName}>{agency.name}</p>
      <p style={mailStyles.footLine}>
        <MailLines text={listContactLines(sender).join('\n')} />
      </p>
      {formatLegalLines(sender, sender.snapshot.site.configuration.agency).map((line) => (
        <p key={line} style={mailStyles.footLine}>
          {line}
        </p>
      ))}
      {content.reason && <p style={mailStyles.footLine}>{content.reason}</p>}
      {content.unsubscribeUrl && (
        <p style={mailStyles.footLine}>
          <a href={content.unsubscribeUrl} style={mailStyles.footLink}>
            {t('MAIL_UNSUBSCRIBE')}
          </a>
        </p>
      )}
    </>
  );
}

function TextMailLayout({ sender, content, children }: MailLayoutProps) {
  const addColon = useAddColon();
  const { t, snapshot, origin, href } = sender;
  const { agency } = snapshot.site.configuration;
  return (
    <>
      {`${content.heading ?? content.subject}\n\n`}
      {children}
      {[
        '-- ',
        agency.name,
        ...listContactLines(sender),
        `${origin}${href.page('/')}\n`,
        ...formatLegalLines(sender, sender.snapshot.site.configuration.agency),
        ...(content.reason ? [`\n${content.reason}`] : []),
        ...(content.unsubscribeUrl
          ? [`${addColon(t('MAIL_UNSUBSCRIBE'))} ${content.unsubscribeUrl}`]
          : []),
      ].join('\n')}
    </>
  );
}

/** Lists the address of the first office, how the agency is reached, and when. */
const listContactLines = (sender: MailSender): string[] => {
  const { phone, email } = sender.snapshot.site.configuration.agency;
  const lines = [formatOfficeAddress(sender), `${phone} · ${email}`, ...listMailHours(sender)];
  return lines.filter(Boolean);
};

/** Describes when the first office is open; nothing where it names no weekdays. */
function listMailHours(sender: MailSender): string[] {
  const [office] = sender.snapshot.site.configuration.agency.offices;
  return office?.week ? describeOffice(office, getHoursWording(sender)) : [];
}

/** Formats the postal address of the first office; '' if there is none. */
function formatOfficeAddress({ snapshot }: MailSender): string {
  const [office] = snapshot.site.configuration.agency.offices;
  if (!office) return '';
  return [
    [office.street, office.houseNumber].filter(Boolean).join(' '),
    [office.zip, office.city].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
}
