import type { ReactNode } from 'react';
import { formatPhone, toPhoneUrl } from '../../domain/format/phone';
import { separateWords } from '../../domain/format/plain-words';
import type { MailSender } from './mail-content';
import { useAddColon, useIsTextFormat } from './mail-format';
import { useMailStyles } from './mail-styles';

// The parts of a mail's body. As plain text, each ends with an empty line.

/** Renders 'Beste An,' or, without a name, 'Beste,'. */
export const MailGreeting = ({ sender: { t }, name }: { sender: MailSender; name?: string }) => (
  <MailParagraph>
    {name?.trim() ? t('MAIL_DEAR', { name: separateWords(name.trim()) }) : t('MAIL_DEAR_UNKNOWN')}
  </MailParagraph>
);

export function MailParagraph({ children }: { children: ReactNode }) {
  const mailStyles = useMailStyles();
  return useIsTextFormat() ? (
    <>
      {children}
      {'\n\n'}
    </>
  ) : (
    <p style={mailStyles.paragraph}>{children}</p>
  );
}

/** Renders a heading within the body. */
export function MailHeading({ children }: { children: string }) {
  const mailStyles = useMailStyles();
  return useIsTextFormat() ? `\n${children}\n\n` : <h2 style={mailStyles.heading}>{children}</h2>;
}

/** A term, its value, and the link of the value, such as a phone number to dial. */
export type MailFact = readonly [
  term: string,
  value: string | undefined,
  href?: string | undefined,
];

/** Renders terms and values in two columns, leaving out rows without a value. */
export function MailFacts({ rows }: { rows: readonly MailFact[] }) {
  const mailStyles = useMailStyles();
  const filledRows = rows.flatMap(([term, value, href]) =>
    value?.trim() ? [{ term, value, href }] : [],
  );
  const addColon = useAddColon();
  if (useIsTextFormat())
    return `${filledRows.map(({ term, value }) => `${addColon(term)} ${value}`).join('\n')}\n\n`;
  if (filledRows.length === 0) return null;
  return (
    <table style={mailStyles.facts}>
      <tbody>
        {filledRows.map(({ term, value, href }) => (
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

/** Renders a visitor's own text as a quotation. */
export function MailQuote({ children }: { children: string }) {
  const mailStyles = useMailStyles();
  if (useIsTextFormat()) return `${children.trim().replace(/^/gm, '> ')}\n\n`;
  return (
    <blockquote style={mailStyles.quote}>
      <MailLines text={children.trim()} />
    </blockquote>
  );
}

/** Renders a code to copy or retype, on a line of its own. */
export function MailCode({ children }: { children: string }) {
  const mailStyles = useMailStyles();
  if (useIsTextFormat()) return `${children}\n\n`;
  return <p style={mailStyles.code}>{children}</p>;
}

/** Renders the link of the mail's main action. */
export function MailButton({ href, children }: { href: string; children: string }) {
  const mailStyles = useMailStyles();
  const addColon = useAddColon();
  if (useIsTextFormat()) return `${addColon(children)}\n${href}\n\n`;
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

/** Renders links to pages or files, one a line. */
export function MailLinks({ links }: { links: readonly MailLinkItem[] }) {
  const mailStyles = useMailStyles();
  if (useIsTextFormat())
    return links
      .map(({ href, label, aside }) => `${[label, aside, href].filter(Boolean).join('\n')}\n\n`)
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

/** Renders a note in small print. */
export function MailNote({ children }: { children: ReactNode }) {
  const mailStyles = useMailStyles();
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
  <a href={href} style={useMailStyles().link}>
    {children}
  </a>
);

/** Renders the end of a mail to a visitor: how to reply, and the signature of a person or the agency. */
export function MailClosing({
  sender: { t, snapshot },
  name,
  phone,
  hint = 'MAIL_REPLY_HINT',
}: {
  sender: MailSender;
  name?: string | undefined;
  phone?: string | undefined;
  /** Where an answer goes, and the number to call. */
  hint?: 'MAIL_REPLY_HINT' | 'MAIL_FRIEND_REPLY';
}) {
  const { agency } = snapshot.site.configuration;
  const number = formatPhone(phone || agency.phone);
  const [before, after] = t(hint, { phone: number }).split(number);
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

/** Renders a text with its line breaks. */
export function MailLines({ text }: { text: string }) {
  if (useIsTextFormat()) return text;
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no key but their index
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}
