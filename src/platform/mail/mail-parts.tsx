import type { ReactNode } from 'react';
import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import type { MailSender } from './compose-mail';
import { useIsTextFormat } from './mail-format';
import { mailStyles } from './mail-styles';

/** The parts of a mail's body. In text each ends its paragraph. */

/** 'Beste An,' or, without a name, 'Beste,'. */
export const MailGreeting = ({ sender: { t }, name }: { sender: MailSender; name?: string }) => (
  <MailParagraph>
    {name?.trim() ? t('MAIL_DEAR', { name: name.trim() }) : t('MAIL_DEAR_UNKNOWN')}
  </MailParagraph>
);

export function MailParagraph({ children }: { children: ReactNode }) {
  return useIsTextFormat() ? (
    <>
      {children}
      {'\n\n'}
    </>
  ) : (
    <p style={mailStyles.paragraph}>{children}</p>
  );
}

/** A heading within the body. */
export function MailHeading({ children }: { children: string }) {
  return useIsTextFormat() ? `\n${children}\n\n` : <h2 style={mailStyles.heading}>{children}</h2>;
}

/** A name, its value, and where that leads: a number to dial. */
export type MailFact = readonly [
  term: string,
  value: string | undefined,
  href?: string | undefined,
];

/** Names and values in two columns; what has no value is left out. */
export function MailFacts({ rows }: { rows: readonly MailFact[] }) {
  const given = rows.flatMap(([term, value, href]) =>
    value?.trim() ? [{ term, value, href }] : [],
  );
  if (useIsTextFormat())
    return `${given.map(({ term, value }) => `${term}: ${value}`).join('\n')}\n\n`;
  if (given.length === 0) return null;
  return (
    <table style={mailStyles.facts}>
      <tbody>
        {given.map(({ term, value, href }) => (
          <tr key={term}>
            <th scope="row" style={mailStyles.term}>
              {term}
            </th>
            <td style={mailStyles.value}>
              {href ? <MailLink {...{ href }}>{value}</MailLink> : <MailLines text={value} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What somebody wrote, as they wrote it. */
export function MailQuote({ children }: { children: string }) {
  if (useIsTextFormat()) return `${children.trim().replace(/^/gm, '> ')}\n\n`;
  return (
    <blockquote style={mailStyles.quote}>
      <MailLines text={children.trim()} />
    </blockquote>
  );
}

/** The one thing there is to do. */
export function MailButton({ href, children }: { href: string; children: string }) {
  if (useIsTextFormat()) return `${children}:\n${href}\n\n`;
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={mailStyles.action}>
      <tbody>
        <tr>
          <td style={mailStyles.actionCell}>
            <a href={href} style={mailStyles.actionLink}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface MailLinkItem {
  href: string;
  label: string;
  /** A second line: a price, a date, what it is. */
  aside?: string;
}

/** Pages or files, one a line. */
export function MailLinks({ links }: { links: readonly MailLinkItem[] }) {
  if (useIsTextFormat())
    return links
      .map(({ href, label, aside }) => `${[label, aside].filter(Boolean).join(', ')}\n${href}\n\n`)
      .join('');
  return (
    <ul style={mailStyles.list}>
      {links.map(({ href, label, aside }) => (
        <li key={href} style={mailStyles.item}>
          <MailLink href={href}>{label}</MailLink>
          {aside && (
            <>
              <br />
              <span style={mailStyles.aside}>{aside}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Smaller print below what matters. */
export function MailNote({ children }: { children: ReactNode }) {
  return useIsTextFormat() ? (
    <>
      {children}
      {'\n\n'}
    </>
  ) : (
    <p style={mailStyles.note}>{children}</p>
  );
}

const MailLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} style={mailStyles.link}>
    {children}
  </a>
);

/** How a mail to a visitor ends: how to answer, and who wrote: a member of the team, or the agency. */
export function MailClosing({
  sender: { t, snapshot },
  name,
  phone,
}: {
  sender: MailSender;
  name?: string | undefined;
  phone?: string | undefined;
}) {
  const { agency } = snapshot.site.configuration;
  const number = formatPhone(phone || agency.phone);
  const [before, after] = t('MAIL_REPLY_HINT', { phone: number }).split(number);
  return (
    <>
      <MailParagraph>
        {before}
        <MailLink href={toPhoneUrl(number)}>{number}</MailLink>
        {after}
      </MailParagraph>
      <MailParagraph>
        <MailLines
          text={`${t('MAIL_REGARDS')}\n${name ?? t('MAIL_SIGNATURE', { agency: agency.name })}`}
        />
      </MailParagraph>
    </>
  );
}

/** A text with its line breaks. */
function MailLines({ text }: { text: string }) {
  if (useIsTextFormat()) return text;
  return text.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
    <span key={place}>
      {place > 0 && <br />}
      {line}
    </span>
  ));
}
