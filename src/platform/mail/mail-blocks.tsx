import type { ReactNode } from 'react';
import { useAddColon, useIsTextFormat } from './mail-format';
import { MailLines, MailLink } from './mail-parts';
import type { MailStyle } from './mail-styles';
import { useMailStyles } from './mail-styles';

// What stands apart in a mail's body. Each is a table: Outlook knows the padding of no other element, and no margin of a table.

/** Renders a table of one cell, which holds the space around what stands in it. */
export const MailBlock = ({ style, children }: { style: MailStyle; children: ReactNode }) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ width: '100%' }}>
    <tbody>
      <tr>
        <td style={style}>{children}</td>
      </tr>
    </tbody>
  </table>
);

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
    <MailBlock style={mailStyles.block}>
      <table width="100%" cellPadding={0} cellSpacing={0} style={mailStyles.facts}>
        <tbody>
          {filledRows.map(({ term, value, href }) => (
            <tr key={term}>
              <th scope="row" className="fact" style={mailStyles.term}>
                {term}
              </th>
              <td className="fact" style={mailStyles.value}>
                {href ? <MailLink {...{ href }}>{value}</MailLink> : <MailLines text={value} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </MailBlock>
  );
}

/** Renders a visitor's own text as a quotation. */
export function MailQuote({ children }: { children: string }) {
  const mailStyles = useMailStyles();
  if (useIsTextFormat()) return `${children.trim().replace(/^/gm, '> ')}\n\n`;
  return (
    <blockquote style={mailStyles.apart}>
      <MailBlock style={mailStyles.quote}>
        <MailLines text={children.trim()} />
      </MailBlock>
    </blockquote>
  );
}

/** Renders a code to copy or retype, on a line of its own. */
export function MailCode({ children }: { children: string }) {
  const mailStyles = useMailStyles();
  if (useIsTextFormat()) return `${children}\n\n`;
  return (
    <MailBlock style={mailStyles.block}>
      <MailBlock style={mailStyles.code}>{children}</MailBlock>
    </MailBlock>
  );
}

/** Renders the link of the mail's main action. */
export function MailButton({ href, children }: { href: string; children: string }) {
  const mailStyles = useMailStyles();
  const addColon = useAddColon();
  if (useIsTextFormat()) return `${addColon(children)}\n${href}\n\n`;
  return (
    <MailBlock style={mailStyles.action}>
      <table role="presentation" cellPadding={0} cellSpacing={0}>
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
    </MailBlock>
  );
}

interface MailLinkItem {
  href: string;
  label: string;
  /** A second line: a price, a date, what it is. */
  aside?: string;
}

/** Renders links to pages or files, one a line; directly above facts these draw the line between both. */
export function MailLinks({
  links,
  isAboveFacts = false,
}: {
  links: readonly MailLinkItem[];
  isAboveFacts?: boolean;
}) {
  const mailStyles = useMailStyles();
  if (useIsTextFormat())
    return links
      .map(({ href, label, aside }) => `${[label, aside, href].filter(Boolean).join('\n')}\n\n`)
      .join('');
  return (
    <MailBlock style={isAboveFacts ? mailStyles.linksAboveFacts : mailStyles.block}>
      {links.map(({ href, label, aside }) => (
        <MailBlock key={href} style={mailStyles.item}>
          <MailLink href={href}>{label}</MailLink>
          {aside && (
            <>
              <br />
              <span style={mailStyles.aside}>{aside}</span>
            </>
          )}
        </MailBlock>
      ))}
      {!isAboveFacts && <MailBlock style={mailStyles.listEnd}>{'\u00a0'}</MailBlock>}
    </MailBlock>
  );
}
