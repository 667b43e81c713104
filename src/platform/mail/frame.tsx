import type { ReactNode } from 'react';
import { legalLines } from '../../domain/site/legal-lines';
import type { Letter, Sender } from './letter';
import { useText } from './medium';
import { style } from './style';

interface Framed {
  sender: Sender;
  letter: Letter;
  children: ReactNode;
}

/**
 * The agency's paper around every mail: its name on top, the legal lines of decision 21 at the foot.
 * It holds no picture, so that nothing is missing where pictures are not loaded, and nobody learns
 * that it was read.
 */
export function Frame(props: Framed) {
  return useText() ? <TextFrame {...props} /> : <HtmlFrame {...props} />;
}

function HtmlFrame({ sender, letter, children }: Framed) {
  return (
    <html lang={sender.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <title>{letter.subject}</title>
        <style>{PHONE}</style>
      </head>
      <body style={style.body}>
        {letter.preview && <div style={style.hidden}>{letter.preview}</div>}
        <table role="presentation" cellPadding={0} cellSpacing={0} style={style.outside}>
          <tbody>
            <tr>
              <td align="center" className="outside">
                <table role="presentation" cellPadding={0} cellSpacing={0} style={style.sheet}>
                  <tbody>
                    <tr>
                      <td>
                        <Head sender={sender} />
                      </td>
                    </tr>
                    <tr>
                      <td className="inside" style={style.content}>
                        <h1 className="title" style={style.title}>
                          {letter.title ?? letter.subject}
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="inside" style={style.foot}>
                        <Foot sender={sender} letter={letter} />
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

/** The agency's name on paper that is cut into the band, flush with its lower left (look/tokens.md). */
function Head({ sender: { snapshot, origin } }: { sender: Sender }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={style.band}>
      <tbody>
        <tr>
          <td colSpan={2} style={style.sky}>
            {'\u00a0'}
          </td>
        </tr>
        <tr>
          <td className="inside" style={style.cut}>
            <a href={origin} style={style.name}>
              {snapshot.site.configuration.agency.name}
            </a>
          </td>
          <td style={style.besides}>{'\u00a0'}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** What cannot stand in the elements themselves; where it is not read, the mail is a little wide. */
const PHONE =
  '.outside{padding:40px 16px}@media(max-width:619px){.outside{padding:0}.inside{padding-left:24px!important;padding-right:24px!important}.title{font-size:28px!important;line-height:34px!important}}';

function Foot({ sender, letter }: { sender: Sender; letter: Letter }) {
  const { t, snapshot } = sender;
  const { agency } = snapshot.site.configuration;
  return (
    <>
      <p style={style.footName}>{agency.name}</p>
      <p style={style.footLine}>
        {addressOf(sender)}
        <br />
        {agency.phone} · {agency.email}
      </p>
      {legalLines(sender, sender.snapshot.site.configuration.agency).map((line) => (
        <p key={line} style={style.footLine}>
          {line}
        </p>
      ))}
      {letter.why && <p style={style.footLine}>{letter.why}</p>}
      {letter.unsubscribe && (
        <p style={style.footLine}>
          <a href={letter.unsubscribe} style={style.footLink}>
            {t('MAIL_UNSUBSCRIBE')}
          </a>
        </p>
      )}
    </>
  );
}

function TextFrame({ sender, letter, children }: Framed) {
  const { t, snapshot, origin } = sender;
  const { agency } = snapshot.site.configuration;
  return (
    <>
      {`${letter.title ?? letter.subject}\n\n`}
      {children}
      {[
        '-- ',
        agency.name,
        ...(addressOf(sender) ? [addressOf(sender)] : []),
        `${agency.phone} · ${agency.email}`,
        `${origin}\n`,
        ...legalLines(sender, sender.snapshot.site.configuration.agency),
        ...(letter.why ? [`\n${letter.why}`] : []),
        ...(letter.unsubscribe ? [`${t('MAIL_UNSUBSCRIBE')}: ${letter.unsubscribe}`] : []),
      ].join('\n')}
    </>
  );
}

/** The first office: where a letter would go. */
function addressOf({ snapshot }: Sender): string {
  const [office] = snapshot.site.configuration.agency.offices;
  if (!office) return '';
  return [
    [office.street, office.houseNumber].filter(Boolean).join(' '),
    [office.zip, office.city].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
}
